import type { Level } from '../../engine.ts';

/** Invented sentences whose numbers belong together: a sum, a product or a span of years. */
export type Kind = 'sum' | 'product' | 'span';
export interface Tally {
  level: Level;
  kind: Kind;
  unit: string;
  /** `lej` is the name of the pupil's money. */
  say: (a: number, b: number, told: number, lej: string) => string;
  /** Bounds of the two numbers, where the usual ones would be unlikely. */
  within?: { a: Range; b: Range };
}
type Range = readonly [least: number, most: number];
const tally = (level: Level, kind: Kind, unit: string, say: Tally['say'], within?: Tally['within']): Tally => ({
  level,
  kind,
  unit,
  say,
  within,
});

export const TALLIES: readonly Tally[] = [
  tally(1, 'sum', 'fő', (a, b, told) => `Az osztály létszáma ${told}: ${a} lány és ${b} fiú jár ide.`),
  tally(1, 'sum', 'könyv', (a, b, told) => `A polcon ${told} könyv áll: ${a} mesekönyv és ${b} verseskötet.`),
  tally(1, 'sum', 'gól', (a, b, told) => `A meccsen ${told} gól esett: ${a} az első, ${b} a második félidőben.`),
  tally(1, 'sum', 'fa', (a, b, told) => `A parkban ${told} fa áll: ${a} hárs és ${b} juhar.`),
  tally(1, 'sum', 'madár', (a, b, told) => `Két nap alatt ${told} madár jött az etetőre: szombaton ${a}, vasárnap ${b}.`),
  tally(1, 'sum', 'utas', (a, b, told) => `A buszon ${told} utas ült: ${a} az első ajtó előtt, ${b} mögötte.`),
  tally(1, 'product', 'dió', (a, b, told) => `A zacskók száma ${a}, mindegyikben ${b} dió van, ez együtt ${told} dió.`),
  tally(1, 'product', 'szék', (a, b, told) => `A teremben ${a} sor van, soronként ${b} szék, tehát összesen ${told} szék.`),
  tally(2, 'sum', 'pont', (a, b, told) => `A csapat ${told} pontot szerzett: ${a} pontot dobásból és ${b} pontot büntetőből.`),
  tally(2, 'sum', 'km', (a, b, told) => `A kerékpártúra ${told} km hosszú: ${a} km erdőn és ${b} km réten át.`),
  tally(2, 'sum', 'lej', (a, b, told, lej) => `A vásáron ${told} ${lej} gyűlt: ${a} ${lej} süteményből és ${b} ${lej} teából.`),
  tally(2, 'product', 'matrica', (a, b, told) => `Az album ${a} oldalas, minden oldalon ${b} matrica van, így ${told} matrica fér bele.`),
  tally(2, 'product', 'perc', (a, b, told) => `Hetente ${a} edzés van, egy edzés ${b} perc, tehát egy hét alatt ${told} perc.`, {
    a: [2, 5],
    b: [40, 90],
  }),
  tally(2, 'product', 'kifli', (a, b, told) => `A pék ${a} tepsit tölt meg, tepsinként ${b} kiflivel, ez ${told} kifli.`),
  tally(2, 'product', 'lej', (a, b, told, lej) => `Egy buszjegy ${b} ${lej}, ezért ${a} buszjegy ára ${told} ${lej}.`),
  tally(2, 'span', 'év', (a, b, told) => `Az iskola alapításának éve ${a}, a felújítás éve ${b}, a kettő között ${told} év telt el.`),
  tally(2, 'span', 'év', (a, b, told) => `A híd átadásának éve ${a}, az új hídé ${b}: a régi ${told} évvel előzte meg.`),
  tally(3, 'span', 'év', (a, b, told) => `Az újság első évfolyama ${a}, az utolsó ${b}, a két évszám között ${told} év van.`),
  tally(3, 'span', 'év', (a, b, told) => `A malom indulásának éve ${a}, a leállásé ${b}, a kettő között ${told} év telt el.`),
  tally(3, 'span', 'év', (a, b, told) => `A klub alapítási éve ${a}, az első kupa éve ${b}, vagyis ${told} évet vártak rá.`),
  tally(3, 'product', 'm', (a, b, told) => `A kerítés ${a} elemből áll, egy elem ${b} m, tehát a hossza ${told} m.`, {
    a: [15, 60],
    b: [2, 3],
  }),
  tally(3, 'product', 'kg', (a, b, told) => `Naponta ${b} kg takarmány fogy, így ${a} nap alatt ${told} kg kell.`),
  tally(3, 'sum', 'látogató', (a, b, told) => `A múzeumnak ${told} látogatója volt: ${a} hétköznap és ${b} hétvégén.`),
  tally(3, 'sum', 'euró', (a, b, told) => `A pályázat ${told} euró: ${a} euró szerszámra és ${b} euró palántára.`),
];

