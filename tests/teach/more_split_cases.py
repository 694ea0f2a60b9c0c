"""A second set of texts, written after the rules were, to see whether they hold for what nobody thought of."""

from tests.teach.split_cases import Case


def _case(name: str, text: str, *sentences: str) -> Case:
    return Case(name, text, sentences)


MORE_CASES = (
    _case(
        "ranks and saints",
        "Capt. Aune taught Jonas to sail. They landed near St. Ives in fog. Lt. Col. Marsh met them there.",
        "Capt. Aune taught Jonas to sail.",
        "They landed near St. Ives in fog.",
        "Lt. Col. Marsh met them there.",
    ),
    _case(
        "german titles and ordinals",
        "Jonas ist bei Prof. Dr. Haas in Therapie. Die Praxis liegt im 4. Bezirk. Am 1. und 15. des "
        "Monats geht er hin.",
        "Jonas ist bei Prof. Dr. Haas in Therapie.",
        "Die Praxis liegt im 4. Bezirk.",
        "Am 1. und 15. des Monats geht er hin.",
    ),
    _case(
        "german century and queen",
        "Das Haus stammt aus dem 18. Jahrhundert. Elisabeth II. war einmal zu Besuch. Jonas wurde 9. im Rennen.",
        "Das Haus stammt aus dem 18. Jahrhundert.",
        "Elisabeth II. war einmal zu Besuch.",
        "Jonas wurde 9. im Rennen.",
    ),
    _case(
        "german usw and u. a.",
        "Er sammelt Karten, Münzen usw. Seine Frau findet das komisch. Er hat u. a. einen Atlas von 1790.",
        "Er sammelt Karten, Münzen usw.",
        "Seine Frau findet das komisch.",
        "Er hat u. a. einen Atlas von 1790.",
    ),
    _case(
        "prices and percent",
        "The rent rose by 3.75% in 2023. Jonas pays €1.250,50 now. That is 2.1 times the old rent.",
        "The rent rose by 3.75% in 2023.",
        "Jonas pays €1.250,50 now.",
        "That is 2.1 times the old rent.",
    ),
    _case(
        "version and ip",
        "His server runs Debian 12.5 at 192.168.0.12. It has Python 3.11.7 on it. Jonas updates it on Sundays.",
        "His server runs Debian 12.5 at 192.168.0.12.",
        "It has Python 3.11.7 on it.",
        "Jonas updates it on Sundays.",
    ),
    _case(
        "quote with comma then stop",
        '"I will not sell," Jonas said. "Not for a million." He meant every word of it.',
        '"I will not sell," Jonas said.',
        '"Not for a million."',
        "He meant every word of it.",
    ),
    _case(
        "question in quotes then speaker",
        '"Who took the oars?" asked Jonas. "It was me!" said his sister. They laughed about it later.',
        '"Who took the oars?" asked Jonas.',
        '"It was me!" said his sister.',
        "They laughed about it later.",
    ),
    _case(
        "single quotes and bracketed stop",
        "The sign said 'No dogs.' Jonas left his dog outside. He came back [after an hour.] The dog had waited.",
        "The sign said 'No dogs.'",
        "Jonas left his dog outside.",
        "He came back [after an hour.]",
        "The dog had waited.",
    ),
    _case(
        "bracket after stop in lower case",
        "Jonas owns a small cabin (built in 1931, rebuilt in 1987). it has no power.",
        "Jonas owns a small cabin (built in 1931, rebuilt in 1987).",
        "it has no power.",
    ),
    _case(
        "spaced ellipsis",
        "He waited . . . and then he left. Nobody knows why... not even Jonas himself.",
        "He waited . . . and then he left.",
        "Nobody knows why... not even Jonas himself.",
    ),
    _case(
        "ellipsis and question",
        "Jonas wondered about it...? He never asked anyone. Well… that was his way.",
        "He never asked anyone.",
        "Well… that was his way.",
    ),
    _case(
        "initial in the middle",
        "Jonas admires George R. R. Martin and Philip K. Dick. His teacher was A. Moen. B. Moen is her son.",
        "Jonas admires George R. R. Martin and Philip K. Dick.",
        "His teacher was A. Moen.",
        "B. Moen is her son.",
    ),
    _case(
        "vitamin and plan",
        "Jonas takes vitamin C. He never gets a cold. There is no plan B. That worries his wife.",
        "Jonas takes vitamin C.",
        "He never gets a cold.",
        "There is no plan B.",
        "That worries his wife.",
    ),
    _case(
        "path and files",
        "The photos are in C:\\Fotos\\Alt.Neu on the laptop. A copy is at ~/photos/2019.tar.gz too. Do not touch it.",
        "The photos are in C:\\Fotos\\Alt.Neu on the laptop.",
        "A copy is at ~/photos/2019.tar.gz too.",
        "Do not touch it.",
    ),
    _case(
        "link at the end and in brackets",
        "His blog is here: https://jonas.example/blog. The club (www.row.example) meets on Fridays. "
        "Guests are welcome.",
        "His blog is here: https://jonas.example/blog.",
        "The club (www.row.example) meets on Fridays.",
        "Guests are welcome.",
    ),
    _case(
        "U.K. and Ph.D.",
        "Jonas got his Ph.D. from Leeds. He left the U.K. in 2011. He works for Brandt Ltd. in Hamburg now.",
        "Jonas got his Ph.D. from Leeds.",
        "He left the U.K. in 2011.",
        "He works for Brandt Ltd. in Hamburg now.",
    ),
    _case(
        "time and zone",
        "The call is at 9.30 a.m. Oslo time. Jonas joins at 3:15 p.m. They talk for an hour.",
        "The call is at 9.30 a.m. Oslo time.",
        "Jonas joins at 3:15 p.m.",
        "They talk for an hour.",
    ),
    _case(
        "shouting",
        "WHAT A GREAT DAY! Jonas won the raffle!!! He never wins anything, EVER.",
        "WHAT A GREAT DAY!",
        "Jonas won the raffle!!!",
        "He never wins anything, EVER.",
    ),
    _case(
        "small letters only",
        "jonas moved to hamburg last year. he likes the harbour. his cat is called e.g. moss or mister.",
        "jonas moved to hamburg last year.",
        "he likes the harbour.",
        "his cat is called e.g. moss or mister.",
    ),
    _case(
        "glued stops",
        "Jonas sold the car!He cycles now.His knees are better.",
        "Jonas sold the car!",
        "He cycles now.",
        "His knees are better.",
    ),
    _case(
        "emoji and emoticons",
        "Jonas got the job 🎊 He starts in June 🙂. His boss seems nice :-) They met twice.",
        "Jonas got the job 🎊",
        "He starts in June 🙂.",
        "His boss seems nice :-) They met twice.",
    ),
    _case(
        "flags and families",
        "Jonas lives in 🇩🇪 Germany with his family 👨‍👩‍👧. They speak German at home.",
        "Jonas lives in 🇩🇪 Germany with his family 👨‍👩‍👧.",
        "They speak German at home.",
    ),
    _case(
        "french with spaces before stops",
        "Jonas habite à Lyon depuis 2019 ! Il adore la ville. Mme Petit lui loue l'appartement, c.-à-d. deux pièces.",
        "Jonas habite à Lyon depuis 2019 !",
        "Il adore la ville.",
        "Mme Petit lui loue l'appartement, c.-à-d. deux pièces.",
    ),
    _case(
        "spanish abbreviations",
        "El Dr. Vega atiende a Jonas en la Av. Libertad. Trabaja con EE. UU. y Chile. ¡Qué vida tan rara!",
        "El Dr. Vega atiende a Jonas en la Av. Libertad.",
        "Trabaja con EE. UU. y Chile.",
        "¡Qué vida tan rara!",
    ),
    _case(
        "italian",
        "Il sig. Conti vive a Roma con la sig.ra Neri. Hanno tre figli. Jonas li ha conosciuti nel 2018.",
        "Il sig. Conti vive a Roma con la sig.ra Neri.",
        "Hanno tre figli.",
        "Jonas li ha conosciuti nel 2018.",
    ),
    _case(
        "chinese mixed stops",
        "小李昨天搬家了!他现在住在三楼。“新家很安静。”他说。电话是138-0000-0000。",
        "小李昨天搬家了!",
        "他现在住在三楼。",
        "“新家很安静。”他说。",
        "电话是138-0000-0000。",
    ),
    _case(
        "chinese corner quotes and brackets",
        "老師說：「明天不用來。」小李很高興（他想睡覺。）然後他去了海邊。",
        "老師說：「明天不用來。」",
        "小李很高興（他想睡覺。）",
        "然後他去了海邊。",
    ),
    _case(
        "japanese politeness",
        "田中さんは大阪出身です。「行きましょう！」と彼は言った。本当に楽しかったです！！また会いたいですね。",
        "田中さんは大阪出身です。",
        "「行きましょう！」と彼は言った。",
        "本当に楽しかったです！！",
        "また会いたいですね。",
    ),
    _case(
        "korean with latin",
        "지수는 LG에서 3.5년 일했습니다. 지금은 카페를 운영합니다. 고양이 두 마리와 살아요~ 아주 행복합니다.",
        "지수는 LG에서 3.5년 일했습니다.",
        "지금은 카페를 운영합니다.",
        "고양이 두 마리와 살아요~ 아주 행복합니다.",
    ),
    _case(
        "hindi with latin and double danda",
        "रवि मुंबई में रहता है। वह Google में काम करता है॥ उसकी बहन 3.5 साल की है।",
        "रवि मुंबई में रहता है।",
        "वह Google में काम करता है॥",
        "उसकी बहन 3.5 साल की है।",
    ),
    _case(
        "arabic question and titles",
        "يعمل د. سامي في المستشفى. هل يسكن في بيروت؟ نعم، يسكن قرب البحر.",
        "يعمل د. سامي في المستشفى.",
        "نعم، يسكن قرب البحر.",
    ),
    _case(
        "amharic and wordspace",
        "አበበ በሐዋሳ ይኖራል። መምህር ነው። ሁለት ልጆች አሉት።",
        "አበበ በሐዋሳ ይኖራል።",
        "መምህር ነው።",
        "ሁለት ልጆች አሉት።",
    ),
    _case(
        "russian initials and years",
        "Роман А. С. Пушкина он читал дважды. Он родился в 1990 г. Сейчас он живёт в г. Казани, т.е. на Волге.",
        "Роман А. С. Пушкина он читал дважды.",
        "Он родился в 1990 г.",
        "Сейчас он живёт в г. Казани, т.е. на Волге.",
    ),
    _case(
        "thai phrases",
        "สมชายทำงานเป็นครูที่โรงเรียน เขาชอบดื่มกาแฟตอนเช้า",
        "สมชายทำงานเป็นครูที่โรงเรียน เขาชอบดื่มกาแฟตอนเช้า",
    ),
    _case(
        "three scripts in a line",
        "Jonas знает русский язык. 他也会说中文。 ويتكلم العربية أيضا. And he writes Greek: Καλημέρα σε όλους.",
        "Jonas знает русский язык.",
        "他也会说中文。",
        "ويتكلم العربية أيضا.",
        "And he writes Greek: Καλημέρα σε όλους.",
    ),
    _case(
        "capital heading and colon heading",
        "FAMILY\nJonas has two sons. They live with him.\n\nHis hobbies:\n* rowing on the lake\n* old radio sets",
        "Jonas has two sons.",
        "They live with him.",
        "rowing on the lake",
        "old radio sets",
    ),
    _case(
        "german heading",
        "Kindheit und Jugend\n\nJonas wuchs in Husum auf. Sein Vater war Lehrer.\n\nBeruf\n\nEr ist "
        "Bootsbauer geworden.",
        "Jonas wuchs in Husum auf.",
        "Sein Vater war Lehrer.",
        "Er ist Bootsbauer geworden.",
    ),
    _case(
        "title case heading over wrapped text",
        "The Summer Of The Long Race\n\nJonas rowed from Husum to the island and back again in a single day with\n"
        "his sister. It rained the whole way, and nobody from the club came to see\nthem land.",
        "Jonas rowed from Husum to the island and back again in a single day with his sister.",
        "It rained the whole way, and nobody from the club came to see them land.",
    ),
    _case(
        "wrapped with short words and a name at the break",
        "In the autumn Jonas took a job at the shipyard of his uncle, Capt.\nAune, who had no children. He learned to"
        " plane wood and to keep his\nmouth shut.",
        "In the autumn Jonas took a job at the shipyard of his uncle, Capt. Aune, who had no children.",
        "He learned to plane wood and to keep his mouth shut.",
    ),
    _case(
        "wrapped and indented",
        "  Jonas keeps a diary in which he writes down the weather and what\n  the sea looked like. He "
        "has done so since\n  1998.",
        "Jonas keeps a diary in which he writes down the weather and what the sea looked like.",
        "He has done so since 1998.",
    ),
    _case(
        "wrapped at a hyphen",
        "Jonas and his sister bought a small, well-\nkept sailing boat from a retired teacher in Kappeln. It is forty"
        " years\nold.",
        "Jonas and his sister bought a small, well-kept sailing boat from a retired teacher in Kappeln.",
        "It is forty years old.",
    ),
    _case(
        "numbered with brackets and letters",
        "1) Jonas gets up at five.\n2) He feeds the hens.\n3) He rows to work.\n\na) On Sundays he "
        "sleeps.\nb) On Mondays he swims.",
        "Jonas gets up at five.",
        "He feeds the hens.",
        "He rows to work.",
        "On Sundays he sleeps.",
        "On Mondays he swims.",
    ),
    _case(
        "list right after a sentence",
        "Jonas needs these things for the trip:\n- a new sleeping bag\n- two litres of water\nHe leaves on Friday.",
        "a new sleeping bag",
        "two litres of water",
        "He leaves on Friday.",
    ),
    _case(
        "loose list with paragraphs",
        "- Jonas has a brother.\n\n  His name is Piet and he bakes.\n\n- Jonas has a sister.",
        "Jonas has a brother.",
        "His name is Piet and he bakes.",
        "Jonas has a sister.",
    ),
    _case(
        "chinese list",
        "1. 小李每天早上跑步五公里\n2. 小李不吃海鲜和花生\n3. 小李的妹妹住在广州",
        "小李每天早上跑步五公里",
        "小李不吃海鲜和花生",
        "小李的妹妹住在广州",
    ),
    _case(
        "table without outer bars",
        "name | town\n--- | ---\nJonas | Husum\nPiet | Kiel\n\nBoth of them like the sea.",
        "Both of them like the sea.",
    ),
    _case(
        "tabs as a table",
        "name\ttown\tage\nJonas\tHusum\t41\nPiet\tKiel\t38\n\nBoth of them like the sea.",
        "Both of them like the sea.",
    ),
    _case(
        "tilde fence and inline code",
        "Jonas starts the pump with `pump --on`. It is loud.\n\n~~~\npump --off. Really.\n~~~\nThe "
        "neighbours complain.",
        "Jonas starts the pump with pump --on.",
        "The neighbours complain.",
    ),
    _case(
        "chat with dates and seconds",
        "[05.03.24, 14:22:01] Piet: Jonas bought a boat.\n[05.03.24, 14:22:40] Anna B.: It leaks. He knows that.",
        "Jonas bought a boat.",
        "He knows that.",
    ),
    _case(
        "american whatsapp",
        "3/5/24, 2:22 PM - Piet: Jonas bought a boat.\n3/5/24, 2:23 PM - Anna: The boat is forty years old.",
        "Jonas bought a boat.",
        "The boat is forty years old.",
    ),
    _case(
        "name and time above the message",
        "Piet  2:22 PM\nJonas bought a boat.\n\nAnna  2:23 PM\nThe boat is forty years old.",
        "Jonas bought a boat.",
        "The boat is forty years old.",
    ),
    _case(
        "time first then name",
        "14:22 Piet: Jonas bought a boat.\n14:23 <anna> The boat is forty years old.",
        "Jonas bought a boat.",
        "The boat is forty years old.",
    ),
    _case(
        "user and assistant",
        "User: Jonas bought a boat.\nAssistant: How nice for Jonas! Boats are fun.\nUser: The boat is forty years old.",
        "Jonas bought a boat.",
        "The boat is forty years old.",
    ),
    _case(
        "fields are no chat",
        "Name: Jonas Petersen\nBorn: 4 May 1983 in Husum\nDiet: no nuts and no shellfish",
        "Name: Jonas Petersen",
        "Born: 4 May 1983 in Husum",
        "Diet: no nuts and no shellfish",
    ),
    _case(
        "mail with greeting and nested quotes",
        "Hi Anna,\n\nJonas bought a boat last week.\n\nBest,\nPiet\n\nOn 5 Mar 2024, at 09:12, Anna "
        "<anna@b.example> wrote:\n\n"
        ">> Is Jonas well?\n> He has not called.\n",
        "Jonas bought a boat last week.",
    ),
    _case(
        "french reply",
        "Jonas a acheté un bateau.\n\nLe mar. 5 mars 2024 à 09:12, Anna <anna@b.example> a écrit :\n> "
        "Comment va Jonas ?",
        "Jonas a acheté un bateau.",
    ),
    _case(
        "german outlook",
        "Jonas hat ein Boot gekauft.\n\n________________________________\nVon: Anna\nGesendet: Dienstag, 5. März 2024\n"
        "An: Piet\nBetreff: Jonas\n\nWie geht es Jonas denn so?",
        "Jonas hat ein Boot gekauft.",
    ),
    _case(
        "header on top",
        "From: Piet <piet@b.example>\nTo: Anna\nSubject: Jonas\nDate: Tue, 5 Mar 2024\n\nJonas bought a "
        "boat last week.",
        "Jonas bought a boat last week.",
    ),
    _case(
        "markdown inside sentences",
        "Jonas __really__ likes *The Hobbit* and [Moby-Dick](https://books.example/m_d). ~~He hates Faust.~~",
        "Jonas really likes The Hobbit and Moby-Dick.",
        "He hates Faust.",
    ),
    _case(
        "poem with commas",
        "Down by the harbour,\nUnder the moon,\nJonas is rowing,\nHumming a tune.",
        "Down by the harbour,",
        "Under the moon,",
        "Jonas is rowing,",
        "Humming a tune.",
    ),
    _case(
        "rules and stars",
        "Jonas bought a boat.\n\n* * *\n\nThe boat is forty years old.\n\n_____\n\nIt is painted blue.",
        "Jonas bought a boat.",
        "The boat is forty years old.",
        "It is painted blue.",
    ),
    _case(
        "date line above an entry",
        "12 March 2024\nJonas bought a boat. It is painted blue.\n\n2024-03-14:\nThe boat sank in the night.",
        "Jonas bought a boat.",
        "It is painted blue.",
        "The boat sank in the night.",
    ),
    _case(
        "source of a web page",
        "<!DOCTYPE html>\n<html><head><title>Jonas</title><style>p {color: red}</style></head>\n<body>\n"
        "  <h1>About Jonas</h1>\n  <p>Jonas lives in <b>Turin</b> &amp; doesn&#39;t\n     own a car.</p>\n"
        "  <!-- Jonas wrote this comment. -->\n  <ul><li>M&uuml;ller is his neighbour</li></ul>\n"
        "  <script>var boat = 'Jonas bought it.';</script>\n</body></html>\n",
        "Jonas lives in Turin & doesn't own a car.",
        "Müller is his neighbour",
    ),
    _case(
        "tags that are talked about",
        "Jonas asked what the <p> tag does. He writes a < b and b > c in his code.",
        "Jonas asked what the <p> tag does.",
        "He writes a < b and b > c in his code.",
    ),
    _case(
        "what a chat program says",
        "3/4/26, 9:15 PM - Jonas: The keys are at the gym\n"
        "3/4/26, 9:16 PM - Messages and calls are end-to-end encrypted.\n3/4/26, 9:17 PM - Ana: They were in my bag.",
        "The keys are at the gym",
        "They were in my bag.",
    ),
    _case(
        "diary with times",
        "3/4/26, 9:15 PM - Jonas went to bed early.",
        "3/4/26, 9:15 PM - Jonas went to bed early.",
    ),
    _case(
        "short notes under each other",
        "dentist Mon 14:00 Dr. Park\nmum's number 0171 2345678\nidea - write a book about lighthouses",
        "dentist Mon 14:00 Dr. Park",
        "mum's number 0171 2345678",
        "idea - write a book about lighthouses",
    ),
    _case(
        "narrow lines of one sentence",
        "Jonas lives in a\nsmall house near the\nriver with two cats\nand a dog",
        "Jonas lives in a small house near the river with two cats and a dog",
    ),
    _case(
        "boxes to tick",
        "[x] renew the passport\n[ ] call the dentist about the crown",
        "renew the passport",
        "call the dentist about the crown",
    ),
    _case(
        "day and month in german",
        "Jonas hat am 12.5. Geburtstag. Er wohnt seit dem 1.1. in Graz. Der Umzug war am 3.10. Danach kam Ana.",
        "Jonas hat am 12.5. Geburtstag.",
        "Er wohnt seit dem 1.1. in Graz.",
        "Der Umzug war am 3.10.",
        "Danach kam Ana.",
    ),
    _case(
        "titles in hindi",
        "मेरी बहन डॉ. सीमा दिल्ली में काम करती है।",
        "मेरी बहन डॉ. सीमा दिल्ली में काम करती है।",
    ),
    _case(
        "spoons",
        "The cake needs 2 tsp. baking powder and 3 tbsp. sugar.",
        "The cake needs 2 tsp. baking powder and 3 tbsp. sugar.",
    ),
    _case(
        "subtitles",
        "1\n00:00:01,000 --> 00:00:04,000\nJonas grew up in a village.\n\n"
        "2\n00:00:04,500 --> 00:00:07,000\nHis grandfather was the baker.\n",
        "Jonas grew up in a village.",
        "His grandfather was the baker.",
    ),
)
