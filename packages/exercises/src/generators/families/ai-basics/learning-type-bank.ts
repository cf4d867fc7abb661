export const PATHS = ['felugyelt', 'nelkuli', 'megerositeses'] as const;
export type Path = (typeof PATHS)[number];
export const PATH_NAMES: Readonly<Record<Path, string>> = {
  felugyelt: 'felügyelt tanulás',
  nelkuli: 'felügyelet nélküli tanulás',
  megerositeses: 'megerősítéses tanulás',
};

export interface Lesson {
  id: string;
  path: Path;
  text: string;
  /** What the program gets back, as a clause. */
  gets: string;
}

const f = (id: string, text: string, gets: string): Lesson => ({ id, path: 'felugyelt', text, gets });
const n = (id: string, text: string, gets: string): Lesson => ({ id, path: 'nelkuli', text, gets });
const m = (id: string, text: string, gets: string): Lesson => ({ id, path: 'megerositeses', text, gets });

export const CASES: readonly Lesson[] = [
  f('f1', 'Egy program régi napok méréseit kapja. Mindegyik mellett ott áll, esett-e másnap.', 'minden naphoz megvan a válasz: esett-e'),
  f(
    'f2',
    'Egy program tízezer szőlőlevél fotóját kapja, mindegyiken a szakértő szava: beteg vagy ép.',
    'minden levélhez megvan a szakértő szava',
  ),
  f(
    'f3',
    'Egy program eladott biciklik adatait kapja az eladási árral együtt, és új biciklire árat becsül.',
    'minden bicikli mellett ott az ára',
  ),
  f('f4', 'Egy program elsősök kézzel írt számjegyeit kapja, mindegyik mellett a leírt számot.', 'minden rajz mellett ott a helyes szám'),
  f('f5', 'Egy program kosármeccsek adatait kapja. Mindegyiknél ott áll, ki győzött.', 'minden meccshez megvan a győztes'),
  f('f6', 'Egy program román mondatokat kap, mindegyiket a magyar fordításával együtt.', 'minden mondathoz megvan a fordítása'),
  f(
    'f7',
    'Egy program segélyhívások felvételeit kapja, mindegyiken az orvos döntése: sürgős vagy nem.',
    'minden híváshoz megvan az orvos döntése',
  ),
  f('f8', 'Egy program erdei képeket kap. A vadőr mindegyikre ráírta, van-e rajta medve.', 'minden képen rajta a vadőr szava'),
  f('f9', 'Egy program éjjel, üres teremben húszezer felcímkézett hulladékfotót dolgoz fel. Senki sem nézi.', 'minden fotón ott a címke'),
  f(
    'f10',
    'Egy program régi fogalmazásokat kap, mindegyik mellett a tanár pontszámával, és új fogalmazást pontoz.',
    'minden fogalmazáshoz megvan a tanár pontszáma',
  ),
  f(
    'f11',
    'Egy program futók edzésnaplóit kapja a versenyidejükkel együtt, és új naplóhoz időt becsül.',
    'minden napló mellett ott a versenyidő',
  ),
  n(
    'n1',
    'Egy program hatezer népdal dallamát veti össze, és hasonlók csoportjait keresi. Műfajt nem kapott.',
    'a dalok mellett nincs válasz',
  ),
  n(
    'n2',
    'Egy program a könyvtár olvasóit a kölcsönzéseik szerint csoportokba rendezi. A csoportokat senki nem adta meg.',
    'a csoportokat senki nem adta meg',
  ),
  n(
    'n3',
    'Egy program csillagok fényét hasonlítja össze, típusok és nevek nélkül, és csoportokat talál.',
    'a csillagokhoz nincs típus megadva',
  ),
  n(
    'n4',
    'Egy tanár végig nézi, ahogy a program címke nélküli képeket rendez hasonló csoportokba.',
    'a képeken nincs címke, a tanár csak nézi',
  ),
  n(
    'n5',
    'Egy program ezer hírt csoportosít aszerint, mely szavak járnak együtt bennük. Témát nem kapott hozzájuk.',
    'a hírekhez nincs megadott téma',
  ),
  n(
    'n6',
    'Egy program bolti blokkokban keresi, mely árukat veszik gyakran együtt. Választ nem kapott hozzájuk.',
    'a blokkok mellett nincs válasz',
  ),
  n('n7', 'Egy program kagylók méreteit kapja fajnevek nélkül, és hasonló csoportokat keres köztük.', 'a kagylókhoz nincs fajnév'),
  n(
    'n8',
    'Egy program a szokásostól nagyon eltérő fizetéseket keresi. Csalásokról nem kapott listát.',
    'nincs megjelölve, melyik a csalás',
  ),
  n(
    'n9',
    'Egy program gyerekrajzok színeit veti össze, és három hasonló halmazba teszi őket. Címkét nem kapott.',
    'a rajzokon nincs címke',
  ),
  n(
    'n10',
    'Egy program közös biciklik útjait csoportosítja hasonlóság szerint, előre megadott csoportok nélkül.',
    'nincsenek előre megadott csoportok',
  ),
  n('n11', 'Egy program egy beszélgetést beszélők szerint választ szét. Nevet és hangmintát nem kapott.', 'a hangokhoz nincs név'),
  m('m1', 'Egy sakkprogram önmaga ellen játszik, és a győzelemért pontot kap.', 'a győzelemért pont jár'),
  m('m2', 'Egy drón újra meg újra leszáll. A sima landolás pluszpont, a koccanás levonás.', 'a próbákért pont vagy levonás jár'),
  m(
    'm3',
    'Egy program lámpák beállításait próbálgatja. Minél kevesebbet várnak az autók, annál több a pontja.',
    'a rövid várakozásért pont jár',
  ),
  m(
    'm4',
    'Egy robotkutya járni tanul. Minden megtett méterért pontot kap, az elesésért levonást.',
    'a méterekért pont, az elesésért levonás jár',
  ),
  m('m5', 'Egy autós játék programja köröket próbál ki, és a jobb köridő több pontot ér.', 'a jobb köridőért több pont jár'),
  m(
    'm6',
    'Egy üvegház programja öntözéseket próbál ki. A növekedés jutalom, a hervadás büntetés.',
    'a növekedés jutalom, a hervadás büntetés',
  ),
  m('m7', 'Egy raktári robot utakat próbál ki. Minden gyors kiszállítás pontot ér.', 'a gyors kiszállításért pont jár'),
  m(
    'm8',
    'Egy program labirintusban bolyong. Minden lépésért pontot veszít, a kijáratnál sokat nyer.',
    'a kijáratért pont, a lépésért levonás jár',
  ),
  m('m9', 'Egy gép kanálon egyensúlyoz tojást. Minél tovább marad fenn, annál több pontot kap.', 'a fennmaradt időért pont jár'),
  m('m10', 'Egy liftvezérlő útvonalakat próbál ki, és a rövid várakozásért jutalmat kap.', 'a rövid várakozásért jutalom jár'),
  m(
    'm11',
    'Egy robot a tanár előtt gyakorolja a dobást. Csak a kosárért jár pont, a helyes mozdulatot senki nem mondja meg.',
    'csak a kosárért jár pont',
  ),
];

