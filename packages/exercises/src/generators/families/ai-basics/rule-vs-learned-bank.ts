/** A job for a program: a short rule is enough, or it must learn from examples. */
export interface Job {
  id: string;
  kind: 'rule' | 'learned';
  text: string;
  /** What people gave the machine. */
  gave: string;
  why: string;
  /** What a pupil believes who chooses the other way. */
  misconception: string;
}

const ANY = 'minden-program-mi';
const COUNTS = 'ha-szamol-akkor-okos';

const rule = (id: string, text: string, gave: string, why: string, misconception: string): Job => ({
  id,
  kind: 'rule',
  text,
  gave,
  why,
  misconception,
});
const learned = (id: string, text: string, gave: string, why: string): Job => ({
  id,
  kind: 'learned',
  text,
  gave,
  why,
  misconception: 'kivetelek-nelkul-gondolja',
});

export const JOBS: readonly Job[] = [
  rule(
    'r1',
    'A büfé gépe minden ötödik teát ingyen adja.',
    'a teák számolásának szabályát',
    'Ötig számolni egy mondatban leírható.',
    COUNTS,
  ),
  rule('r2', 'Az uszoda kapuja nyolckor nyit, és este tízkor zár.', 'a nyitás és a zárás idejét', 'Két időpont az egész szabály.', ANY),
  rule('r3', 'A kazán bekapcsol, ha a szoba 19 foknál hidegebb.', 'egy hőmérséklet-határt', 'Egyetlen számot kell figyelni.', ANY),
  rule(
    'r4',
    'A program 900 olvasójegy közül kiírja, melyik járt le.',
    'a lejárat napjának összevetését',
    'Sok az adat, de a lépés minden jegynél ugyanaz és rövid.',
    COUNTS,
  ),
  rule('r5', 'A társasjáték gépe összeadja a két dobókocka pontjait.', 'az összeadás szabályát', 'Az összeadás pontosan leírható.', COUNTS),
  rule(
    'r6',
    'A lámpa zöldre vált, ha a gyalogos megnyomta a gombot, és letelt egy perc.',
    'egy gomb és egy perc szabályát',
    'Két feltétel, egy „ha… akkor…” mondat.',
    ANY,
  ),
  rule(
    'r7',
    'A telefon sípol, ha az akkumulátor töltése a beállított szint alá esik.',
    'egy töltöttségi határt',
    'Egy számot kell összevetni egy másikkal.',
    ANY,
  ),
  rule(
    'r8',
    'A program ábécérendbe rakja 3000 versenyző nevét.',
    'az ábécé sorrendjét',
    'A betűk sorrendje rögzített, az összevetés leírható.',
    COUNTS,
  ),
  rule(
    'r9',
    'A csomagautomata a helyes hat számjegyre kinyitja az ajtót.',
    'a csomaghoz tartozó kódot',
    'A beírt szám vagy egyezik, vagy nem.',
    ANY,
  ),
  rule(
    'r10',
    'A kosárlabda-kijelző kettőt vagy hármat ad a pontokhoz, aszerint, melyik gombot nyomja meg a bíró.',
    'a két gomb jelentését',
    'Gombonként egy leírt lépés.',
    COUNTS,
  ),
  rule('r11', 'A pénztárgép kiszámolja, mennyi a visszajáró.', 'a kivonás szabályát', 'A kivonás pontosan leírható.', COUNTS),
  rule(
    'r12',
    'Az akvárium etetője naponta kétszer egy kanál eledelt szór.',
    'két időpontot és egy adagot',
    'Két időpont és egy mennyiség elég.',
    ANY,
  ),
  rule(
    'r13',
    'A jegyíró program összeszámolja, hány ötös és hány négyes van a naplóban.',
    'a számlálás lépéseit',
    'A számlálás lépései leírhatók.',
    COUNTS,
  ),
  rule('r14', 'A mérleg sípol, ha a bőrönd 23 kilónál nehezebb.', 'egy súlyhatárt', 'Egyetlen szám dönt.', ANY),
  learned(
    'l1',
    'A program hangból megmondja, melyik hangszer szól.',
    'sok felvételt a hangszer nevével',
    'Minden hangszer kicsit másként szól, túl sok a kivétel.',
  ),
  learned(
    'l2',
    'A program fotóról megmondja, milyen fajta a cica.',
    'sok cicás fotót a fajta nevével',
    'Fény, szög, szín: a cicákra nincs rövid szabály.',
  ),
  learned('l3', 'A program leírja, amit a nagymama diktál.', 'sok beszédfelvételt a leírt szöveggel', 'Mindenki másként ejti a szavakat.'),
  learned(
    'l4',
    'A program lefordít egy román mesét magyarra.',
    'sok mondatot a fordításával',
    'A nyelv tele van kivétellel, rövid szabállyal nem megy.',
  ),
  learned(
    'l5',
    'A kamera szétválogatja az érett és az éretlen paradicsomot.',
    'sok paradicsomfotót azzal együtt, hogy melyik érett',
    'A szín és az alak ezerféle lehet.',
  ),
  learned(
    'l6',
    'A program a rajzodról kitalálja, hogy ház vagy hajó.',
    'sok gyerekrajzot azzal együtt, hogy ház vagy hajó',
    'Ahány gyerek, annyiféle ház.',
  ),
  learned(
    'l7',
    'A program eldönti egy üzenetről, hogy panasz vagy dicséret.',
    'sok üzenetet azzal együtt, hogy panasz vagy dicséret',
    'Ugyanazt ezerféle mondattal lehet megírni.',
  ),
  learned(
    'l8',
    'A program a járásból megmondja, hogy a ló sántít-e.',
    'sok lovas videót az állatorvos válaszával',
    'A sántítást röviden nem tudod leírni.',
  ),
  learned(
    'l9',
    'A program kiszűri a zajos felvételből az énekes hangját.',
    'sok zajos felvételt a tiszta párjával',
    'A zaj mindig más, nem írható le minden esete.',
  ),
  learned('l10', 'A program felismeri a táblafotón, mit írt a tanár.', 'sok táblafotót a leírt szöveggel', 'Minden kézírás más.'),
  learned(
    'l11',
    'A program a felhők képéből megmondja, jön-e zivatar.',
    'sok felhőfotót azzal együtt, hogy mi lett belőle',
    'A felhők alakja végtelenül sokféle.',
  ),
  learned(
    'l12',
    'A program megtalálja a fotókon a mosolygó arcokat.',
    'sok arcképet azzal együtt, hogy melyik mosolyog',
    'Ahány arc, annyiféle mosoly.',
  ),
  learned(
    'l13',
    'A program a méhek zúgásából megmondja, nyugodt-e a kaptár.',
    'sok zúgást a méhész válaszával',
    'A zúgás különbségét nem lehet szavakba foglalni.',
  ),
  learned(
    'l14',
    'A program egy falevél fotójáról megmondja, beteg-e a szőlő.',
    'sok levélfotót azzal együtt, hogy melyik beteg',
    'A foltok ezerfélék, rövid szabály nincs rájuk.',
  ),
];

