/** Two labels told apart by one measured number; the first label belongs to the smaller numbers. */
export interface Measure {
  labels: readonly [string, string];
  /** „szélesség szerint” */
  by: string;
  unit: string;
  /** „percre”; without it the unit is a sign such as cm. */
  spokenUnit?: string;
  /** The new one: „Az új levél”. */
  thing: string;
  from: number;
  to: number;
}

const ONTO: Readonly<Record<string, string>> = {
  perc: 'percre',
  nap: 'napra',
  év: 'évre',
  sor: 'sorra',
  decibel: 'decibelre',
  hossz: 'hosszra',
};
const m = (labels: Measure['labels'], by: string, unit: string, thing: string, from: number, to: number): Measure => ({
  labels,
  by,
  unit,
  spokenUnit: ONTO[unit],
  thing,
  from,
  to,
});

export const MEASURES: readonly Measure[] = [
  m(['vékony', 'vastag'], 'vastagság', 'mm', 'könyv', 4, 60),
  m(['alacsony', 'magas'], 'magasság', 'cm', 'palánta', 3, 60),
  m(['keskeny', 'széles'], 'szélesség', 'cm', 'szalag', 1, 40),
  m(['gyors', 'lassú'], 'idő', 'perc', 'futó', 15, 60),
  m(['friss', 'érlelt'], 'kor', 'nap', 'sajt', 2, 90),
  m(['fiatal', 'öreg'], 'életkor', 'év', 'fa', 3, 120),
  m(['közeli', 'távoli'], 'távolság', 'km', 'falu', 2, 60),
  m(['kicsi', 'óriás'], 'tömeg', 'kg', 'tök', 1, 50),
  m(['rövid', 'hosszú'], 'terjedelem', 'sor', 'vers', 4, 80),
  m(['langyos', 'forró'], 'hőmérséklet', '°C', 'tea', 30, 90),
  m(['csendes', 'zajos'], 'hangerő', 'decibel', 'folyosó', 30, 90),
  m(['kezdő', 'haladó'], 'leúszott táv', 'hossz', 'úszó', 2, 60),
  m(['alkalmi', 'rendszeres'], 'látogatás', 'nap', 'olvasó', 1, 60),
  m(['apró', 'nagy'], 'átmérő', 'mm', 'alma', 35, 95),
];

/** A learning machine in words: what describes the example, what the person writes on it, what repeats. */
export interface Trio {
  story: string;
  data: string;
  label: string;
  pattern: string;
}

const trio = (story: string, data: string, label: string, pattern: string): Trio => ({ story, data, label, pattern });

export const TRIOS: readonly Trio[] = [
  trio(
    'Egy gép hangszereket tanul meg hallás után.',
    'a felvétel egy dobszólóról',
    'a felvételhez írt „dob” szó',
    'hirtelen, rövid ütések sok dobos felvételen',
  ),
  trio('Egy gép felhőképekből tanul.', 'egy reggeli fotó az égről', 'a fotó mellé írt „zivatarfelhő”', 'torony alak sok zivataros fotón'),
  trio('Egy gép falevelekről tanul.', 'a levél megmért hossza', 'a cédulára írt „tölgy” szó', 'hullámos szél sok tölgylevélen'),
  trio(
    'Egy gép az iskolai ebéd maradékából tanul.',
    'a tányér fotója ebéd után',
    'a képhez írt „nem ízlett”',
    'tele tányér sok „nem ízlett” képen',
  ),
  trio(
    'Egy gép borítékokat válogat.',
    'a boríték képe',
    'a hozzá írt „Brassó” szó',
    'ugyanaz az irányítószám-kezdet sok brassói borítékon',
  ),
  trio(
    'Egy gép a lépéseket tanulja.',
    'az óra mozgásadata egy percről',
    'az emberi válasz: „fut”',
    'gyors, nagy kilengés sok futó percben',
  ),
  trio('Egy gép a madarakat tanulja.', 'az etető képe délben', 'a képhez írt „széncinege”', 'sárga has és fekete sáv sok cinegés képen'),
  trio('Egy gép rajzokat válogat.', 'Luca ceruzarajza', 'az óvó néni szava: „ház”', 'háromszög a négyszög fölött sok házrajzon'),
  trio('Egy gép az üzeneteket tanulja.', 'az üzenet szövege', 'az ember szava rá: „panasz”', '„sajnos” szó sok panaszos üzenetben'),
  trio('Egy gép köveket válogat a patakparton.', 'a kő tömege és színe', 'a geológus szava: „mészkő”', 'világos szín sok mészkövön'),
  trio('Egy gép a közlekedési táblákat tanulja.', 'az út menti fotó', 'a fotóhoz írt „stop”', 'piros nyolcszög sok stoptáblás fotón'),
  trio('Egy gép a kutyák hangját tanulja.', 'a háromperces hangfelvétel', 'a gazda szava: „éhes”', 'magas nyüszítés sok éhes felvételen'),
];