/** Four sentences of a report, one of which cannot stand beside the named one. */
export interface Report {
  level: Level;
  title: string;
  sentences: readonly [string, string, string, string];
  base: number;
  bad: number;
  why: string;
}
const report = (level: Level, title: string, sentences: Report['sentences'], base: number, bad: number, why: string): Report => ({
  level,
  title,
  sentences,
  base,
  bad,
  why,
});

export const REPORTS: readonly Report[] = [
  report(
    1,
    'A könyvtári nap',
    [
      'A könyvtár hétfőn zárva tartott.',
      'Szerdán húsz gyerek jött a kézműves sarokba.',
      'A hétfői látogatók mesét hallgattak.',
      'Két új polc készült.',
    ],
    0,
    2,
    'Hétfőn zárva volt, ezért hétfői látogató nem lehetett.',
  ),
  report(
    1,
    'A mezei futás',
    [
      'A pálya végig erdőben vezetett.',
      'Esett az eső.',
      'A futók az utolsó kilométeren nyílt réten szaladtak.',
      'A célnál meleg tea várta a befutókat.',
    ],
    0,
    2,
    'Ha végig erdőben vezet, nem lehet rét a végén.',
  ),
  report(
    1,
    'A hóember',
    [
      'A hóember egész héten mozdulatlanul állt.',
      'Répa lett az orra.',
      'Szerdán átgurították a kapu elé.',
      'A kalapja Áron apukájának régi kalapja.',
    ],
    0,
    2,
    'Ha mozdulatlanul állt, nem gurították át sehová.',
  ),
  report(
    1,
    'Az osztálykép',
    [
      'Minden gyerek rajta van a képen.',
      'A kép az udvaron készült, a nagy diófa alatt.',
      'Peti aznap hiányzott, ő nincs a képen.',
      'A fotós kék sapkát viselt.',
    ],
    0,
    2,
    'Ha minden gyerek rajta van, Peti is rajta van.',
  ),
  report(
    2,
    'A kirándulás',
    [
      'A csoport gyalog tette meg az egész utat.',
      'Délben szendvicset ettek a patak partján.',
      'A vonatablakból látták a várat.',
      'Este fáradtan értek haza.',
    ],
    0,
    2,
    'Gyalog mentek, vonatablakuk nem lehetett.',
  ),
  report(
    2,
    'A vetélkedő',
    [
      'Három csapat versenyzett.',
      'A negyedik csapat lett a második.',
      'A kérdések állatokról és növényekről szóltak.',
      'A díj egy társasjáték volt.',
    ],
    0,
    1,
    'Három csapat közt negyedik nem lehet.',
  ),
  report(
    2,
    'A madáretető',
    [
      'Januárban egyetlen cinke sem jött.',
      'Télen tököt is tettek ki.',
      'A januári cinkék a napraforgót szerették.',
      'Márciusban új tetőt kapott az etető, mert beázott.',
    ],
    0,
    2,
    'Ha egy sem jött, nem is ehettek semmit.',
  ),
  report(
    2,
    'A tábor',
    [
      'A tábor hétfőtől péntekig tartott.',
      'Reggelenként torna volt a pályán.',
      'Szombaton volt a zárótűz a táborban.',
      'Az utolsó napon mindenki rajzolt.',
    ],
    0,
    2,
    'A tábor pénteken véget ért, szombaton már nem tartott.',
  ),
  report(
    3,
    'A színdarab',
    [
      'A darabban végig egyetlen szereplő volt a színpadon.',
      'A díszlet kartonból, drótból és régi függönyökből készült.',
      'A két szereplő végig vitatkozott egymással.',
      'A közönség kétszer tapsolt.',
    ],
    0,
    2,
    'Ha egyetlen szereplő volt a színpadon, nem vitatkozhatott kettő.',
  ),
  report(
    3,
    'A forrás',
    [
      'A forrás vize télen-nyáron egyforma hőmérsékletű.',
      'A környéken sok a moha.',
      'Augusztusban a forrás vize jóval melegebb, mint márciusban.',
      'A turisták itt töltik meg a kulacsukat, mielőtt felmennek a csúcsra.',
    ],
    0,
    2,
    'Ha egyforma, augusztusban sem lehet melegebb.',
  ),
  report(
    3,
    'A mérés',
    [
      'A mérést minden nap ugyanabban az órában végezték.',
      'A füzet kék borítójú.',
      'A keddi mérés reggel, a szerdai este készült.',
      'Az eredményeket táblázatba írták, és lerajzolták.',
    ],
    0,
    2,
    'Reggel és este nem ugyanaz az óra.',
  ),
  report(
    3,
    'A hagyaték',
    [
      'A szobrot a készítője sosem adta el.',
      'Anyaga hársfa.',
      'A szobrász a szobor árából új műhelyt vett.',
      'Ma a városháza lépcsőházában látható, a nagy ablak mellett.',
    ],
    0,
    2,
    'Ha sosem adta el, a szobor árából nem vehetett műhelyt.',
  ),
];