/** Something changed: what must be given to the machine. */
export interface Change {
  id: string;
  story: string;
  kind: Job['kind'];
  /** The right repair. */
  repair: string;
  /** A repair of the other kind, which does not fit this machine. */
  other: string;
}

export const CHANGES: readonly Change[] = [
  {
    id: 'v1',
    kind: 'rule',
    story: 'A buszjegy-automata eddig 18 éves korig adott diákjegyet. Mostantól 26 éves korig jár.',
    repair: 'Átírják a szabályban a korhatárt.',
    other: 'Száz új utasról készült fotót adnak neki.',
  },
  {
    id: 'v2',
    kind: 'learned',
    story: 'A madárhang-felismerő nem ismeri a szigetről áttelepült madarat.',
    repair: 'Felvételeket adnak neki erről a madárról, névvel.',
    other: 'Átírják benne a csiripelés szabályát.',
  },
  {
    id: 'v3',
    kind: 'rule',
    story: 'A tornaterem lámpája hatkor kapcsol fel, de nyáron akkor még világos van.',
    repair: 'Átírják benne a kapcsolás időpontját.',
    other: 'Sok nyári estéről készült képet mutatnak neki.',
  },
  {
    id: 'v4',
    kind: 'learned',
    story: 'A kézírás-olvasó mindig elrontja az elsősök nagy betűit.',
    repair: 'Elsősök írását adják neki a megfejtéssel.',
    other: 'Beírnak egy mondatot: „A nagy betű is betű.”',
  },
  {
    id: 'v5',
    kind: 'rule',
    story: 'A büfé gépe minden ötödik teát adja ingyen. Mostantól minden negyedik tea ingyenes.',
    repair: 'A szabályban az ötöst négyesre írják át.',
    other: 'Ezer teázóról adnak példát a gépnek.',
  },
  {
    id: 'v6',
    kind: 'learned',
    story: 'Az almaválogató kamera a most telepített sárga almát mind rossznak mondja.',
    repair: 'Sárga almák fotóit adják neki, és azt, melyik jó.',
    other: 'Kicserélik a futószalag motorját gyorsabbra.',
  },
  {
    id: 'v7',
    kind: 'rule',
    story: 'A bőröndmérleg 23 kilónál sípol, de az új buszon 20 kiló a megengedett.',
    repair: 'A beírt határt 20 kilóra állítják.',
    other: 'Sok bőrönd fotóját mutatják meg neki.',
  },
  {
    id: 'v8',
    kind: 'learned',
    story: 'A diktáló program rosszul írja le a székelyföldi gyerekek szavait.',
    repair: 'Az ő beszédükből adnak felvételt, leírt szöveggel.',
    other: 'Hangosabbra állítják a telefon hangszóróját.',
  },
  {
    id: 'v9',
    kind: 'rule',
    story: 'Az iskolai csengő 45 perces órákra van beállítva, de pénteken 40 percesek.',
    repair: 'Külön időpontokat írnak be péntekre.',
    other: 'Sok péntekről készült felvételt adnak neki.',
  },
  {
    id: 'v10',
    kind: 'learned',
    story: 'A példákból tanult levélszűrő átengedi az új, versben írt reklámokat.',
    repair: 'Verses reklámokat is adnak neki, melléírva, hogy reklám.',
    other: 'Beírják, hogy a vers mindig kéretlen.',
  },
  {
    id: 'v11',
    kind: 'rule',
    story: 'A könyvtári program 14 nap után küld levelet, de a határidő 21 nap lett.',
    repair: 'A szabályban a 14 helyére 21-et írnak.',
    other: 'Régi olvasók leveleit adják neki példának.',
  },
  {
    id: 'v12',
    kind: 'learned',
    story: 'A gombafelismerő csak nyári fotókból tanult, és ősszel sokat téved.',
    repair: 'Őszi gombafotókat adnak neki a gomba nevével.',
    other: 'Beírják, hogy ősszel minden gomba barna.',
  },
];
