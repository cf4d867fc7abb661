import type { Level } from '../../engine.ts';
import type { Dilemma } from './pool.ts';

/** A sentence that gives somebody away: its text, what it tells, whose misconception it is to leave it in. */
type Hidden = readonly [text: string, why: string, misconception: string];

/** An invented message to a chatbot: what it asks, what helps, and what must go. */
export interface Message {
  level: Level;
  /** Harmless and useful. */
  helps: string;
  name: string;
  hidden: readonly Hidden[];
  asks: string;
}
const OTHERS = 'mas-adatat-beirhatom';
const ONLY_PASSWORD = 'csak-a-jelszo-szemelyes-adat';
const SECRET = 'cseveges-titkos';
const HELPER = 'gep-mint-bizalmas';

const message = (level: Level, name: string, helps: string, asks: string, ...hidden: readonly Hidden[]): Message => ({
  level,
  name,
  helps,
  asks,
  hidden,
});

export const MESSAGES: readonly Message[] = [
  message(1, 'Fazakas Ákos vagyok.', 'Ötödikes vagyok.', 'Magyarázd el a törtek összeadását!', [
    'A Rózsa utca 12-ben lakom.',
    'A lakcímből odatalálnak hozzá.',
    ONLY_PASSWORD,
  ]),
  message(1, 'A nevem Balla Tímea.', 'Szeretem a kutyákat.', 'Ajánlj három könyvet róluk!', [
    'A telefonszámom 0700 000 000.',
    'A telefonszámon bárki elérheti.',
    ONLY_PASSWORD,
  ]),
  message(1, 'Én Kiss Márton vagyok.', 'Holnap palacsintát sütünk.', 'Írj egy rövid receptet!', [
    'Este hatig egyedül vagyok itthon.',
    'Kiderül, mikor van egyedül: ez veszélyes.',
    ONLY_PASSWORD,
  ]),
  message(1, 'Szabó Petra a nevem.', 'Hatodikos vagyok.', 'Adj öt angol szót az időjárásról!', [
    'A Petőfi iskola 6. b osztályába járok.',
    'Az iskola és az osztály együtt rámutat.',
    ONLY_PASSWORD,
  ]),
  message(1, 'Bocskai Ferkó vagyok.', 'A focicsapatba járok.', 'Írj bemelegítő gyakorlatokat!', [
    'A jelszavam: fociz5.',
    'A jelszóval más is beléphet a fiókjába.',
    SECRET,
  ]),
  message(1, 'Lukács Bori a nevem.', 'Verset tanulok a hóról.', 'Adj tippet, hogyan jegyezzem meg!', [
    'A húgom, Lukács Sári cukorbeteg.',
    'A húga neve és betegsége az ő adata.',
    OTHERS,
  ]),
  message(1, 'Tóth Noel vagyok.', 'Szülinapi játékot keresek.', 'Ajánlj játékot nyolc gyereknek!', [
    'A buli a Tölgy utca 8-ban lesz, szombaton négykor.',
    'A cím és az időpont bárkit odavezet.',
    ONLY_PASSWORD,
  ]),
  message(1, 'A nevem Pop Mara.', 'Románul gyakorlok.', 'Írj öt kérdést a napirendről!', [
    'A padtársam, Ruszó Gyuri megbukott a felmérőn.',
    'A padtárs neve és jegye az ő dolga.',
    OTHERS,
  ]),
  message(
    2,
    'Veress Orsi vagyok.',
    'Fuvolázni tanulok.',
    'Adj tippeket a gyakorláshoz!',
    ['Kedden és csütörtökön négykor járok a zeneiskolába.', 'A hely és az idő együtt megmutatja, hol találják.', ONLY_PASSWORD],
    ['Az igazolványom képét is csatolom.', 'Az igazolványon név, kép és szám is van.', SECRET],
  ),
  message(
    2,
    'A nevem Sándor Zalán.',
    'Hetente kétszer úszom.',
    'Írj edzéstervet kezdőnek!',
    ['Az edzőm, Nagy Csaba szívbeteg.', 'Az edző betegsége az ő titka.', OTHERS],
    ['A sepsiszentgyörgyi uszodába járok.', 'A helyszín a többi adattal együtt rámutat.', ONLY_PASSWORD],
  ),
  message(
    2,
    'Horváth Izabella vagyok.',
    'Osztálykirándulásra készülünk.',
    'Írj csomaglistát két napra!',
    ['Az osztályunk képét is feltöltöm.', 'Mások arca is rajta van, ők nem egyeztek bele.', OTHERS],
    ['A Kölcsey iskolából indulunk reggel hétkor.', 'Kiderül, hol és mikor lesznek.', ONLY_PASSWORD],
  ),
  message(
    2,
    'Demeter Kristóf a nevem.',
    'Elromlott a biciklim lánca.',
    'Hogyan tegyem vissza?',
    ['A biciklit a Malom utca 3. kapualjában tartjuk.', 'Kiderül, hol áll a bicikli.', ONLY_PASSWORD],
    ['A kapu kódja 4826.', 'A kóddal bárki bemehet a házba.', SECRET],
  ),
  message(
    2,
    'Balogh Anikó vagyok.',
    'Vitatkoztam a barátnőmmel.',
    'Hogyan kérjek bocsánatot?',
    ['A barátnőm Kelemen Dóri.', 'A barátnő nevét ő nem adta ide.', OTHERS],
    ['Dóri szülei most válnak.', 'Ez egy család magánügye.', OTHERS],
  ),
  message(
    2,
    'Máté Róbert a nevem.',
    'Sakkversenyre készülök.',
    'Adj három kezdési tanácsot!',
    ['A klubtársam, Olasz Imi félárva.', 'A klubtárs életéről nem ő döntött.', OTHERS],
    ['Az e-mail-címem: robi@pelda.hu.', 'Az e-mail-címen bárki írhat neki.', ONLY_PASSWORD],
  ),
  message(
    2,
    'Nemes Lilla vagyok.',
    'Jelmezt varrunk anyukámmal.',
    'Adj ötletet rókajelmezhez!',
    ['Anyukám a városi kórházban műtősnő.', 'Az anyukája munkahelye az ő adata.', OTHERS],
    ['Péntekenként éjszakás, akkor egyedül alszom.', 'Kiderül, mikor van egyedül otthon.', ONLY_PASSWORD],
  ),
  message(
    2,
    'A nevem Török Bendegúz.',
    'Kiskutyánk lett.',
    'Adj nevet egy fehér kölyöknek!',
    ['A kutya chipszáma 900 000 123.', 'A chipszámból a gazdáját is megtalálják.', ONLY_PASSWORD],
    ['Két hétig üres lesz a lakásunk.', 'Ez betörőnek is üzenet.', ONLY_PASSWORD],
  ),
  message(
    3,
    'Fekete Ábel vagyok.',
    'Nehéz nekem a szöveges feladat.',
    'Kérdezz lépésenként, ne oldd meg!',
    ['A naplószámom a 6. c osztályban 17.', 'A naplószám az osztályban egyetlen tanulóé.', ONLY_PASSWORD],
    ['A tanárnőm, Kovács Éva kismama.', 'A tanárnő állapota az ő dolga.', OTHERS],
    ['A nagybátyám vigyáz ránk, a kulcs a lábtörlő alatt van.', 'A kulcs helyét senkinek ne írd le!', SECRET],
  ),
  message(
    3,
    'A nevem Simon Dorka.',
    'A barátnőm szomorú a költözés miatt.',
    'Hogyan vigasztaljam?',
    ['Ő Papp Ilka a Bolyai iskolából.', 'Név és iskola együtt: ráismernek.', OTHERS],
    ['Ilka naplójából másolom ide, mit érez.', 'A napló az ő titka.', OTHERS],
    ['A telefonszámom 0700 111 222.', 'A telefonszám a sajátja, de ide nem kell.', ONLY_PASSWORD],
  ),
  message(
    3,
    'Vajda Ödön vagyok.',
    'Modellező szakkörre járok.',
    'Milyen ragasztó jó papírhoz?',
    ['A szakkör a Fő tér 5. pincéjében van, szerdán öttől.', 'Hely és idő együtt: odatalálnak.', ONLY_PASSWORD],
    ['A társam, Bara Tomi epilepsziás.', 'A társ betegsége az ő adata.', OTHERS],
    ['A belépőkártyám száma 5521.', 'A számmal más is bejut.', SECRET],
  ),
  message(
    3,
    'Gál Piroska a nevem.',
    'Rosszat álmodtam.',
    'Ajánlj nyugtató esti mesét!',
    ['Az orvosom, doktor Kelemen adta a szorongásgyógyszert.', 'A saját betegség is személyes adat.', ONLY_PASSWORD],
    ['A Nyár utca 2. földszintjén alszom, nyitva az ablak.', 'A cím és a nyitott ablak veszélyes.', SECRET],
    ['A bátyám, Gál Áron elhagyta az iskolát.', 'A bátyja döntése az ő ügye.', OTHERS],
  ),
  message(
    3,
    'Orbán Rémusz vagyok.',
    'Videót szerkesztek a túráról.',
    'Adj három címötletet!',
    ['A csapat arcképeit is feltöltöm.', 'Mások képmása, ők nem adtak engedélyt.', OTHERS],
    ['A vezető, Jakab Zsuzsa telefonszáma 0700 333 444.', 'Más telefonszáma az övé.', OTHERS],
    ['A feltöltéshez anyu jelszavát használom.', 'Jelszót soha, másét sem.', SECRET],
  ),
  message(
    3,
    'A nevem Incze Hanga.',
    'Egy társam bánt az udvaron.',
    'Írj három bátorító mondatot!',
    ['Ő Barta Ricsi a 6. b osztályból.', 'Más neve és osztálya; a bajt felnőttnek mondd el!', HELPER],
    ['Szünetben a kazánház mögött vár rám.', 'Veszélyben nem a gép segít: szólj felnőttnek!', HELPER],
    ['Anyukám, Incze Ildi ezt nem tudja.', 'A felnőtt bevonása segít, a titkolás nem.', HELPER],
  ),
  message(
    3,
    'Kozma Regő vagyok.',
    'Horgászversenyre megyek.',
    'Milyen csali jó pontyra?',
    ['A tó melletti tizennégyes faházban alszunk.', 'Kiderül, hol alszanak.', ONLY_PASSWORD],
    ['Apukám, Kozma Zsolt bankkártyája nálam van.', 'A kártyáról senkinek nem szabad írni.', SECRET],
    ['Az öcsém, Kozma Bulcsú nem tud úszni.', 'Az öccse adata, és veszélyes is lehet.', OTHERS],
  ),
  message(
    3,
    'Antal Boglárka a nevem.',
    'Kertet tervezünk az iskolának.',
    'Mit ültessünk árnyékba?',
    ['Az iskolánk riasztójának kódja 7310.', 'A riasztó kódja mindenkit veszélyeztet.', SECRET],
    ['A gondnok, Máthé bácsi ötven napja beteg.', 'A gondnok egészsége az ő adata.', OTHERS],
    ['Naponta kettőkor zárjuk a hátsó kaput.', 'Az idő és a hely együtt másra is jó.', ONLY_PASSWORD],
  ),
];