/** A sentence with one of the three warning signs. */
export const SIGNS = { sum: 'nem jön ki a szám', exact: 'túl pontos, de nincs forrása', against: 'ellentmond önmagának' } as const;
export type Sign = keyof typeof SIGNS;
export const SIGN_KEYS: readonly Sign[] = ['sum', 'exact', 'against'];
export const SIGNED: ReadonlyArray<readonly [sign: Sign, text: string, why: string]> = [
  ['sum', 'A hat tányéron öt-öt szelet van, együtt 36 szelet.', 'Hatszor öt 30, nem 36.'],
  ['sum', 'Kilenc órakor indultunk, négy óra gyaloglás után délben értünk oda.', 'Kilenc óra után négy óra tizenhárom óra.'],
  ['sum', 'A 24 fős osztály fele lány, tehát tíz fiú jár ide.', 'A fele tizenkettő, tehát tizenkét fiú lenne.'],
  ['sum', 'Öt barát fejenként 8 lejt adott, így 45 lej gyűlt.', 'Ötször nyolc negyven.'],
  ['sum', 'A 100 oldalas könyvből 35 oldalt olvastam, hátravan 75.', 'Százból harmincöt után hatvanöt marad.'],
  ['sum', 'Hétfőn 3, kedden 4 gólt rúgott, a héten ez a két edzés volt, összesen 8 gól.', 'Három meg négy hét.'],
  ['sum', 'Fél óra alatt két feladat készült el, így egy óra alatt három.', 'Kétszer annyi idő alatt négy feladat jön ki.'],
  ['sum', 'Negyven cukorka tíz gyereknek: mindenkinek öt jut.', 'Negyven osztva tízzel négy.'],
  ['exact', 'A falu kútjából évente 8341 vödör vizet húznak.', 'Ki számolta meg? Forrás nélkül a pontos szám üres.'],
  ['exact', 'Az iskola padjain összesen 2719 karcolás van.', 'Ilyen pontosan senki sem számolta, forrás sincs.'],
  ['exact', 'A patakban 412 béka él, ebből 7 álmatlan.', 'A számhoz és az álmatlansághoz sincs forrás.'],
  ['exact', 'Nagyapánk életében 3054 fát ültetett.', 'Nem derül ki, hol jegyezték fel.'],
  ['exact', 'A diákok átlagosan 17 percet néznek ki az ablakon naponta.', 'Nincs megadva, ki és hogyan mérte.'],
  ['exact', 'A játszótéren délutánonként 218 nevetés hallható.', 'A mérés és a forrás is hiányzik.'],
  ['exact', 'A városban 961 olyan macska él, amelyik szereti a tejfölt.', 'Ezt nem lehetett megszámolni, forrás sincs.'],
  ['exact', 'A régi pék 74 titkos receptet vitt magával.', 'A titkos receptekről nincs feljegyzés.'],
  ['against', 'A láda üres volt, csak két könyv volt benne.', 'Üres ládában nem lehet két könyv.'],
  ['against', 'Senki sem hiányzott az edzésről, Peti otthon maradt.', 'Ha Peti otthon maradt, hiányzott valaki.'],
  ['against', 'A kapu éjjel-nappal zárva van, este hatig szabadon át lehet menni rajta.', 'Zárt kapun nem lehet szabadon átmenni.'],
  ['against', 'Az egyetlen tanú elmondta, a másik tanú megerősítette.', 'Egyetlen tanúból nem lehet két tanú.'],
  ['against', 'A verseny egyéni volt, a csapatok közösen futottak.', 'Egyéni versenyen nincsenek csapatok.'],
  ['against', 'A hangosbemondó nem szólt, mindenki hallotta a közleményt belőle.', 'Ha nem szólt, nem hallhatták belőle.'],
  ['against', 'A levél név nélkül jött, aláírta Kovács néni.', 'Aláírva nem név nélküli.'],
  ['against', 'A tó egész nyáron be volt fagyva, a fürdőzők élvezték a langyos vizét.', 'Befagyott tónak nem langyos a vize.'],
];
