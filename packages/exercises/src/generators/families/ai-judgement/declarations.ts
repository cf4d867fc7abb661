import type { Level } from '../../engine.ts';

export const ELEMENTS = {
  tool: 'az eszköz és az idő',
  part: 'melyik részhez kellett',
  own: 'mi a saját munka',
  check: 'az ellenőrzés módja',
} as const;
export type Element = keyof typeof ELEMENTS;
export const ELEMENT_KEYS: readonly Element[] = ['tool', 'part', 'own', 'check'];

/** An invented use of AI: one sentence of the declaration for each element. */
export interface Use extends Readonly<Record<Element, string>> {
  level: Level;
  work: string;
}

const use = (level: Level, work: string, tool: string, part: string, own: string, check: string): Use => ({
  level,
  work,
  tool,
  part,
  own,
  check,
});

export const USES: readonly Use[] = [
  use(
    1,
    'Kincső kiselőadása a denevérekről',
    'Csevegőprogramot használtam (2026. november 3.).',
    'A gép a bevezető kérdéseihez adott ötletet.',
    'A szöveget és a diákat én készítettem.',
    'A repülési adatokat két állattani könyvben néztem meg.',
  ),
  use(
    1,
    'Olivér verse az őszről',
    'Egy csevegő segített (2026. október 12.).',
    'A géptől rímeket kértem a második versszakhoz.',
    'A vers témája és minden sora az enyém.',
    'A kapott szavak jelentését szótárban kerestem ki.',
  ),
  use(
    1,
    'Blanka plakátja a papírgyűjtésről',
    'Képkészítő programmal dolgoztam (2026. szeptember 20.).',
    'A háttér fái készültek géppel.',
    'A feliratot és az elrendezést én terveztem.',
    'Visszafelé képkereséssel megnéztem, nem másolat-e.',
  ),
  use(
    1,
    'Hunor angol levele',
    'Fordítóprogramot használtam 2026 novemberében.',
    'A köszönő mondatot fordíttattam le géppel.',
    'A levél többi részét magam írtam angolul.',
    'A kapott mondatot szótárral visszafordítottam magyarra.',
  ),
  use(
    1,
    'Izabella receptfüzete',
    'Csevegőtől kértem segítséget, 2026. október.',
    'A gép a mértékegységek átírásában segített.',
    'A recepteket a nagymamámtól gyűjtöttem.',
    'Az átírt mennyiségeket konyhai mérlegen kipróbáltam.',
  ),
  use(
    1,
    'Márk térképe a faluról',
    'Egy rajzoló MI-eszközzel készült, 2026. november 8.',
    'A jelmagyarázat ikonjait rajzolta a gép.',
    'Az utcákat én mértem fel és rajzoltam meg.',
    'A térképet összevetettem a községháza térképével.',
  ),
  use(
    1,
    'Szonja interjúja a postással',
    'Hangleíró programot használtam (2026. október 5.).',
    'A beszélgetés leírása készült géppel.',
    'A kérdéseket én írtam, és én beszélgettem.',
    'A leírást végig összevetettem a felvétellel.',
  ),
  use(
    1,
    'Gergő kvízjátéka',
    'Csevegővel dolgoztam 2026 novemberében.',
    'A rossz válaszlehetőségekhez kértem ötletet a géptől.',
    'A kérdéseket és a jó válaszokat én írtam.',
    'Minden választ a tankönyvben kerestem vissza.',
  ),
  use(
    2,
    'Lili természetnaplója',
    'Növényfelismerő alkalmazást használtam 2026 májusában.',
    'A gép a képeken látszó virágok nevét adta meg.',
    'A sétát, a fotókat és a leírásokat én készítettem.',
    'A neveket növényhatározóval ellenőriztem.',
  ),
  use(
    2,
    'Dávid programja a matekszakkörre',
    'Egy kódíró segítőt kértem meg (2026. október 28.).',
    'A pontszámítás kódját a gép javasolta.',
    'A játékszabályt és a többi kódot én írtam.',
    'Húsz próbajátékkal teszteltem a pontszámítást.',
  ),
  use(
    2,
    'Jázmin osztálykrónikája',
    'Csevegőprogram segített (2026. június 2.).',
    'A gép az áprilisi fejezet mondatait rövidítette.',
    'Az eseményeket én jegyeztem fel az év során.',
    'A rövidített részt három osztálytársammal elolvastattam.',
  ),
  use(
    2,
    'Ármin helytörténeti dolgozata',
    'Keresni is tudó csevegőt használtam (2026. november 6.).',
    'A gép forrásokat ajánlott a malom történetéhez.',
    'A fejezeteket én írtam a források alapján.',
    'Az ajánlott forrásokat a levéltárban kézbe vettem.',
  ),
  use(
    2,
    'Nóra bábdarabja',
    'Csevegőt használtam, 2026. szeptember 14.',
    'A gép a róka nevéhez és egy tréfához adott javaslatot.',
    'A történetet és a párbeszédeket én írtam.',
    'Megkérdeztem a könyvtárost, nincs-e már ilyen mese.',
  ),
  use(
    2,
    'Zalán sportstatisztikája',
    'Táblázatkészítő MI-t használtam (2026. október 18.).',
    'Az oszlopdiagram elkészítését végezte a gép.',
    'Az eredményeket én írtam fel a meccseken.',
    'Az oszlopok magasságát a füzetemmel összevetettem.',
  ),
  use(
    2,
    'Petra zenés videója',
    'Zenekészítő programot használtam (2026. november 9.).',
    'A kísérő dallam készült géppel.',
    'A felvételeket és a vágást én csináltam.',
    'Elolvastam a program feltételeit: iskolai videóhoz használható.',
  ),
  use(
    2,
    'Kornél beszéde az iskolagyűlésen',
    'Egy csevegőt kértem meg (2026. október 30.).',
    'A beszéd befejező mondatához kértem változatokat a géptől.',
    'Az érveket és a többi mondatot én írtam.',
    'A beszédben szereplő adatot az iskolatitkárral egyeztettem.',
  ),
  use(
    3,
    'Vilma és Tas közös riportja',
    'Két eszközzel dolgoztunk: hangleíró és csevegő, 2026. november 2.',
    'A leírás és a cím készült géppel.',
    'A kérdések, a szerkezet és a szöveg a miénk.',
    'A leírást Tas visszahallgatta, a címet a szerkesztő hagyta jóvá.',
  ),
  use(
    3,
    'Anna tudományos posztere',
    'Nyelvi javítót és képkészítőt használtam 2026 októberében.',
    'A gép a magyarázó ábra hátterét és két mondat stílusát alakította.',
    'A mérést, a táblázatot és a következtetést én készítettem.',
    'A javított mondatokat összevetettem a mérési naplómmal.',
  ),
  use(
    3,
    'Benett pályázata',
    'Egy csevegőt használtam (2026. október 21.).',
    'A gép az árak táblázatát állította össze.',
    'A tervet, a döntést és az indoklást én írtam.',
    'Minden árat a bolt honlapján újra megnéztem.',
  ),
  use(
    3,
    'Hanga meséskönyve',
    'Képkészítőt használtam, 2026. augusztus.',
    'A négy teljes oldalas kép készült géppel.',
    'A mese szövege és a kis rajzok az enyéim.',
    'Képkeresővel megnéztem, nem hasonlítanak-e ismert figurára.',
  ),
  use(
    3,
    'Rajmund vitaindítója',
    'Csevegővel dolgoztam (2026. november 4.).',
    'Az ellenérvek listája a géptől származik.',
    'Az álláspontomat és a válaszaimat én fogalmaztam.',
    'Az ellenérvek adatait két újságcikkben kerestem meg.',
  ),
  use(
    3,
    'Fanni kutatónaplója',
    'Fordítót és összefoglalót használtam 2026 szeptemberében.',
    'Egy német cikk kivonata készült géppel.',
    'A kísérletet és a naplót én vezettem.',
    'A kivonatot a némettanárral soronként átnéztük.',
  ),
  use(
    3,
    'Ábel társasjátéka',
    'Csevegőt és rajzoló MI-t használtam (2026. november 7.).',
    'A gép a kártyák neveihez és hátlapjához kellett.',
    'A szabályokat és a kártyák hatását én találtam ki.',
    'Tíz próbajátékban kerestem az ellentmondó szabályokat.',
  ),
  use(
    3,
    'Laura podcastja',
    'Hangtisztító és szövegíró eszközt használtam, 2026. november 5.',
    'A zaj kiszűrése és az epizód leírása készült géppel.',
    'A műsor ötlete, a beszélgetés és a vágás az enyém.',
    'A leírásban szereplő neveket a vendéggel egyeztettem.',
  ),
];