/** What gives somebody away, and the general word that keeps the question clear. */
export const SWAPS: ReadonlyArray<readonly [personal: string, general: string]> = [
  ['Kelemen Dóri asztmás', 'a barátnőm beteg'],
  ['a gyulai Béke utcában', 'egy kisvárosban'],
  ['a Szent Anna utcai iskolába', 'iskolába'],
  ['Incze Ildi, az anyukám', 'az anyukám'],
  ['2014. március 3. a születésnapom', 'tizenkét éves vagyok'],
  ['Zsolt bácsi, a matektanárom', 'az egyik tanárom'],
  ['a kézdivásárhelyi uszodában', 'egy uszodában'],
  ['a kutyám, Betyár', 'a kutyám'],
  ['anyu a polgármesteri hivatalban dolgozik', 'a szüleim dolgoznak'],
  ['Nagy Bence elesett', 'egy társam elesett'],
  ['az egri Dobó iskola focicsapata', 'egy iskolai csapat'],
  ['kedden négykor a Fő téri tornateremben', 'hetente egyszer'],
  ['a Maros utcai könyvtár', 'egy könyvtár'],
  ['Gál doktor rendelője', 'az orvosom'],
];

/** A situation with the safe step and three tempting ones. */
export const TROUBLES: readonly Dilemma[] = [
  {
    level: 1,
    story: 'Egy csevegő ezt kéri Zsófitól: „Írd be a teljes neved, hogy jobban segíthessek!”',
    best: 'Kihagyja a nevet, és általánosan kérdez.',
    because: 'A segítséghez nem kell név: a kérdés általánosan is érthető.',
    bad: [
      ['Beírja, hiszen a csevegést senki más nem látja.', SECRET, 'A szolgáltató tárolhatja, amit beír.'],
      ['Beírja a bátyja nevét a magáé helyett.', OTHERS, 'A bátyja neve az ő adata, arról ő dönt.'],
      ['Beírja, mert a név nem olyan, mint a jelszó.', ONLY_PASSWORD, 'A név is személyes adat.'],
    ],
  },
  {
    level: 1,
    story: 'Dani véletlenül elküldte a lakcímüket egy csevegőnek.',
    best: 'Szól egy felnőttnek, és együtt törlik.',
    because: 'A felnőtt segít törölni, és megnézi, kell-e más teendő.',
    bad: [
      ['Nem szól, mert a beszélgetés úgyis titkos.', SECRET, 'A csevegés nem titkos, az idő pedig számít.'],
      ['Beír egy hamis címet, hogy összezavarja.', 'rossz-adat-javit', 'A hamis adat a jót nem törli ki.'],
      ['Megkérdezi a csevegőt, mit tegyen.', HELPER, 'Komoly gondban felnőtt segítsége kell.'],
    ],
  },
  {
    level: 1,
    story: 'Kinga képet küldene egy képkészítőnek, hogy rajzzá alakítsa. A képen az egész osztály látszik.',
    best: 'Nem küldi el, saját rajzot készít helyette.',
    because: 'Az osztálytársak képmásáról ők döntenek.',
    bad: [
      ['Elküldi, mert az arc nem olyan adat, mint a jelszó.', ONLY_PASSWORD, 'Az arckép is személyes adat.'],
      ['Elküldi, mert a kép amúgy is az ő telefonján van.', OTHERS, 'A társai arca attól még az övék.'],
      ['Elküldi, aztán gyorsan letörli a beszélgetést.', SECRET, 'Amit elküldött, a szolgáltatónál is ott van.'],
    ],
  },
  {
    level: 1,
    story: 'Bence elakadt a matekháziban, és kérdezne egy csevegőtől.',
    best: 'Leírja a feladatot és azt, hogy ötödikes.',
    because: 'Ez segít, és sok ezer gyerekre igaz.',
    bad: [
      ['Semmit sem ír le, mert minden adat titok.', 'minden-adat-titok', 'A feladat és az évfolyam nem árul el senkit.'],
      ['Odaírja a tanára nevét is, hátha ismeri.', OTHERS, 'A tanár neve az ő adata, és nem is kell hozzá.'],
      ['Odaírja az iskola nevét, hogy ráismerjen.', ONLY_PASSWORD, 'Az iskola a többi adattal együtt rámutat.'],
    ],
  },
  {
    level: 2,
    story: 'Lili a csevegővel javíttatná ki a padtársa fogalmazását, amely a padtárs családjáról szól.',
    best: 'Nem írja be, a hibákat a padtársával keresi meg.',
    because: 'Más családjának a történetéről nem ő dönt.',
    bad: [
      ['Beírja, mert csak a helyesírás érdekli belőle.', OTHERS, 'A szövegben egy család magánügye áll, erről nem Lili dönt.'],
      ['Beírja, mert a gép úgysem mondja el senkinek.', SECRET, 'Nem tudhatja, ki olvassa el, és meddig őrzik meg.'],
      ['Csak a neveket törli ki, a többi maradhat.', 'csak-a-nevet-torli', 'A történetből név nélkül is ráismerhetnek a családra.'],
    ],
  },
  {
    level: 2,
    story: 'Nóra elmesélné a csevegőnek, miért sír a barátnője otthon.',
    best: 'Általánosan kérdezi meg, hogyan vigasztaljon valakit.',
    because: 'A barátnő baját nem adja tovább, a kérdés mégis érthető.',
    bad: [
      ['Leír mindent nagyon pontosan, hogy jobb tanácsot kapjon.', OTHERS, 'A barátnő baja az ő titka.'],
      ['Csak a nevét hagyja ki, a többi maradhat.', ONLY_PASSWORD, 'A történetből név nélkül is ráismerhetnek.'],
      ['Leírja, mert a gép úgysem mondja el senkinek.', SECRET, 'A szolgáltató tárolhatja, amit beír.'],
    ],
  },
  {
    level: 2,
    story: 'Egy játék csevegője ajándékot ígér, ha Matei beírja a születési dátumát és a városát.',
    best: 'Nem írja be, és megmutatja egy felnőttnek.',
    because: 'A dátum és a város együtt rámutat, az ajándékhoz nem kell.',
    bad: [
      ['Beírja, mert a dátum magában semmit sem árul el.', 'egy-adat-artatlan', 'A dátum a várossal együtt már keveseket jelöl.'],
      ['Beírja a barátja adatait, neki is jól jön.', OTHERS, 'A barátja adatáról ő dönt.'],
      ['Beírja, mert ez nem jelszó.', ONLY_PASSWORD, 'A születési dátum is személyes adat.'],
    ],
  },
  {
    level: 2,
    story: 'Aisha fordítóprogramba másolná a nagymamája orvosi leletét, mert románul van.',
    best: 'A nehéz szavakat fordíttatja le, név és adatok nélkül.',
    because: 'A szó jelentéséhez nem kell tudni, kinek a lelete.',
    bad: [
      ['Bemásolja az egészet, mert a fordító nem csevegő.', SECRET, 'A fordítóba írt szöveget is tárolhatja a szolgáltató.'],
      ['Bemásolja, mert a nagymamája úgyis megengedné.', OTHERS, 'A lelet a nagymamáé: előbb meg kell kérdezni.'],
      ['Bemásolja, mert a leletben nincs jelszó.', ONLY_PASSWORD, 'Az egészségi adat is személyes adat.'],
    ],
  },
  {
    level: 2,
    story: 'Gergő hangüzenetben kérdezne egy csevegőtől, miközben a szobában a húga telefonál.',
    best: 'Átmegy máshová, vagy begépeli a kérdést.',
    because: 'Így a húga beszélgetése nem kerül a felvételre.',
    bad: [
      ['Felveszi, mert a húga nem neki mondja, amit mond.', OTHERS, 'A húga szavairól a húga dönt.'],
      ['Felveszi, mert a hang nem olyan, mint a jelszó.', ONLY_PASSWORD, 'A hang és a beszélgetés is személyes.'],
      ['Felveszi, mert a gép csak az ő kérdését hallja.', SECRET, 'A felvételre minden rákerül, ami a szobában hallatszik.'],
    ],
  },
  {
    level: 3,
    story: 'Botond a csoportbeszélgetésük képernyőképét mutatná meg a csevegőnek, hogy tanácsot kérjen.',
    best: 'A saját szavaival írja le a gondot, nevek nélkül.',
    because: 'A tanácshoz elég a helyzet, a többiek üzenetei nem kellenek.',
    bad: [
      ['Elküldi, mert az üzeneteket neki is megírták.', OTHERS, 'Neki írták, nem a szolgáltatónak: a többiek nem egyeztek bele.'],
      ['Elküldi, de a saját nevét kitakarja rajta.', 'csak-a-nevet-torli', 'A többiek neve és képe rajta maradt.'],
      ['Elküldi, mert egy kép hamar eltűnik a beszélgetésből.', SECRET, 'Amit elküldött, azt a szolgáltató megőrizheti.'],
    ],
  },
  {
    level: 3,
    story: 'Luca edzésnaplót vezettetne a csevegővel: mikor, hol és kivel fut minden este.',
    best: 'A távot és az időt írja be, a helyet és a társait nem.',
    because: 'A fejlődéshez a táv és az idő kell, a hely és az időpont rámutat.',
    bad: [
      ['Mindent beír, mert egy-egy adat magában ártatlan.', 'egy-adat-artatlan', 'Együtt megmutatják, mikor és hol található.'],
      ['Mindent beír, csak a nevét hagyja ki.', 'csak-a-nevet-torli', 'A hely, az idő és a társak név nélkül is rámutatnak.'],
      ['Semmit sem ír be, mert minden adat titok.', 'minden-adat-titok', 'A táv és az idő sokakra illik, az nem árul el senkit.'],
    ],
  },
  {
    level: 3,
    story: 'Eszter versenyre ír bemutatkozást, és a géppel szépíttetné meg.',
    best: 'Nevek nélkül adja oda, a neveket kézzel írja vissza.',
    because: 'A javításhoz elég a szöveg, a név nála marad.',
    bad: [
      ['Odaadja mindennel együtt, mert a szépítéshez kell a név.', ONLY_PASSWORD, 'A javításhoz név nélkül is elég a szöveg.'],
      ['A barátja bemutatkozását adja oda kipróbálni.', OTHERS, 'A barátja adatáról ő dönt.'],
      ['Odaadja, aztán kéri a géptől, hogy felejtse el.', SECRET, 'Azt nem láthatja, megmaradt-e másolat.'],
    ],
  },
  {
    level: 3,
    story: 'Hunor név nélkül írna a csapatáról a csevegőnek: „a kapitányunk, aki egyedül üt bal kézzel”.',
    best: 'Ezt a jelet is kihagyja, mert egy emberre illik.',
    because: 'Egy ritka jel név nélkül is megmutatja, kiről van szó.',
    bad: [
      ['Így jó, hiszen egyetlen név sincs benne.', ONLY_PASSWORD, 'A név csak az egyik adat: a ritka jel is rámutat.'],
      ['Így jó, mert a kapitány biztosan örülne a figyelemnek.', OTHERS, 'Ezt a kapitánytól kell megkérdezni.'],
      ['Így jó, mert egyetlen adat magában ártatlan.', 'egy-adat-artatlan', 'Ez az adat egyetlen emberre illik a csapatból.'],
    ],
  },
];

/** Columns of the club table: who could have written the message? */
export const CLUBS = [
  [
    { head: 'évfolyam', values: ['ötödik', 'hatodik'] },
    { head: 'sport', values: ['foci', 'úszás', 'sakk'] },
    { head: 'állat', values: ['kutya', 'macska'] },
  ],
  [
    { head: 'hangszer', values: ['zongora', 'gitár', 'dob'] },
    { head: 'nap', values: ['hétfő', 'szerda'] },
    { head: 'út', values: ['busz', 'bicikli'] },
  ],
  [
    { head: 'város', values: ['Arad', 'Eger'] },
    { head: 'szakkör', values: ['rajz', 'robot', 'tánc'] },
    { head: 'testvér', values: ['van', 'nincs'] },
  ],
] as const;
