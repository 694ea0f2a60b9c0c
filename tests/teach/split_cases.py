"""Texts and the sentences a careful reader finds in them, one kind of difficulty each."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """A text and the contents expected of it; what is not listed is expected to be left out."""

    name: str
    text: str
    sentences: tuple[str, ...]


def _case(name: str, text: str, *sentences: str) -> Case:
    return Case(name, text, sentences)


LATIN = (
    _case(
        "titles",
        "Dr. Elke Brandt treats Mira's knee. Prof. Okafor was her teacher. Mrs. Lund lives next door.",
        "Dr. Elke Brandt treats Mira's knee.",
        "Prof. Okafor was her teacher.",
        "Mrs. Lund lives next door.",
    ),
    _case(
        "german ordinals",
        "Mira zog am 3. Mai nach Graz. Sie wohnt im 2. Stock eines alten Hauses. Das Haus ist gelb.",
        "Mira zog am 3. Mai nach Graz.",
        "Sie wohnt im 2. Stock eines alten Hauses.",
        "Das Haus ist gelb.",
    ),
    _case(
        "german abbreviations",
        "Mira mag Obst, z. B. Birnen und Äpfel. Sie kauft es bzw. tauscht es am Markt. Das kostet ca. 5 Euro.",
        "Mira mag Obst, z. B. Birnen und Äpfel.",
        "Sie kauft es bzw. tauscht es am Markt.",
        "Das kostet ca. 5 Euro.",
    ),
    _case(
        "german abbreviation tight",
        "Sie spielt Instrumente, z.B. Geige und Cello. Am liebsten spielt sie abends.",
        "Sie spielt Instrumente, z.B. Geige und Cello.",
        "Am liebsten spielt sie abends.",
    ),
    _case(
        "german year at the end",
        "Mira heiratete im Jahr 2011. Danach zog sie um. Das Kind kam am 12.04.2013 zur Welt.",
        "Mira heiratete im Jahr 2011.",
        "Danach zog sie um.",
        "Das Kind kam am 12.04.2013 zur Welt.",
    ),
    _case(
        "decimals and versions",
        "The tank holds 3.5 litres of oil. Mira uses Blender 4.2.1 for drawings. The fee was $12.50 a month.",
        "The tank holds 3.5 litres of oil.",
        "Mira uses Blender 4.2.1 for drawings.",
        "The fee was $12.50 a month.",
    ),
    _case(
        "quote after the stop",
        'Her aunt said "Never sell the boat." Mira kept the boat for ten years. "It leaks," she says.',
        'Her aunt said "Never sell the boat."',
        "Mira kept the boat for ten years.",
        '"It leaks," she says.',
    ),
    _case(
        "curly quotes",
        "“The bridge is closed.” Mira read that in the paper. ‘We will see about it,’ she said then.",
        "“The bridge is closed.”",
        "Mira read that in the paper.",
        "‘We will see about it,’ she said then.",
    ),
    _case(
        "quoted question inside",
        'Her mother asked "Are you hungry?" and laughed at her. Mira was always hungry then.',
        'Her mother asked "Are you hungry?" and laughed at her.',
        "Mira was always hungry then.",
    ),
    _case(
        "german quotes",
        "„Das Boot bleibt hier.“ So sprach die Tante. »Gut so«, sagte Mira dann leise.",
        "„Das Boot bleibt hier.“",
        "So sprach die Tante.",
        "»Gut so«, sagte Mira dann leise.",
    ),
    _case(
        "brackets",
        "Mira sold the car in May. (It was an old Saab.) She takes the tram now (line 6, mostly). It is cheap.",
        "Mira sold the car in May.",
        "(It was an old Saab.)",
        "She takes the tram now (line 6, mostly).",
        "It is cheap.",
    ),
    _case(
        "stop inside brackets mid-sentence",
        "The clinic (see Dr. Brandt. She knows) opens at eight. Mira goes there twice a year.",
        "The clinic (see Dr. Brandt. She knows) opens at eight.",
        "Mira goes there twice a year.",
    ),
    _case(
        "ellipsis in the middle",
        "Mira wanted to leave... but she stayed for dinner. The dinner was good … and long.",
        "Mira wanted to leave... but she stayed for dinner.",
        "The dinner was good … and long.",
    ),
    _case(
        "ellipsis at the end",
        "The letter never came... Mira waited until June. Then she gave up… Her brother wrote instead.",
        "The letter never came...",
        "Mira waited until June.",
        "Then she gave up…",
        "Her brother wrote instead.",
    ),
    _case(
        "initials",
        "Mira has read J. R. R. Tolkien twice. She also likes P.D. James and W. H. Auden. Poems calm her.",
        "Mira has read J. R. R. Tolkien twice.",
        "She also likes P.D. James and W. H. Auden.",
        "Poems calm her.",
    ),
    _case(
        "web addresses",
        "Her shop is at www.mira-pots.example.org. Write to hello@mira-pots.example. Orders go out on Mondays.",
        "Her shop is at www.mira-pots.example.org.",
        "Write to hello@mira-pots.example.",
        "Orders go out on Mondays.",
    ),
    _case(
        "link with query",
        "The map is at https://maps.example.com/a?b=1.2&c=Oslo.Nord for guests. It shows the old harbour.",
        "The map is at https://maps.example.com/a?b=1.2&c=Oslo.Nord for guests.",
        "It shows the old harbour.",
    ),
    _case(
        "file names",
        "Mira keeps her budget in budget.2024.xlsx on the desk. The script is called sort.py. It runs at night.",
        "Mira keeps her budget in budget.2024.xlsx on the desk.",
        "The script is called sort.py.",
        "It runs at night.",
    ),
    _case(
        "abbreviation before a capital",
        "Her cousin works for the U.S. Senate in Washington. He flew from St. Gallen. He likes the job.",
        "Her cousin works for the U.S. Senate in Washington.",
        "He flew from St. Gallen.",
        "He likes the job.",
    ),
    _case(
        "abbreviation at the end",
        "Mira studied in the U.S. She came home in 2009. Her uncle runs Lund & Sons Inc. The firm sells rope.",
        "Mira studied in the U.S.",
        "She came home in 2009.",
        "Her uncle runs Lund & Sons Inc.",
        "The firm sells rope.",
    ),
    _case(
        "a.m. and p.m.",
        "The bakery opens at 6 a.m. on weekdays. Mira gets there at 7 p.m. She buys what is left.",
        "The bakery opens at 6 a.m. on weekdays.",
        "Mira gets there at 7 p.m.",
        "She buys what is left.",
    ),
    _case(
        "latin abbreviations",
        "Mira grows herbs, e.g. Thai basil, on the roof. She reads crime novels, i.e. Nordic ones. It rains a lot.",
        "Mira grows herbs, e.g. Thai basil, on the roof.",
        "She reads crime novels, i.e. Nordic ones.",
        "It rains a lot.",
    ),
    _case(
        "etc. in both places",
        "She repairs cups, bowls, etc. for friends. She sells plates, jugs, etc. Her friends pay in cake.",
        "She repairs cups, bowls, etc. for friends.",
        "She sells plates, jugs, etc.",
        "Her friends pay in cake.",
    ),
    _case(
        "number abbreviation",
        "Mira lives at No. 14 on the hill. Her locker is nr. 7 in the hall. See fig. 3 for the plan of it.",
        "Mira lives at No. 14 on the hill.",
        "Her locker is nr. 7 in the hall.",
        "See fig. 3 for the plan of it.",
    ),
    _case(
        "mixed stops",
        "Mira won the race!! Nobody had expected it?! The prize was a goat!",
        "Mira won the race!!",
        "Nobody had expected it?!",
        "The prize was a goat!",
    ),
    _case(
        "stop without a space",
        "Mira moved to Bergen.Then she found a flat.It has a tiny balcony.",
        "Mira moved to Bergen.",
        "Then she found a flat.",
        "It has a tiny balcony.",
    ),
    _case(
        "no split inside names with dots",
        "Mira learned Node.js and ASP.NET at night. Her site runs on Vue.js now.",
        "Mira learned Node.js and ASP.NET at night.",
        "Her site runs on Vue.js now.",
    ),
    _case(
        "emoji ends a sentence",
        "Mira adopted a puppy 🐶 The puppy sleeps all day 😴 His name is Plum.",
        "Mira adopted a puppy 🐶",
        "The puppy sleeps all day 😴",
        "His name is Plum.",
    ),
    _case(
        "emoji after the stop",
        "Mira passed the exam! 🎉🎉 She had studied for months. 📚 Her parents came along.",
        "Mira passed the exam! 🎉🎉",
        "She had studied for months. 📚",
        "Her parents came along.",
    ),
    _case(
        "emoji in the middle",
        "Mira ❤️ old trams and collects 🎫 from every city. She has forty of them.",
        "Mira ❤️ old trams and collects 🎫 from every city.",
        "She has forty of them.",
    ),
    _case(
        "spanish opening marks",
        "Mira vive en Sevilla desde 2015. ¡Le encanta el calor! La Sra. Ortega es su vecina.",
        "Mira vive en Sevilla desde 2015.",
        "¡Le encanta el calor!",
        "La Sra. Ortega es su vecina.",
    ),
    _case(
        "french guillemets",
        "Mira a dit : « Je reste ici. » Puis elle a fermé la porte. M. Dubois habite en face.",
        "Mira a dit : « Je reste ici. »",
        "Puis elle a fermé la porte.",
        "M. Dubois habite en face.",
    ),
    _case(
        "italian and portuguese titles",
        "Il dott. Ricci cura Mira da anni. Lo studio è in centro.",
        "Il dott. Ricci cura Mira da anni.",
        "Lo studio è in centro.",
    ),
    _case(
        "dutch",
        "Mira woont bij dhr. Visser in huis. Ze betaalt o.a. de stroom. Het huis ligt aan het water.",
        "Mira woont bij dhr. Visser in huis.",
        "Ze betaalt o.a. de stroom.",
        "Het huis ligt aan het water.",
    ),
    _case(
        "polish and czech",
        "Mira mieszka przy ul. Długiej w Gdańsku. Pracuje jako lekarka.",
        "Mira mieszka przy ul. Długiej w Gdańsku.",
        "Pracuje jako lekarka.",
    ),
    _case(
        "lower-case brand starts a sentence",
        "Mira bought a phone. iPhones are what her sister uses. eBay is where she found it.",
        "Mira bought a phone.",
        "iPhones are what her sister uses.",
        "eBay is where she found it.",
    ),
    _case(
        "dates with dots",
        "Mira was born on 7.11.1984 in Linz. Her son was born on 02.03.2012. Both are early risers.",
        "Mira was born on 7.11.1984 in Linz.",
        "Her son was born on 02.03.2012.",
        "Both are early risers.",
    ),
    _case(
        "month abbreviations",
        "Mira starts work on Sept. 4 this year. The lease ends on Jan. 31, she says. Rent is due on Fridays.",
        "Mira starts work on Sept. 4 this year.",
        "The lease ends on Jan. 31, she says.",
        "Rent is due on Fridays.",
    ),
    _case(
        "roman numerals and kings",
        "Mira wrote about Henry VIII. He had six wives. She then read about Karl V. und seine Zeit.",
        "Mira wrote about Henry VIII.",
        "He had six wives.",
        "She then read about Karl V. und seine Zeit.",
    ),
    _case(
        "I at the end",
        "It was her brother, not Mira. They rowed as well as she and I. Nobody else had come along.",
        "It was her brother, not Mira.",
        "They rowed as well as she and I.",
        "Nobody else had come along.",
    ),
    _case(
        "colon and semicolon do not end",
        "Mira has two rules: eat early; sleep early. She keeps both of them.",
        "Mira has two rules: eat early; sleep early.",
        "She keeps both of them.",
    ),
    _case(
        "company with exclamation",
        "Mira worked at Yahoo! in 2004 for a year. She left it for a bakery.",
        "Mira worked at Yahoo! in 2004 for a year.",
        "She left it for a bakery.",
    ),
)

SCRIPTS = (
    _case(
        "chinese",
        "米拉住在北京的老城区。她喜欢喝茉莉花茶！她的弟弟在上海工作；他是一名医生。",
        "米拉住在北京的老城区。",
        "她喜欢喝茉莉花茶！",
        "她的弟弟在上海工作；他是一名医生。",
    ),
    _case(
        "chinese quotes",
        "妈妈说：“早点回家。”米拉没有回答。她很晚才到家。",
        "妈妈说：“早点回家。”",
        "米拉没有回答。",
        "她很晚才到家。",
    ),
    _case(
        "chinese ellipsis",
        "她等了很久……他一直没有来。后来她一个人走了。",
        "她等了很久……",
        "他一直没有来。",
        "后来她一个人走了。",
    ),
    _case(
        "japanese",
        "ミラは京都に住んでいます。犬を二匹飼っています！毎朝、川沿いを走ります。",
        "ミラは京都に住んでいます。",
        "犬を二匹飼っています！",
        "毎朝、川沿いを走ります。",
    ),
    _case(
        "japanese quotes",
        "母は「もう遅い。早く寝なさい。」と言った。ミラはまだ本を読んでいた。",
        "母は「もう遅い。早く寝なさい。」と言った。",
        "ミラはまだ本を読んでいた。",
    ),
    _case(
        "japanese whole quote",
        "「明日は休みです。」ミラはそう言って笑った。",
        "「明日は休みです。」",
        "ミラはそう言って笑った。",
    ),
    _case(
        "korean",
        "미라는 부산에 살고 있습니다. 바다를 아주 좋아해요! 동생은 서울에서 일합니다.",
        "미라는 부산에 살고 있습니다.",
        "바다를 아주 좋아해요!",
        "동생은 서울에서 일합니다.",
    ),
    _case(
        "hindi",
        "मीरा दिल्ली में रहती है। उसे चाय बहुत पसंद है। उसका भाई डॉक्टर है।",
        "मीरा दिल्ली में रहती है।",
        "उसे चाय बहुत पसंद है।",
        "उसका भाई डॉक्टर है।",
    ),
    _case(
        "arabic",
        "تعيش ميرا في مدينة عمّان. تحب القهوة العربية كثيرا! يعمل أخوها طبيبا في دبي.",
        "تعيش ميرا في مدينة عمّان.",
        "تحب القهوة العربية كثيرا!",
        "يعمل أخوها طبيبا في دبي.",
    ),
    _case(
        "urdu",
        "میرا لاہور میں رہتی ہے۔ اسے کتابیں پڑھنا پسند ہے۔ اس کا بھائی استاد ہے۔",
        "میرا لاہور میں رہتی ہے۔",
        "اسے کتابیں پڑھنا پسند ہے۔",
        "اس کا بھائی استاد ہے۔",
    ),
    _case(
        "persian",
        "میرا در تهران زندگی می‌کند. او چای را دوست دارد. برادرش مهندس است.",
        "میرا در تهران زندگی می‌کند.",
        "او چای را دوست دارد.",
        "برادرش مهندس است.",
    ),
    _case(
        "hebrew",
        "מירה גרה בחיפה ליד הים. היא אוהבת לשחות בבוקר. אחיה עובד בתל אביב.",
        "מירה גרה בחיפה ליד הים.",
        "היא אוהבת לשחות בבוקר.",
        "אחיה עובד בתל אביב.",
    ),
    _case(
        "armenian",
        "Միրան ապրում է Երևանում։ Նա սիրում է սուրճ։ Եղբայրը բժիշկ է։",
        "Միրան ապրում է Երևանում։",
        "Նա սիրում է սուրճ։",
        "Եղբայրը բժիշկ է։",
    ),
    _case(
        "ethiopic",
        "ሚራ በአዲስ አበባ ትኖራለች። ቡና በጣም ትወዳለች። ወንድሟ ሐኪም ነው።",
        "ሚራ በአዲስ አበባ ትኖራለች።",
        "ቡና በጣም ትወዳለች።",
        "ወንድሟ ሐኪም ነው።",
    ),
    _case(
        "khmer",
        "មីរ៉ារស់នៅភ្នំពេញ។ នាងចូលចិត្តកាហ្វេ។ បងប្រុសនាងជាគ្រូពេទ្យ។",
        "មីរ៉ារស់នៅភ្នំពេញ។",
        "នាងចូលចិត្តកាហ្វេ។",
        "បងប្រុសនាងជាគ្រូពេទ្យ។",
    ),
    _case(
        "burmese",
        "မီရာသည် ရန်ကုန်မြို့တွင် နေထိုင်သည်။ သူမသည် လက်ဖက်ရည် ကြိုက်သည်။",
        "မီရာသည် ရန်ကုန်မြို့တွင် နေထိုင်သည်။",
        "သူမသည် လက်ဖက်ရည် ကြိုက်သည်။",
    ),
    _case(
        "thai without stops",
        "มิราอาศัยอยู่ที่เชียงใหม่กับแม่ของเธอ",
        "มิราอาศัยอยู่ที่เชียงใหม่กับแม่ของเธอ",
    ),
    _case(
        "tibetan",
        "མི་ར་ལྷ་ས་ལ་སྡོད་ཀྱི་ཡོད། ཁོང་ཇ་ལ་དགའ་པོ་ཡོད།",
        "མི་ར་ལྷ་ས་ལ་སྡོད་ཀྱི་ཡོད།",
        "ཁོང་ཇ་ལ་དགའ་པོ་ཡོད།",
    ),
    _case(
        "russian",
        "Мира живёт на ул. Садовой в Твери. Она родилась в 1984 г. в Омске. Её брат — врач.",
        "Мира живёт на ул. Садовой в Твери.",
        "Она родилась в 1984 г. в Омске.",
        "Её брат — врач.",
    ),
    _case(
        "greek",
        "Η Μίρα ζει στην Αθήνα. Της αρέσει η θάλασσα. Ο αδελφός της είναι γιατρός.",
        "Η Μίρα ζει στην Αθήνα.",
        "Της αρέσει η θάλασσα.",
        "Ο αδελφός της είναι γιατρός.",
    ),
    _case(
        "mixed scripts",
        "Mira teaches German in Kyoto. 彼女は毎朝お茶を飲みます。Her flat is near the river. 她的家很小。",
        "Mira teaches German in Kyoto.",
        "彼女は毎朝お茶を飲みます。",
        "Her flat is near the river.",
        "她的家很小。",
    ),
    _case(
        "chinese with latin names",
        "米拉在Google工作了3.5年。她现在用GPT写日记。她住在No. 7号楼。",
        "米拉在Google工作了3.5年。",
        "她现在用GPT写日记。",
        "她住在No. 7号楼。",
    ),
    _case(
        "arabic with latin",
        "تستخدم ميرا برنامج Blender 4.2 كل يوم. تعلمته في Berlin قبل سنتين.",
        "تستخدم ميرا برنامج Blender 4.2 كل يوم.",
        "تعلمته في Berlin قبل سنتين.",
    ),
)

STRUCTURE = (
    _case(
        "heading without a stop",
        "Early years\n\nMira grew up by a lake. Her father built boats.\n\nWork\n\nMira makes pots for a living.",
        "Mira grew up by a lake.",
        "Her father built boats.",
        "Mira makes pots for a living.",
    ),
    _case(
        "heading right above its text",
        "The house on the hill\nMira bought the house in 2014. It needs a new roof.",
        "Mira bought the house in 2014.",
        "It needs a new roof.",
    ),
    _case(
        "markdown headings",
        "# About Mira\n\nMira is a potter from Linz.\n\n## What she likes.\nShe likes rain and rye bread.",
        "Mira is a potter from Linz.",
        "She likes rain and rye bread.",
    ),
    _case(
        "underlined heading",
        "About Mira\n==========\n\nMira is a potter from Linz.\n\nFamily\n------\nShe has one brother.",
        "Mira is a potter from Linz.",
        "She has one brother.",
    ),
    _case(
        "sentence above a rule",
        "Mira is a potter from Linz.\n---\nShe has one brother in Oslo.",
        "Mira is a potter from Linz.",
        "She has one brother in Oslo.",
    ),
    _case(
        "hard-wrapped lines",
        "Mira moved to Bergen in the spring of 2016 because her brother had found\n"
        "her a job at the harbour. She stayed for six years and learned to sail\n"
        "there. Today she lives in Linz again, where Dr. Brandt\n"
        "looks after her knee.",
        "Mira moved to Bergen in the spring of 2016 because her brother had found her a job at the harbour.",
        "She stayed for six years and learned to sail there.",
        "Today she lives in Linz again, where Dr. Brandt looks after her knee.",
    ),
    _case(
        "hard-wrapped german",
        "Mira ist im Frühjahr 2016 nach Bergen gezogen, weil ihr Bruder dort am\n"
        "Hafen eine Stelle für sie gefunden hatte. Sie blieb sechs Jahre und am\n"
        "3. Mai 2022 kehrte sie nach Linz zurück.",
        "Mira ist im Frühjahr 2016 nach Bergen gezogen, weil ihr Bruder dort am Hafen eine Stelle für sie "
        "gefunden hatte.",
        "Sie blieb sechs Jahre und am 3. Mai 2022 kehrte sie nach Linz zurück.",
    ),
    _case(
        "hard-wrapped spanish with crlf",
        "Mira se mudó a Sevilla en la primavera de 2016 porque su hermano le\r\n"
        "había encontrado trabajo en el puerto. Se quedó seis años y aprendió a\r\n"
        "navegar.",
        "Mira se mudó a Sevilla en la primavera de 2016 porque su hermano le había encontrado trabajo en el puerto.",
        "Se quedó seis años y aprendió a navegar.",
    ),
    _case(
        "hard-wrapped chinese",
        "米拉在二零一六年春天搬到了卑尔根因为她的弟弟在那里\n的港口给她找到了一份工作。她在那里住了六年。",
        "米拉在二零一六年春天搬到了卑尔根因为她的弟弟在那里的港口给她找到了一份工作。",
        "她在那里住了六年。",
    ),
    _case(
        "lines complete without stops",
        "Mira is allergic to walnuts\nHer brother lives in Oslo\nShe swims every Tuesday",
        "Mira is allergic to walnuts",
        "Her brother lives in Oslo",
        "She swims every Tuesday",
    ),
    _case(
        "bullets",
        "Mira likes:\n\n- long walks in the rain\n- rye bread with butter\n- films by Varda. She owns them all.",
        "long walks in the rain",
        "rye bread with butter",
        "films by Varda.",
        "She owns them all.",
    ),
    _case(
        "dots as bullets",
        "• Mira swims on Tuesdays\n• Her brother lives in Oslo\n• Her aunt keeps bees",
        "Mira swims on Tuesdays",
        "Her brother lives in Oslo",
        "Her aunt keeps bees",
    ),
    _case(
        "numbered list",
        "1. Mira was born in Linz.\n2. She studied in Graz. She hated it.\n3. She sails every summer.",
        "Mira was born in Linz.",
        "She studied in Graz.",
        "She hated it.",
        "She sails every summer.",
    ),
    _case(
        "nested list",
        "- Mira has two cats:\n    - Plum sleeps on the stove\n    - Fig hunts at night\n- She has no dog at all",
        "Mira has two cats:",
        "Plum sleeps on the stove",
        "Fig hunts at night",
        "She has no dog at all",
    ),
    _case(
        "wrapped list item",
        "* Mira has been a member of the rowing club on\n  the river since 2010.\n* She pays forty euros a year.",
        "Mira has been a member of the rowing club on the river since 2010.",
        "She pays forty euros a year.",
    ),
    _case(
        "task list",
        "- [x] Mira called the dentist in May\n- [ ] Mira wants to renew her passport",
        "Mira called the dentist in May",
        "Mira wants to renew her passport",
    ),
    _case(
        "table",
        "Mira keeps a list of pots.\n\n| pot | price |\n|---|---|\n| jug | 30 |\n| bowl | 12 |\n\n"
        "She updates it weekly.",
        "Mira keeps a list of pots.",
        "She updates it weekly.",
    ),
    _case(
        "table with sentences",
        "| topic | what to know |\n|---|---|\n| food | Mira is allergic to walnuts. |\n"
        "| sport | Mira swims on Tuesdays. |",
        "Mira is allergic to walnuts.",
        "Mira swims on Tuesdays.",
    ),
    _case(
        "fenced code",
        "Mira wrote a small script.\n\n```python\nprint('Hello. World.')\nx = 1\n```\n\nIt greets her every day.",
        "Mira wrote a small script.",
        "It greets her every day.",
    ),
    _case(
        "indented code",
        "Mira starts it like this.\n\n    for pot in pots:\n        glaze(pot)\n\nIt takes a minute or two.",
        "Mira starts it like this.",
        "It takes a minute or two.",
    ),
    _case(
        "first-line indents",
        "    Mira grew up by a lake and never learned to skate.\n\n    Her father built boats for the whole village.",
        "Mira grew up by a lake and never learned to skate.",
        "Her father built boats for the whole village.",
    ),
    _case(
        "emphasis and links",
        "Mira **never** drinks _strong_ coffee. She buys [rye bread](https://bread.example) at `Lund`.",
        "Mira never drinks strong coffee.",
        "She buys rye bread at Lund.",
    ),
    _case(
        "bold sentence",
        "**Mira is allergic to walnuts.** She carries a pen. *Her brother is not.*",
        "Mira is allergic to walnuts.",
        "She carries a pen.",
        "Her brother is not.",
    ),
    _case(
        "stars and underscores that are text",
        "Mira rated it 3 * 4 stars. Her login is mira_the_potter_1984 there.",
        "Mira rated it 3 * 4 stars.",
        "Her login is mira_the_potter_1984 there.",
    ),
    _case(
        "html as text",
        "<p>Mira lives in Linz.</p>\n<p>She has one brother.</p>",
        "<p>Mira lives in Linz.</p>",
        "<p>She has one brother.</p>",
    ),
    _case(
        "chat with bracketed times",
        "[12:03] Anna: Mira moved to Bergen. She loves it.\n[12:05] Ben: Her brother lives there too",
        "Mira moved to Bergen.",
        "She loves it.",
        "Her brother lives there too",
    ),
    _case(
        "chat with times after names",
        "Anna (12:03): Mira moved to Bergen.\nBen (12:05): Her brother lives there too.",
        "Mira moved to Bergen.",
        "Her brother lives there too.",
    ),
    _case(
        "whatsapp",
        "2024-03-05, 14:22 - Anna: Mira moved to Bergen.\n2024-03-05, 14:23 - Ben Lund: Her brother lives there.\n"
        "He has a boat.\n05.03.24, 14:25 - Anna: The boat is very old.",
        "Mira moved to Bergen.",
        "Her brother lives there.",
        "He has a boat.",
        "The boat is very old.",
    ),
    _case(
        "irc",
        "<anna> Mira moved to Bergen.\n<ben> Her brother lives there too.",
        "Mira moved to Bergen.",
        "Her brother lives there too.",
    ),
    _case(
        "names and colons",
        "Anna: Mira moved to Bergen.\nBen: Her brother lives there too.\nAnna: He has an old boat.",
        "Mira moved to Bergen.",
        "Her brother lives there too.",
        "He has an old boat.",
    ),
    _case(
        "assistant chat",
        "You said:\nMira is allergic to walnuts.\n\nChatGPT said:\nThank you for telling me about the walnuts.",
        "Mira is allergic to walnuts.",
    ),
    _case(
        "mail reply",
        "Mira moved to Bergen last week.\n\nOn Mon, 4 Mar 2024 at 10:12, Ben Lund <ben@lund.example> wrote:\n"
        "> Where does Mira live now?\n> Her mail came back.",
        "Mira moved to Bergen last week.",
    ),
    _case(
        "german mail reply with wrapped attribution",
        "Mira ist nach Bergen gezogen.\n\nAm Mo., 4. März 2024 um 10:12 Uhr schrieb Ben Lund\n<ben@lund.example>:\n\n"
        "> Wo wohnt Mira jetzt?\n",
        "Mira ist nach Bergen gezogen.",
    ),
    _case(
        "answer between quotes",
        "> Where does Mira live now?\n\nShe lives in Bergen these days.\n\n> And her brother?\n\n"
        "He lives in Oslo for now.",
        "She lives in Bergen these days.",
        "He lives in Oslo for now.",
    ),
    _case(
        "outlook reply",
        "Mira moved to Bergen last week.\n\nFrom: Ben Lund\nSent: Monday, 4 March 2024 10:12\nTo: Anna\n"
        "Subject: Mira\n\nWhere does Mira live now? Her mail came back.",
        "Mira moved to Bergen last week.",
    ),
    _case(
        "signature",
        "Mira moved to Bergen last week.\n\n-- \nAnna Berg\nHarbour Street 4\nPhone 555 0100",
        "Mira moved to Bergen last week.",
    ),
    _case(
        "address lines",
        "Mira's new address is this one:\n\nMira Lund\nHarbour Street 14\n5003 Bergen\n\nShe moved there in May.",
        "Mira's new address is this one:",
        "Harbour Street 14",
        "She moved there in May.",
    ),
    _case(
        "too short, links, numbers, times",
        "Ok.\n\nhttps://pots.example/a\n\n12:30\n\n0043 555 0100\n\nMira swims on Tuesdays.",
        "Mira swims on Tuesdays.",
    ),
    _case(
        "questions",
        "Where is the boat? Mira keeps it in Bergen. 她住在哪里？",
        "Mira keeps it in Bergen.",
    ),
    _case(
        "secrets",
        "Mira swims on Tuesdays.\npassword: Tr0ub4dor&3\nHer key is sk-proj-abcdEFGH1234567890abcdEFGH.\nThe card is "
        "4111 1111 1111 1111.",
        "Mira swims on Tuesdays.",
    ),
    _case(
        "verse",
        "The lake lies still tonight\nThe boats are all ashore\nAnd nobody will row again\nTo Mira's wooden door",
        "The lake lies still tonight",
        "The boats are all ashore",
        "And nobody will row again",
        "To Mira's wooden door",
    ),
    _case(
        "odd bytes",
        "\ufeffMira lives in\u00a0Linz.\x00 She has\ta brother\ud83d in Oslo.\r\n\r\nHe sails.  A lot of the time.",
        "Mira lives in Linz.",
        "She has a brother\ufffd in Oslo.",
        "A lot of the time.",
    ),
)

CASES = LATIN + SCRIPTS + STRUCTURE