/** A plan for pictures: is money made with it, and are the pictures changed? */
export interface Plan {
  text: string;
  sold: boolean;
  changed: boolean;
}

export const PLANS: readonly Plan[] = [
  { text: 'A diákújság honlapján, ingyen, változatlanul jelennek meg.', sold: false, changed: false },
  { text: 'Körbevágva kerülnek az iskolai vásáron árult könyvjelzőkre.', sold: true, changed: true },
  { text: 'Az iskola ingyenes, mindenki által nézhető videójába kerülnek, átszínezve.', sold: false, changed: true },
  { text: 'Változatlanul képeslapra nyomtatjátok őket, és eladjátok a lapokat.', sold: true, changed: false },
  { text: 'Egy ingyenes, mindenkinek elérhető kvíz illusztrációi lesznek, változatlanul.', sold: false, changed: false },
  { text: 'Összevágott montázs lesz belőlük az osztály mindenki számára látható oldalán.', sold: false, changed: true },
  { text: 'Naptárra kerülnek feliratozva, és a naptárt megveheti bárki.', sold: true, changed: true },
  { text: 'Egy fizetős koncert plakátjára kerülnek, változatlanul.', sold: true, changed: false },
];

export const PICTURES: readonly string[] = [
  'tóparti hajnal',
  'régi villamos',
  'alvó róka',
  'hegyi ösvény',
  'piros bicikli',
  'hóvirágok',
  'vásári forgatag',
  'csillagos ég',
  'kőhíd',
  'szélmalom',
];
