/** What an AI may do for you. */
export const WORKS = ['felismer', 'jósol', 'ajánl', 'alkot'] as const;
export type Work = (typeof WORKS)[number];

/** A tempting reason for the wrong verdict, its misconception, and what is wrong with it. */
type Bait = readonly [text: string, misconception: string, against: string];

/** A machine and the answers to the two questions of the lesson: what it does, and whether it learned from examples. */
export interface Gadget {
  id: string;
  text: string;
  work?: Work;
  learned: boolean;
  /** After „mert”: the right reason. */
  reason: string;
  bait: Bait;
  /** What would make it learn, where it does an AI's work by a rule. */
  change?: string;
}

const ROBOT = 'mi-csak-robot-lehet';
const SMART = 'minden-okoseszkoz-mi';
const FEELS = 'mi-gondolkodik-es-erez';
const ONE_YES = 'egy-igen-eleg';

const ai = (id: string, work: Work, text: string, reason: string, bait: Bait): Gadget => ({ id, text, work, learned: true, reason, bait });
const half = (id: string, work: Work, text: string, reason: string, bait: string, against: string, change: string): Gadget => ({
  id,
  text,
  work,
  learned: false,
  reason,
  bait: [bait, ONE_YES, against],
  change,
});
const plain = (id: string, text: string, reason: string, bait: Bait): Gadget => ({ id, text, learned: false, reason, bait });

const NO_BODY: Bait = ['nincs teste, karja és kereke, mint egy robotnak', ROBOT, 'Az MI-hez nem kell robottest: a tanulás számít.'];
const SILENT: Bait = ['nem beszél, és nem érez semmit közben', FEELS, 'Egyetlen MI sem érez. A tanulás dönt: példákból tanult-e?'];
const SMALL: Bait = [
  'csak egy kis program, nincs ráírva, hogy okos',
  SMART,
  'A felirat nem dönt. Olyan is lehet MI, amelyikre semmi sincs ráírva.',
];