/** Something accidental went together with the label in every example. */
export interface Trap {
  story: string;
  /** What the machine says wrongly. */
  says: string;
  right: string;
  /** Explanations a pupil may give, with what is wrong with them. */
  wrong: readonly (readonly [text: string, misconception: string, against: string])[];
  repair: string;
}

const FEEL = 'mi-gondolkodik-es-erez';
const MEAN = 'gep-megerti-a-jelentest';
const PIXELS = 'tobb-keppont-mindig-jobb-felismeres';
const ONE = 'egy-pelda-eleg';

const trap = (story: string, says: string, right: string, repair: string, ...wrong: Trap['wrong']): Trap => ({
  story,
  says,
  right,
  repair,
  wrong,
});

export const TRAPS: readonly Trap[] = [
  trap(
    'Egy gép juhot és kecskét tanult megkülönböztetni. A juhos képek mind réten készültek, a kecskések mind sziklán.',
    'Egy sziklán álló juhra azt mondja: kecske.',
    'A sziklát tanulta meg a kecske jelének.',
    'Sziklán álló juhok és réten álló kecskék képei is kellenek.',
    ['A gép a kecskéket kedveli jobban a juhoknál.', FEEL, 'A gépnek nincsenek érzései, a példákból számol.'],
    ['Nagyobb képekből jobban tanult volna.', PIXELS, 'A nagyobb képen is ott a szikla minden kecskénél.'],
  ),
  trap(
    'Egy gép érett és éretlen epret tanult megkülönböztetni. Az érett eprek mind fehér tálban voltak, az éretlenek kosárban.',
    'Egy kosárban lévő érett eperre azt mondja: éretlen.',
    'A tálat és a kosarat tanulta meg, nem az epret.',
    'Mindkét fajta eper kell mindkét edényben.',
    ['A gép tudja, mi az érett, de elfáradt a sok képtől.', MEAN, 'A gép nem ért és nem fárad el. A mintát követi.'],
    ['Egyetlen jó eperkép elég lett volna neki.', ONE, 'Egy képből még kevésbé derül ki, mi az érett eper.'],
  ),
  trap(
    'Egy gép gitár- és hegedűhangot tanult megkülönböztetni. A gitárosokat teremben, a hegedűsöket az utcán vették fel.',
    'Egy utcai gitárosra azt mondja: hegedű.',
    'Az utca zaját tanulta meg a hegedű jelének.',
    'Utcai gitáros és teremben felvett hegedűs is kell.',
    ['A gép hallása sokkal rosszabb, mint az emberé.', FEEL, 'A gépnek nincs füle és érzése. A felvételek számaiból dolgozik.'],
    ['A gép nem érti, mi az a hangszer.', MEAN, 'Igaz, hogy nem érti, de jó példákból akkor is eltalálná. A példákkal van baj.'],
  ),
  trap(
    'Egy gép fotókról tanulta megkülönböztetni a jó és a rossz dolgozatot. A jó dolgozatok mind kék tollal készültek.',
    'Egy zöld tollal írt hibátlan dolgozatra azt mondja: rossz.',
    'A toll színét tanulta meg a megoldás helyett.',
    'Sokféle tollal írt jó és rossz dolgozat kell.',
    ['A gép elolvasta a megoldást, és talált benne hibát.', MEAN, 'A gép nem érti a megoldást. A kék szín volt a mintája.'],
    ['Élesebb fotón biztosan jól döntött volna.', PIXELS, 'Az éles fotón is zöld a toll.'],
  ),
  trap(
    'Egy gép buszt és villamost tanult megkülönböztetni. Minden buszos kép nappal, minden villamosos este készült.',
    'Egy esti buszra azt mondja: villamos.',
    'A sötétséget tanulta meg a villamos jelének.',
    'Esti buszok és nappali villamosok képei is kellenek.',
    ['A gép este sokkal rosszabbul lát, mint nappal.', FEEL, 'A gépnek nincs szeme. A sötét számok jelentették neki a villamost.'],
    ['Kétszer ennyi ugyanilyen kép megoldaná.', ONE, 'Ugyanilyen képekből ugyanazt tanulná. Másfélék kellenek.'],
  ),
  trap(
    'Egy gép lelkes és unott nézőt tanult megkülönböztetni. A lelkesek mind piros mezben voltak.',
    'Egy kék mezes, ujjongó szurkolóra azt mondja: unott.',
    'A mez színét tanulta meg a lelkesedés jelének.',
    'Többféle ruhás lelkes és unott néző is kell.',
    ['A gép a piros csapatnak szurkol.', FEEL, 'A gép nem szurkol. A példákban a piros és a lelkes együtt járt.'],
    ['A gép érti az arcot, de most figyelmetlen volt.', MEAN, 'Nem érti az arcot, és nem figyel. Mintát keres.'],
  ),
  trap(
    'Egy gép ép és törött csempét tanult megkülönböztetni. Az ép csempéket mind a bal asztalon fényképezték.',
    'Egy jobb asztalon lévő ép csempére azt mondja: törött.',
    'Az asztalt tanulta meg a repedés helyett.',
    'Mindkét asztalon legyen ép és törött csempe.',
    ['Jobb kamerával, több képponttal jól döntene a gép.', PIXELS, 'Több képponton is ott az asztal.'],
    ['Egy törött csempe képe elég lett volna.', ONE, 'Egyetlen képből nem derül ki, mi a közös a töröttekben.'],
  ),
  trap(
    'Egy gép magyar és román nyelvű, kézzel írt levelet tanult megkülönböztetni. A magyar leveleket mind Csilla írta.',
    'Csilla román levelére azt mondja: magyar.',
    'Csilla kézírását tanulta meg a nyelv helyett.',
    'Sok különböző ember levelei kellenek mindkét nyelven.',
    ['A gép elolvasta a levelet, és magyarul értette meg.', MEAN, 'A gép nem érti a levelet. A kézírás mintája döntött.'],
    ['A gép meg akarta tréfálni Csillát.', FEEL, 'A gépnek nincs szándéka.'],
  ),
  trap(
    'Egy gép friss és száraz kenyeret tanult megkülönböztetni. A friss kenyerek mind egészben, a szárazak szeletelve voltak.',
    'Egy friss, szeletelt kenyérre azt mondja: száraz.',
    'A szeletelést tanulta meg a szárazság jelének.',
    'Szeletelt friss és egész száraz kenyér is kell.',
    ['A gép megérezte a képen, hogy a kenyér kiszáradt.', FEEL, 'A gép nem érez. A kép mintáiból dönt.'],
    ['Egy szép kenyérfotóval is megtanulta volna.', ONE, 'Egyetlen példából egyféle választ tanulna.'],
  ),
  trap(
    'Egy gép videókról tanulta megkülönböztetni a kezdő és a haladó úszót. A haladók mind úszósapkában voltak.',
    'Egy sapkás kezdőre azt mondja: haladó.',
    'A sapkát tanulta meg az úszás helyett.',
    'Sapkás kezdők és sapka nélküli haladók is kellenek.',
    ['A gép tudja, hogy a sapka gyorsít.', MEAN, 'A gép nem tud ilyet. A sapka és a címke együtt járt.'],
    ['Nagyobb felbontású videó kellett volna.', PIXELS, 'Nagyobb képen is ott a sapka.'],
  ),
];
