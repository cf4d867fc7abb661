import type { Level } from '../../engine.ts';

/** A machine-made first version (written by us), words that stand in it and words that do not. */
export interface Draft {
  level: Level;
  who: string;
  text: string;
  has: readonly string[];
  lacks: readonly string[];
}
const draft = (level: Level, who: string, text: string, has: readonly string[], lacks: readonly string[]): Draft => ({
  level,
  who,
  text,
  has,
  lacks,
});

export const DRAFTS: readonly Draft[] = [
  draft(
    1,
    'Boróka mesét ír egy sárkányról',
    'A sárkány a padláson lakott. Minden reggel palacsintát sütött. Vajon ki evett belőle?',
    ['padláson', 'palacsintát', 'reggel'],
    ['hegy', 'kislány'],
  ),
  draft(
    1,
    'Olivér verses üzenetet ír a csapatnak',
    'A labda gurul a fűben. A kapus ásít egyet. Ki rúgja be a gólt?',
    ['labda', 'kapus'],
    ['eső', 'bíró'],
  ),
  draft(
    1,
    'Zsófi mesekezdést keres a villamosról',
    'A sárga villamos elaludt a megállóban. Az utasok halkan kiszálltak. Csak egy macska maradt rajta.',
    ['villamos', 'macska'],
    ['este', 'busz'],
  ),
  draft(
    1,
    'Matei képeslapot ír a Balatonról',
    'A víz langyos. A vitorlások olyanok, mint a pillangók. Te mikor jössz utánunk?',
    ['víz', 'pillangók'],
    ['meleg', 'strand'],
  ),
  draft(
    1,
    'Kinga hirdetést ír az elveszett sapkáról',
    'Elveszett egy zöld sapka! Bojt van rajta, és dióillatú. Aki látta, szóljon a portán!',
    ['sapka', 'zöld'],
    ['piros', 'jutalom'],
  ),
  draft(
    1,
    'Dani rövid mesét kér egy kulcsról',
    'A kulcs unta a zárat. Egy nap kiugrott az ablakon. Hol áll meg egy szökött kulcs?',
    ['kulcs', 'ablakon'],
    ['ajtó', 'király'],
  ),
  draft(
    1,
    'Nóra dalszöveget ír a hóról',
    'Hull a hó a háztetőre. Fehér lett a postaláda. Ki söpri le reggelre?',
    ['hó', 'postaláda'],
    ['szánkó', 'jég'],
  ),
  draft(
    1,
    'Bálint feliratot készít a madáretetőhöz',
    'Itt a cinkék éttermét látod! Ma napraforgó az ebéd. Kérjük, csendben nézd őket!',
    ['cinkék', 'napraforgó'],
    ['veréb', 'etető'],
  ),
  draft(
    2,
    'Csenge kalandot ír egy felhőről',
    'A felhő eltévedt a város fölött. Megkérdezte a templomtornyot. A torony a folyó felé mutatott. Vajon odaért még estig?',
    ['felhő', 'folyó', 'torony'],
    ['eső', 'híd'],
  ),
  draft(
    2,
    'Andrei űrhajós mesét kér',
    'Az űrhajó cserépből készült. A kapitány madzaggal kötötte össze. Indulás előtt megette az uzsonnáját. Így repült fel a csillagokig.',
    ['cserépből', 'kapitány'],
    ['rakéta', 'ember'],
  ),
  draft(
    2,
    'Emese bábjelenetet ír egy zokniról',
    'Egy zokni a párját kereste. A fiók alatt porcica lakott. Azt mondta, látott egy kék foltot. Merre induljon a zokni?',
    ['zokni', 'kék', 'fiók'],
    ['piros', 'cipő'],
  ),
  draft(
    2,
    'Hunor hírt ír az iskolaújságba',
    'Kedden új pad került az udvarra. A hatodikosok festették le. A festék még ragad. Ki ül rá elsőnek?',
    ['pad', 'udvarra'],
    ['szép', 'igazgató'],
  ),
  draft(
    2,
    'Luca mesét ír a nagymama órájáról',
    'A falióra öt perccel sietett. Nagymama ezért mindig elsőnek ért a buszhoz. Az óra büszkén ketyegett tovább. Senki sem igazította meg.',
    ['falióra', 'buszhoz'],
    ['mobil', 'vonat'],
  ),
  draft(
    2,
    'Gergő reklámot ír az osztály limonádéjához',
    'Szomjas vagy? Nálunk citrom is van, jég is. Egy pohár mosoly ingyen jár hozzá. Gyere, várunk!',
    ['citrom', 'mosoly'],
    ['olcsó', 'nagyon'],
  ),
  draft(
    2,
    'Ioana rejtélyes mesét kér egy könyvtárról',
    'A könyvtárban éjjel valaki lapozott. Reggelre minden könyv nyitva volt. A portás csak egy tollat talált. Kié lehetett?',
    ['könyv', 'tollat', 'portás'],
    ['szellem', 'egér'],
  ),
  draft(
    2,
    'Áron bemutatót ír a falu kútjáról',
    'A régi kút vize mindig hideg. A vándorok innen ittak. Ma már csak a galambok járnak ide. A kút mégis mesél.',
    ['kút', 'galambok'],
    ['gép', 'iskola'],
  ),
  draft(
    3,
    'Mihai fordulatos mesét kér egy lift lakójáról',
    'A lift legfelső gombja mögött manó lakott. Minden este kiporolta a nyilakat. Egyszer elaludt. A ház azóta csak lefelé tud menni. Ki ébreszti fel?',
    ['manó', 'este', 'nyilakat'],
    ['lépcső', 'kulcs'],
  ),
  draft(
    3,
    'Aisha novellát kezd egy vonatról',
    'A vonat nem állt meg Aradon. Az utasok a sínek énekét hallgatták. Egy bácsi almát osztott. A kalauz is vett belőle. Így lett az útból uzsonna.',
    ['vonat', 'almát', 'kalauz'],
    ['jegy', 'alagút'],
  ),
  draft(
    3,
    'Bence krimit ír az eltűnt radírról',
    'A radír délben tűnt el. A ceruza hallgatott. A hegyező forgácsot hagyott maga után. A vonalzó mindent lemért. Ki a tettes?',
    ['radír', 'vonalzó', 'ceruza'],
    ['toll', 'tanár'],
  ),
  draft(
    3,
    'Ágnes leírást kér egy képzelt szigetről',
    'A szigeten minden fa alszik délután. A patak ilyenkor lábujjhegyen jár. A csigák őrködnek. Csak a szél felejti el a szabályt. Ilyenkor hullik a levél.',
    ['szigeten', 'patak', 'csigák'],
    ['tenger', 'pálma'],
  ),
  draft(
    3,
    'Botond tréfás szabályzatot ír a kempingnek',
    'Tilos a szúnyogot keresztnevén szólítani! A sátor reggel hatkor ásíthat. A tűz mellett csak igaz mese mondható. A hazugságot a tücsök jelenti. Érted?',
    ['szúnyogot', 'tücsök', 'tűz'],
    ['medve', 'kutya'],
  ),
  draft(
    3,
    'Anna beszédet ír egy növény nevében',
    'Én vagyok az osztály fikusza. Tavaly négy levelem volt. Idén már nyolc, pedig senki sem énekelt nekem. A vizet viszont köszönöm. Ki locsol meg holnap?',
    ['fikusza', 'vizet', 'négy'],
    ['virág', 'tanár'],
  ),
  draft(
    3,
    'Elena folytatja a pék meséjét',
    'A pék elaludt, a kenyér nem. Felállt, és elsétált a piacig. Az emberek tapsoltak. Senki sem merte megvenni. Egy kislány megkínálta vajjal.',
    ['pék', 'kenyér', 'kislány'],
    ['liszt', 'boltos'],
  ),
  draft(
    3,
    'Réka képregény szövegét írja',
    'Pók úr új hálót szőtt. A légy lemérte, és alkudni kezdett. Pók úr számlát adott. A légy blokkot is kért. Ki járt jobban?',
    ['légy', 'hálót', 'számlát'],
    ['méh', 'király'],
  ),
];
