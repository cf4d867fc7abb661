/** The five fields of a plan. */
export const FIELDS = ['cel', 'adat', 'veszely', 'meroszam', 'felul'] as const;
export type Field = (typeof FIELDS)[number];
export const FIELD_NAMES: Readonly<Record<Field, string>> = {
  cel: 'cél',
  adat: 'adat',
  veszely: 'veszély',
  meroszam: 'mérőszám',
  felul: 'felülvizsgálat',
};

export interface Flaw {
  field: Field;
  text: string;
  why: string;
  misconception: string;
}

export interface Plan {
  id: string;
  /** What is planned, after „Egy csapat tervez:”. */
  what: string;
  /** One good sentence for each field. */
  good: Readonly<Record<Field, string>>;
  flaws: readonly Flaw[];
}

const flaw = (field: Field, text: string, why: string, misconception: string): Flaw => ({ field, text, why, misconception });
const plan = (id: string, what: string, sentences: readonly [string, string, string, string, string], ...flaws: Flaw[]): Plan => {
  const [cel, adat, veszely, meroszam, felul] = sentences;
  return { id, what, good: { cel, adat, veszely, meroszam, felul }, flaws };
};

const ACCURACY = 'puszta-pontossag';
const ONCE = 'egyszeri-proba';
const UNASKED = 'erintettek-nelkul-tervez';
const MISSING = 'hianyzo-fajta-adat';
const PERMIT = 'engedely-nelkuli-adat';
const EQUAL = 'tevedesek-sulya-nelkul';
const NO_STOP = 'leallitas-nelkul';