/** The same field with another feedback. */
export interface Shift {
  id: string;
  before: string;
  after: string;
  from: Path;
  to: Path;
  gets: string;
}

const s = (id: string, from: Path, to: Path, before: string, after: string, gets: string): Shift => ({ id, before, after, from, to, gets });

export const SHIFTS: readonly Shift[] = [
  s(
    's1',
    'nelkuli',
    'felugyelt',
    'Egy program dalokat csoportosított hasonlóság szerint.',
    'Most minden dal mellé hallgatók írták oda: vidám vagy szomorú.',
    'minden dalhoz megvan a hallgatók szava',
  ),
  s(
    's2',
    'felugyelt',
    'megerositeses',
    'Egy focis program felcímkézett passzokból tanult.',
    'Most meccset játszik, és a gólért kap pontot.',
    'a gólért pont jár',
  ),
  s(
    's3',
    'megerositeses',
    'felugyelt',
    'Egy robotkar pontért tanult dobozolni.',
    'Most felvételeket kap, minden helyzethez a helyes mozdulattal együtt.',
    'minden helyzethez megvan a helyes mozdulat',
  ),
  s(
    's4',
    'felugyelt',
    'nelkuli',
    'Egy program olvasók felcímkézett kedvenceiből tanult.',
    'Most címke nélkül keres hasonló olvasókat.',
    'az olvasóknál nincs címke',
  ),
  s(
    's5',
    'nelkuli',
    'felugyelt',
    'Egy program gombafotókat csoportosított nevek nélkül.',
    'Most minden fotóhoz megkapja a gomba nevét.',
    'minden fotóhoz megvan a név',
  ),
  s(
    's6',
    'felugyelt',
    'megerositeses',
    'Egy program felcímkézett forgalmi képekből tanult.',
    'Most lámpákat kapcsolgat, és a rövid várakozásért kap pontot.',
    'a rövid várakozásért pont jár',
  ),
  s(
    's7',
    'megerositeses',
    'nelkuli',
    'Egy játékprogram pontért próbálkozott.',
    'Most játékosok lépéseit rendezi hasonló csoportokba, pontozás és címke nélkül.',
    'nincs se pont, se címke',
  ),
  s(
    's8',
    'nelkuli',
    'megerositeses',
    'Egy webbolt programja vásárlókat csoportosított.',
    'Most ajánlatokat próbál ki, és minden vásárlásért pontot kap.',
    'a vásárlásért pont jár',
  ),
  s(
    's9',
    'felugyelt',
    'nelkuli',
    'Egy program felcímkézett úszóvideókból tanult: jó vagy hibás karcsapás.',
    'Most címke nélküli videókat rendez hasonló csoportokba.',
    'a videókon nincs címke',
  ),
  s(
    's10',
    'megerositeses',
    'felugyelt',
    'Egy drón pontokért tanult leszállni.',
    'Most pilóták felvételeit kapja: minden helyzet mellett ott a jó kormánymozdulat.',
    'minden helyzethez megvan a jó mozdulat',
  ),
  s(
    's11',
    'nelkuli',
    'felugyelt',
    'Egy program csillagokat csoportosított a fényük szerint.',
    'Most a csillagász minden csillag mellé odaírta a típusát.',
    'minden csillaghoz megvan a típus',
  ),
  s(
    's12',
    'felugyelt',
    'nelkuli',
    'Egy program „sürgős” és „ráér” pecsétes leveleket kapott.',
    'Most pecsét nélküli levelekben keres hasonló témákat.',
    'a leveleken nincs pecsét',
  ),
  s(
    's13',
    'nelkuli',
    'megerositeses',
    'Egy program mért adatok szerint csoportosította a növényeket, címkék nélkül.',
    'Most öntözéseket próbál ki, és a növekedésért kap pontot.',
    'a növekedésért pont jár',
  ),
];