export const GADGETS: readonly Gadget[] = [
  ai(
    'f1',
    'felismer',
    'A tanösvényen lefotózol egy bogarat, és a program megmondja a nevét. Névvel ellátott rovarfotókból tanult.',
    'bogarat ismer fel, és fotókból tanulta',
    NO_BODY,
  ),
  ai(
    'f2',
    'felismer',
    'Temesváron egy buszkamera megszámolja a felszállókat. Sok felvételből tanulta, milyen egy ember alakja.',
    'embert ismer fel, és felvételekből tanulta',
    SILENT,
  ),
  ai(
    'f3',
    'felismer',
    'Eldúdolsz egy dalt, és a program kiírja a címét. Rengeteg dúdolt felvételből tanult.',
    'dalt ismer fel, és felvételekből tanulta',
    SMALL,
  ),
  ai(
    'f4',
    'felismer',
    'A posta gépe elolvassa a kézzel írt irányítószámot. Sok ezer borítékból tanult.',
    'kézírást ismer fel, és borítékokból tanulta',
    SILENT,
  ),
  ai(
    'f5',
    'felismer',
    'Egy almatermelő gépe kamerával kiválogatja a rothadt almát. Jó és rossz almák fotóiból tanult.',
    'a rossz almát ismeri fel, fotókból tanulta',
    SILENT,
  ),
  ai(
    'f6',
    'felismer',
    'A falu szélén egy kamera jelez, ha medve közeledik. Állatokról készült felvételekből tanult.',
    'medvét ismer fel, és felvételekből tanulta',
    NO_BODY,
  ),
  ai(
    'j1',
    'jósol',
    'A pékség programja megbecsüli, hány kifli fogy holnap. Korábbi napok eladásaiból tanulta.',
    'a holnapot jósolja meg régi napokból',
    NO_BODY,
  ),
  ai(
    'j2',
    'jósol',
    'Egy program előre jelzi, milyen magas lesz holnap a Tisza vize. Sok év méréseiből tanulta.',
    'a vízállást jósolja, és mérésekből tanulta',
    SILENT,
  ),
  ai(
    'j3',
    'jósol',
    'A telefon kiírja, hány perc múlva ér haza a nővéred. Sok régi út adataiból tanulta a becslést.',
    'az érkezést jósolja meg régi utakból',
    SMALL,
  ),
  ai(
    'j4',
    'jósol',
    'A bicikliállomás programja megmondja, hány bicikli kell hétfő reggel. Az elmúlt év kölcsönzéseiből tanulta.',
    'a hétfőt jósolja meg régi kölcsönzésekből',
    NO_BODY,
  ),
  ai(
    'j5',
    'jósol',
    'A menza programja megbecsüli, hány adag ebéd fogy pénteken. Korábbi hetek számaiból tanulta.',
    'az ebédet jósolja meg régi hetekből',
    SMALL,
  ),
  ai(
    'a1',
    'ajánl',
    'A receptes oldal vacsorát javasol a családnak. Sok ezer felhasználó választásaiból tanult.',
    'vacsorát ajánl, és választásokból tanulta',
    NO_BODY,
  ),
  ai(
    'a2',
    'ajánl',
    'A játékbolt oldala társast javasol neked. Abból tanult, mit vettek mások ugyanazok után a játékok után.',
    'játékot ajánl, és vásárlásokból tanulta',
    SMALL,
  ),
  ai(
    'a3',
    'ajánl',
    'A túrás alkalmazás új utat javasol a Hargitán. Túrázók korábbi útjaiból tanulta, kinek mi tetszik.',
    'utat ajánl, és régi túrákból tanulta',
    NO_BODY,
  ),
  ai(
    'a4',
    'ajánl',
    'A filmes oldal mesefilmet javasol szombatra. Nézők millióinak szokásaiból tanult.',
    'filmet ajánl, és nézők szokásaiból tanulta',
    SILENT,
  ),
  ai(
    'c1',
    'alkot',
    'Egy program három szóból verset ír anyák napjára. Rengeteg versből tanult.',
    'új verset alkot, és versekből tanulta',
    NO_BODY,
  ),
  ai(
    'c2',
    'alkot',
    'Leírod, milyen sárkányt szeretnél, és a program lerajzolja. Képek és feliratok millióiból tanult.',
    'új képet alkot, és képekből tanulta',
    SILENT,
  ),
  ai(
    'c3',
    'alkot',
    'Egy program új dallamot készít a videód alá. Sok ezer zeneszámból tanult.',
    'új dallamot alkot, és zenékből tanulta',
    SMALL,
  ),
  ai(
    'c4',
    'alkot',
    'A csevegő mesét ír az elveszett vakondról. Rengeteg szövegből tanult.',
    'új mesét alkot, és szövegekből tanulta',
    NO_BODY,
  ),
  half(
    'o1',
    'ajánl',
    'A főtéri képernyő mindenkinek ugyanazt a három múzeumot javasolja. A listát a múzeumok írták.',
    'nem tanult, csak kész listát mutat',
    'múzeumot ajánl annak, aki odalép',
    'Ajánl, de nem tanult: egy kész listát mutat mindenkinek.',
    'Sok látogató korábbi útjaiból tanulja meg az ajánlást.',
  ),
  half(
    'o2',
    'alkot',
    'Egy játék kockadobással választ fejet, testet és farkat, és új szörnyet rajzol belőlük.',
    'nem tanult rajzolni, a kocka dönt',
    'minden alkalommal új szörnyet alkot',
    'Új a szörny, de a kocka rakta össze. Példákból nem tanult.',
    'Sok ezer szörnyrajzból tanulja meg, hogyan rajzoljon.',
  ),
  half(
    'o3',
    'jósol',
    'Egy program kiírja, mikor lesz jövőre telihold. Csillagászok képletével számol.',
    'nem tanult, beírt képlettel számol',
    'megmondja, mi lesz jövőre',
    'Jósol, de a képletet emberek írták bele. Példákból nem tanult.',
    'Sok év feljegyzett holdtöltéiből tanulja meg a jóslást.',
  ),
  half(
    'o4',
    'felismer',
    'Az italautomata az érmét a mérete és a súlya szerint ismeri fel. A méreteket a gyártó írta be.',
    'nem tanult, beírt méreteket néz',
    'felismeri, milyen érmét dobtál be',
    'Felismer, de a gyártó számai alapján. Példákból nem tanult.',
    'Sok ezer érme fotójából tanulja meg, melyik mennyit ér.',
  ),
  half(
    'o5',
    'ajánl',
    'A cipőbolt gépe megméri a lábad, és egy beírt táblázatból ajánl cipőt.',
    'nem tanult, beírt táblázatot követ',
    'cipőt ajánl, és a lábadhoz igazítja',
    'Ajánl, de a táblázatot ember írta be. Példákból nem tanult.',
    'Sok vásárló méretéből és választásából tanulja meg az ajánlást.',
  ),
  half(
    'o6',
    'alkot',
    'A hímzőgép véletlen számok szerint választ színt, és mindig új mintát varr.',
    'nem tanult, véletlen számokat követ',
    'soha nem varr két egyforma mintát',
    'Új a minta, de a véletlen adta. Példákból nem tanult.',
    'Sok ezer hímzés képéből tanulja meg, milyen a szép minta.',
  ),
  half(
    'o7',
    'jósol',
    'Egy program így becsül: holnap ugyanannyi vendég jön a fürdőbe, mint ma. A szabályt az igazgató írta bele.',
    'nem tanult, egy beírt szabályt követ',
    'megbecsüli, hány vendég jön holnap',
    'Jósol, de az igazgató szabályával. Példákból nem tanult.',
    'Több év vendégszámaiból tanulja meg, hányan jönnek.',
  ),
  half(
    'o8',
    'felismer',
    'A pénztár leolvassa a vonalkód számát, és egy listáról kikeresi, mi a termék.',
    'nem tanult, csak egy listán keres',
    'felismeri, mit tartasz eléje',
    'Felismer, de egy lista alapján. Példákból nem tanult.',
    'Sok ezer termékfotóból tanulja meg, mi van a kezedben.',
  ),
  half(
    'o9',
    'ajánl',
    'A könyvtár gépe mindenkinek a hónap könyvét javasolja. A címet a könyvtáros írta be.',
    'nem tanult, a beírt címet mutatja',
    'könyvet ajánl annak, aki odalép',
    'Ajánl, de a címet ember írta be. Példákból nem tanult.',
    'Sok olvasó kölcsönzéseiből tanulja meg az ajánlást.',
  ),
  half(
    'o10',
    'jósol',
    'A mosógép kiírja, hány perc múlva végez. A programok hosszát a gyártó írta be.',
    'nem tanult, beírt idővel számol',
    'előre megmondja, mikor lesz kész',
    'Jósol, de a gyártó számaival. Példákból nem tanult.',
    'Sok ezer mosás mért idejéből tanulja meg a becslést.',
  ),
  half(
    'o11',
    'alkot',
    'Egy zenélő program véletlen számok szerint választ hangokat, és mindig új dallamot játszik.',
    'nem tanult, véletlen számokat követ',
    'minden alkalommal új dallamot alkot',
    'Új a dallam, de a véletlen adta. Példákból nem tanult.',
    'Sok ezer dallamból tanulja meg, mi szól szépen.',
  ),
  plain('z1', 'Az „okos” hegyező bekapcsol, ha beledugod a ceruzát, és megáll, ha kihúzod.', 'egy kapcsolót figyel, semmit sem tanult', [
    'az „okos” szó olvasható a dobozán',
    SMART,
    'Az „okos” szó reklám is lehet. Ez a gép egy kapcsolót figyel.',
  ]),
  plain('z2', 'A játékrobot előregurul. Ha a falnál benyomódik az orra, visszafordul.', 'egy gombot figyel, semmit sem tanult', [
    'ez egy robot, és magától mozog',
    ROBOT,
    'A robot gép: lehet benne MI, de nem muszáj. Ez egy gombra fordul vissza.',
  ]),
  plain('z3', 'Ha megnyomod a plüssmaci hasát, megszólal: „Szeretlek!”', 'egy kész felvételt játszik le', [
    'kedves, és azt mondja, szeret',
    FEELS,
    'Egy kész felvételt játszik le. Érzése egyetlen gépnek sincs.',
  ]),
  plain('z4', 'A torony harangját egy óra szólaltatja meg minden délben.', 'a beállított időre figyel, nem tanult', [
    'magától tudja, mikor van dél',
    SMART,
    'Az óra a beállított időt figyeli. Ehhez nem kell példákból tanulni.',
  ]),
  plain('z5', 'A stadion kijelzője eggyel többet mutat, ha a bíró megnyomja a gombot.', 'eggyel többet ír ki gombnyomásra', [
    'pontosan számolja a gólokat',
    SMART,
    'A számolás beépített szabály. Tanulás nincs benne.',
  ]),
  plain('z6', 'Az „MI-locsoló” minden reggel hatkor tíz percig öntözi a kertet.', 'időzítővel működik, semmit sem tanult', [
    'a nevében is benne van az MI',
    SMART,
    'A név nem bizonyíték. Ez a locsoló egy időzítő.',
  ]),
  plain('z7', 'A mozgólépcső elindul, ha valaki megszakítja a fénysugarat.', 'egy fénysugarat figyel, nem tanult', [
    'észreveszi, hogy odaléptél',
    SMART,
    'A megszakadó fénysugár kapcsolóként működik. Nem tanult semmit.',
  ]),
  plain('z8', 'A táblázatkezelő egy gombnyomásra összeadja az osztálypénzt.', 'beépített szabállyal ad össze', [
    'gyorsabban számol, mint bárki',
    SMART,
    'A gyors számolás nem tanulás: az összeadás szabálya be van építve.',
  ]),
  plain('z9', 'A képkeret tíz másodpercenként a következő fotót mutatja.', 'időt mér, és sorban lép tovább', [
    'magától válogat a fotók között',
    SMART,
    'Nem válogat: sorban halad, ahogy beállították.',
  ]),
  plain('z10', 'A gyári robotkar egész nap ugyanúgy csavarja rá a kupakot az üvegre.', 'előre beírt mozdulatot ismétel', [
    'robotkar, és ember helyett dolgozik',
    ROBOT,
    'A beírt mozdulat ismétléséhez nem kell tanulni.',
  ]),
  plain('z11', 'Az „okosotthon” redőnye minden este kilenckor leereszkedik.', 'a beállított időre figyel, nem tanult', [
    'egy okosotthon része, tehát okos',
    SMART,
    'Az „okosotthon” csak név. A redőny az órát figyeli.',
  ]),
  plain('z12', 'Az autó csenget, ha elindulsz, és nincs bekapcsolva az öv.', 'két kapcsolót figyel, nem tanult', [
    'törődik azzal, hogy ne essen bajod',
    FEELS,
    'A csengő két kapcsolót figyel. Törődni egy gép sem tud.',
  ]),
];