export const PLANS: readonly Plan[] = [
  plan(
    'kuka',
    'szemétválogató kuka',
    [
      'A konyhások mondták: ne kelljen kézzel szétválogatniuk a szemetet.',
      'Fotóztunk gyűrött, koszos és új csomagolást is, három helyen.',
      'A súlyosabb tévedés, ha elemet enged a papírok közé.',
      'Azt mérjük, az elemek hányad részét veszi észre.',
      'A gondnok kikapcsolhatja, és havonta új szeméten próbáljuk ki.',
    ],
    flaw('adat', 'Húsz vadonatúj flakont fotóztunk, más nem kell.', 'A gyűrött és koszos csomagolás hiányzik az adatból.', MISSING),
    flaw(
      'meroszam',
      'Egyetlen számot nézünk: a válaszok hány százaléka jó.',
      'Az elemeket elnéző modell is lehet nagyon pontos.',
      ACCURACY,
    ),
    flaw('felul', 'Szeptemberben egyszer kipróbáltuk, többet nem kell.', 'Új csomagolások jönnek, ezért újra kell mérni.', ONCE),
  ),
  plan(
    'konyv',
    'könyvajánló a könyvtárnak',
    [
      'Harminc olvasót megkérdeztünk, és nehezen találnak új könyvet.',
      'A kölcsönzések listájából minden nevet kitöröltünk.',
      'Az a baj, ha mindenkinek ugyanazt a tíz könyvet mutatja.',
      'Megszámoljuk, hányféle könyvet ajánl egy hét alatt.',
      'A könyvtáros bármelyik ajánlást leveheti, és félévente újra mérünk.',
    ],
    flaw('cel', 'Az olvasókat nem kérdeztük, mi jobban tudjuk, mi kell nekik.', 'A gondot azok ismerik, akik használni fogják.', UNASKED),
    flaw('adat', 'Az adathoz kitettük a kölcsönzők nevét és címét is.', 'Az ajánláshoz nem kell személyes adat.', PERMIT),
    flaw('felul', 'Az ajánlásokat senki sem írhatja felül.', 'Kell valaki, aki a hibás ajánlást leveszi.', NO_STOP),
  ),
  plan(
    'zebra',
    'zebrát figyelő jelzőfény',
    [
      'A szülők kérték: este lássák az autósok az átkelő gyerekeket.',
      'Van képünk esőben, ködben és sötétben átkelőkről, arcok nélkül.',
      'A súlyosabb tévedés, ha nem gyullad ki, amikor valaki átkel.',
      'Azt mérjük, az átkelők hányad részénél gyulladt ki.',
      'Hiba esetén folyamatosan ég, és tél elején újra mérünk.',
    ],
    flaw('adat', 'Csupa napos délelőttön készült képpel tanítottunk.', 'Este és esőben kell működnie, az ilyen kép hiányzik.', MISSING),
    flaw(
      'veszely',
      'Mindegy, melyik tévedés történik, a fény úgyis villog.',
      'Az elnézett átkelő sokkal nagyobb baj, mint a felesleges fény.',
      EQUAL,
    ),
    flaw(
      'meroszam',
      'Az összes pillanatra mért pontosság 99%, ez elég.',
      'Átkelő ritkán van, ezért a 99% elrejtheti az elnézetteket.',
      ACCURACY,
    ),
  ),
  plan(
    'menza',
    'allergiafigyelő a menzán',
    [
      'Tizenkét allergiás diák és a szüleik mondták el, mitől félnek.',
      'Az ételek képe mellé a szakács írta le az összetevőket.',
      'A súlyosabb tévedés, ha mogyorós ételt mond biztonságosnak.',
      'Azt mérjük, a mogyorós ételek közül hányat vett észre.',
      'A szakács mindig felülbírálja, és étlapváltáskor újra mérünk.',
    ],
    flaw('cel', 'Az allergiásokat nem zavartuk kérdésekkel.', 'Éppen ők tudják, hol a veszély.', UNASKED),
    flaw('veszely', 'Ha téved, legfeljebb bosszankodik valaki.', 'Az elnézett mogyoró rosszullétet okozhat.', EQUAL),
    flaw('felul', 'Az étlap változik, de a modellt nem mérjük újra.', 'Új ételeken más hibái lehetnek.', ONCE),
  ),
  plan(
    'talalt',
    'talált tárgyak keresője',
    [
      'A portás kérte: sok a gazdátlan sapka, és nem győzi a keresést.',
      'A dobozban lévő tárgyakat fotóztuk, embereket nem.',
      'Az a baj, ha másnak adja oda valaki kulcsát.',
      'Megszámoljuk, hány kulcsot ajánlott rossz embernek.',
      'A tárgyat a portás adja át, és ő jelzi a hibákat.',
    ],
    flaw(
      'adat',
      'A diákokat a folyosói kamerával vettük fel, kérdés nélkül.',
      'Arcokhoz engedély kell, és itt arc nem is szükséges.',
      PERMIT,
    ),
    flaw('meroszam', 'Azt mérjük, hány ezer képet dolgozott fel.', 'Ez a munka mennyisége. A tévedésről nem mond semmit.', ACCURACY),
    flaw('felul', 'A szekrény magától kinyílik, ember nem kell hozzá.', 'Kell valaki, aki megállítja, ha téved.', NO_STOP),
  ),
  plan(
    'jeg',
    'jégfigyelő a tónál',
    [
      'A korcsolyázók és a mentősök mondták el, mikor szoktak bajba kerülni.',
      'Van képünk vékony, hóval fedett és olvadó jégről is.',
      'A súlyosabb tévedés, ha a vékony jeget biztonságosnak mondja.',
      'Azt mérjük, a vékony jeges napok közül hányat jelzett.',
      'A táblát a vízimentő zárja le, és hetente fúrással ellenőriz.',
    ],
    flaw('adat', 'Januári, vastag jégről készült képeink vannak, ebből tengernyi.', 'A vékony és az olvadó jég hiányzik belőle.', MISSING),
    flaw(
      'veszely',
      'A két tévedés ugyanannyit ér, ezért nem különböztetjük meg.',
      'A vékony jég elnézése életveszély, a felesleges tiltás nem.',
      EQUAL,
    ),
    flaw('felul', 'A vízimentőt nem vonjuk be, a gép dönt.', 'Életveszélynél embernek kell a végén állnia.', NO_STOP),
  ),
  plan(
    'meh',
    'méhkaptár-figyelő',
    [
      'Öt méhésszel beszéltünk: a rajzást szeretnék előre látni.',
      'Négy kaptár hangját vettük fel tavasztól őszig.',
      'A súlyosabb tévedés, ha elnézi a közeledő rajzást.',
      'Azt mérjük, a rajzások közül hányat jelzett előre.',
      'A méhész eldönti, mit tesz, és a modellt minden tavasszal újra mérjük.',
    ],
    flaw('cel', 'Méhészt nem ismerünk, de a hang érdekes.', 'Nem derül ki, kinek a gondját oldja meg.', UNASKED),
    flaw('adat', 'Egyetlen kaptár egyetlen napját vettük fel.', 'Más kaptár és más évszak hiányzik belőle.', MISSING),
    flaw(
      'meroszam',
      'Azt nézzük, hány napra felel jól, és ez már most 98%.',
      'Rajzás ritkán van, ezért a „sosincs rajzás” modell is ennyit érne.',
      ACCURACY,
    ),
  ),
  plan(
    'jel',
    'jelnyelvi szótár',
    [
      'Siket diákok kérték: sok jel hiányzik a mostani szótárból.',
      'Önkéntesek mutatták a jeleket, írásos engedéllyel, bal- és jobbkezesek is.',
      'Az a baj, ha egy segélykérő jelet rosszul fordít.',
      'A segélykérő jelek találatait külön mérjük.',
      'Siket tanár nézi át a szótárt, és hibát bárki jelenthet.',
    ],
    flaw('cel', 'Siketeket nem kérdeztünk, a jelek amúgy is ugyanazok.', 'A jelnyelvet ők ismerik, nélkülük rossz szótár készül.', UNASKED),
    flaw('adat', 'Videókat töltöttünk le idegenekről, engedély nélkül.', 'Mások felvételéhez engedély kell.', PERMIT),
    flaw('felul', 'Kiadás előtt egyszer átnéztük, javítani nem lehet.', 'A hibák használat közben derülnek ki, kell jelentési út.', ONCE),
  ),
  plan(
    'gyakorlo',
    'gyakorlófeladat-ajánló',
    [
      'A diákok azt mondták: nem tudják, mit gyakoroljanak.',
      'A megoldásokat név nélkül, a szülők engedélyével gyűjtöttük.',
      'Az a baj, ha a gyengébbeknek örökre a legkönnyebb feladatot adja.',
      'Külön mérjük, mennyit fejlődnek a gyengébben indulók.',
      'A diák bármikor másik feladatot kérhet, a tanár félévente ellenőriz.',
    ],
    flaw('adat', 'Csak a versenyzők megoldásait gyűjtöttük.', 'A gyengébben indulók hiányoznak belőle.', MISSING),
    flaw('meroszam', 'Az átlag nőtt, a többi nem számít.', 'Az átlag elrejti, ha egy csoport lemarad.', ACCURACY),
    flaw('felul', 'Az ajánlott feladatot nem lehet kikerülni.', 'Ha téved, a diáknak is szólnia kell tudni.', NO_STOP),
  ),
  plan(
    'madar',
    'madárhang-térkép',
    [
      'A természetvédők kérték: hol fészkel a haris?',
      'Hajnalban és este, három völgyben vettünk fel hangot.',
      'Az a baj, ha elnézi a harist, és a rétet lekaszálják.',
      'Azt mérjük, a biztosan ott élő harisok közül hányat talált meg.',
      'Kaszálás előtt madarász is ellenőriz, és tavasszal újra mérünk.',
    ],
    flaw('cel', 'Azért csináljuk, mert most minden MI.', 'Ez nem gond, és nem is derül ki, kinek segít.', UNASKED),
    flaw(
      'veszely',
      'A téves találat és az elnézett madár egyforma hiba.',
      'Az elnézett fészket lekaszálják, a téves találat egy séta.',
      EQUAL,
    ),
    flaw('felul', 'Tavaly jó volt, ezért idén nem mérünk.', 'Más évben más hangok, más zajok jöhetnek.', ONCE),
  ),
  plan(
    'level',
    'levélosztályozó az iskolának',
    [
      'A titkárnő kérte: naponta kétszáz levelet kell szétosztania.',
      'A levelekből a neveket és a betegségeket kitakartuk.',
      'Az a baj, ha egy segítségkérő levél a reklámok közé kerül.',
      'Azt mérjük, a segítségkérő levelek közül hányat tett jó helyre.',
      'A titkárnő naponta átnézi a reklámmappát, és jelzi a hibát.',
    ],
    flaw(
      'adat',
      'A diákok leveleit névvel, kérdés nélkül használtuk fel.',
      'Bizalmas levelekhez engedély kell, a nevet ki kell takarni.',
      PERMIT,
    ),
    flaw('veszely', 'A levelek mind egyformán fontosak.', 'Egy elveszett segítségkérés sokkal nagyobb baj.', EQUAL),
    flaw('felul', 'A reklámmappát magától törli, senki sem nézi meg.', 'Így a tévedés nem hozható helyre.', NO_STOP),
  ),
  plan(
    'bicikli',
    'kerékpártároló őr',
    [
      'A kerékpárral járók mondták: eltűnnek a lámpák a tárolóból.',
      'A képeken az arcokat elmostuk, és kiírtuk, hogy kamera van.',
      'Az a baj, ha ártatlan gyerekre mutat.',
      'Külön mérjük, hányszor jelzett olyankor, amikor nem volt lopás.',
      'Jelzésnél a portás néz oda, a felvételt egy hét után töröljük.',
    ],
    flaw('adat', 'Rejtett kamerával, szólás nélkül vettünk fel mindenkit.', 'Felvételhez engedély és tájékoztatás kell.', PERMIT),
    flaw('veszely', 'Ha rossz emberre mutat, az a gép dolga.', 'Egy ártatlan gyanúsítása komoly kár, és ember felel érte.', EQUAL),
    flaw('felul', 'A jelzés után a gép azonnal kitiltja a diákot.', 'Ember nélkül nem lehet senkit büntetni.', NO_STOP),
  ),
];