/** A reward that teaches something else than what was wanted. */
export interface Hack {
  story: string;
  repair: string;
}

const h = (story: string, repair: string): Hack => ({ story, repair });

export const HACKS: readonly Hack[] = [
  h(
    'Egy hajós játék programja a bójákért kap pontot. Körbe-körbe gyűjti őket, és sosem ér célba.',
    'A pont a célba érésért járjon, ne a bójákért.',
  ),
  h('Egy ajánló a kattintásokért kap pontot, ezért ijesztő címeket tesz előre.', 'A pont azért járjon, amit a nézők hasznosnak mondanak.'),
  h('Egy futórobot a feje magasságáért kap pontot, ezért egy helyben ugrál.', 'A pont a megtett távolságért járjon, ne a magasságért.'),
  h('Egy csomagoló robot a lezárt dobozokért kap pontot, ezért félig üreseket zár le.', 'A pont a becsomagolt tárgyakért járjon.'),
  h('Egy locsoló program a nedves földért kap pontot, ezért eláztatja a palántákat.', 'A pont az egészséges palántákért járjon.'),
  h('Egy segítő program a lezárt kérdésekért kap pontot, ezért válasz nélkül zárja le őket.', 'A pont a megoldott kérdésekért járjon.'),
  h('Egy játékprogram minden túlélt percért pontot kap, ezért megállítja a játékot.', 'A pont a teljesített feladatokért járjon.'),
  h(
    'Egy dobórobot akkor kap pontot, ha a kamera a kosárnál látja a labdát. A labdát a kamera elé tartja.',
    'A pontot a kosárba tett érzékelő adja, ne a kamera.',
  ),
  h('Egy raktári robot az elért polcokért kap pontot, ezért két polc között járkál.', 'A pont az elhozott áruért járjon, ne a polcokért.'),
  h(
    'Egy bicikliző program a célhoz közeledésért kap pontot, a távolodásért nincs levonás. Körbe-körbe teker.',
    'A távolodásért ugyanannyi levonás járjon.',
  ),
];
