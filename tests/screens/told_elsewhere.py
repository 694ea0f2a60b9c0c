"""The twelve memories of the pictures in German, and in Hebrew and Arabic, newest first."""

GERMAN = (
    "Die Besitzerin ist im Januar nach Tromsø gezogen und wohnt in einem Holzhaus nahe am Hafen.",
    "Die Besitzerin trinkt morgens am liebsten starken Filterkaffee und nach vier Uhr nachmittags keinen mehr.",
    "Ingrid ist die ältere Schwester der Besitzerin; sie repariert Geigen in Bergen und ruft jeden Sonntagabend an.",
    "Die Besitzerin ist mit Jonas in drei Tagen den ganzen Küstenweg gegangen, bei Regen, und will es noch einmal tun.",
    "Die Besitzerin arbeitet am besten vor Mittag, wenn das Telefon in einem anderen Zimmer liegt.",
    "Der Mietvertrag der Werkstatt endet am 30. September und braucht drei Monate Kündigungsfrist.",
    "Die Besitzerin verträgt keine Walnüsse.",
    "Die Besitzerin nimmt lieber den Nachtzug als das Flugzeug, auch wenn er teurer ist.",
    "Die Besitzerin lernte von einer Nachbarin, Sauerteigbrot zu backen; erst das dritte ging auf.",
    "Jonas ist der engste Schulfreund der Besitzerin; er unterrichtet Erdkunde und hat zwei Hunde, Fant und Pia.",
    "Die Besitzerin spricht gut Norwegisch und Deutsch, liest Dänisch und lernt dienstags Arabisch.",
    "Die Besitzerin hebt jeden Brief auf, der je ins Haus kam, nach Jahren geordnet in grauen Schachteln unter der "
    "Treppe, und liest am ersten Abend jedes Winters einen davon vor; es begann mit den Briefen einer Großtante, die "
    "als Köchin nach Spitzbergen fuhr und das Licht dort besser beschrieb als irgendjemand seither.",
)

HEBREW = (
    "בעלת הבית עברה לחיפה בינואר וגרה בבית עץ קטן ליד הנמל.",
    "בעלת הבית אוהבת קפה חזק בבוקר ואף פעם לא שותה קפה אחרי ארבע אחר הצהריים.",
    "نور هي الأخت الكبرى لصاحبة البيت، تصلح آلات العود في يافا وتتصل كل مساء أحد.",
    "בעלת הבית הלכה עם יונתן את כל שביל החוף בשלושה ימים, בגשם, ורוצה ללכת שוב בקיץ.",
    "בעלת הבית עובדת הכי טוב לפני הצהריים, כשהטלפון נמצא בחדר אחר.",
    "ينتهي عقد إيجار المشغل في 30 أيلول ويحتاج إلى إشعار قبل ثلاثة أشهر.",
    "לבעלת הבית יש אלרגיה לאגוזי מלך.",
    "בעלת הבית מעדיפה רכבת לילה על פני טיסה, גם כשהיא יקרה יותר.",
    "בעלת הבית למדה לאפות לחם מחמצת משכנה, ורק הכיכר השלישית תפחה.",
    "יונתן הוא החבר הקרוב של בעלת הבית עוד מבית הספר; הוא מלמד גאוגרפיה ויש לו שני כלבים, Fant ו-Pia.",
    "تتكلم صاحبة البيت العبرية والألمانية جيدا، وتتعلم العربية كل يوم ثلاثاء.",
    "בעלת הבית שומרת כל מכתב שאי פעם הגיע אל הבית, מסודר לפי שנים בקופסאות אפורות מתחת למדרגות, ובערב הראשון "
    "של כל חורף היא קוראת אחד מהם בקול; זה התחיל במכתבים של דודה שהפליגה צפונה כטבחית ותיארה את האור שם טוב מכולם.",
)
