import type { Steps } from './ordered-steps.ts';

/** Tasks of checking. */
export const ORDERS: readonly Steps[] = [
  {
    level: 1,
    story: 'Faliújságot készítesz a sünökről egy csevegő szövegéből.',
    method: 'Olvasás közben találod meg a gyanús mondatot, ahhoz keresel forrást, és csak a források alapján javítasz.',
    steps: [
      'Elolvasod a szöveget mondatonként.',
      'Kijelölöd a gyanús mondatot.',
      'Két független forrást keresel hozzá.',
      'Kijavítod vagy kihagyod, és csak utána teszed ki.',
    ],
  },
  {
    level: 1,
    story: 'A gép szerint a szomszéd városban van a leghosszabb híd a folyón.',
    method: 'Előbb az állítás, aztán a források. Összevetni a megtalált forrásokat lehet, és a döntés ebből következik.',
    steps: [
      'Leírod pontosan, mit állít.',
      'Keresel róla egy lexikont és egy hivatalos oldalt.',
      'Összeveted, mit írnak.',
      'Eldöntöd, felhasználod-e.',
    ],
  },
  {
    level: 2,
    story: 'Kiselőadásra készülsz, a gép könyvcímet is adott.',
    method: 'A katalógusban szerző és cím szerint keresel. Fellapozni a megtalált könyvet lehet, és csak az ellenőrzött forrást írod fel.',
    steps: [
      'Kimásolod a szerzőt és a címet.',
      'Megkeresed egy könyvtári katalógusban.',
      'A megtalált könyvben fellapozod az állítást.',
      'Felírod a forrást a kiselőadás végére.',
    ],
  },
  {
    level: 2,
    story: 'Az osztálypénztár számait a csevegő foglalta össze.',
    method: 'Számolni az eredeti számokkal lehet. A saját eredményedből látod, hol tér el a szöveg, és azt javítod ki.',
    steps: [
      'Kikeresed a füzetből az eredeti számokat.',
      'Utánaszámolsz az összegnek.',
      'Megjelölöd, hol tér el a szöveg.',
      'Kijavítod, és szólsz a többieknek.',
    ],
  },
  {
    level: 3,
    story: 'Hosszú választ kaptál egy történelmi eseményről.',
    method: 'Bontás nélkül nincs miből válogatni. Forrást a kiválasztott állításokhoz keresel, a döntés és az átírás ezekre épül.',
    steps: [
      'Külön állításokra bontod a választ.',
      'Kiválasztod a fontos állításokat.',
      'Mindegyikhez két független forrást keresel.',
      'Eldöntöd: igaz, hamis vagy nem ellenőrizhető.',
      'Átírod a szöveget, és leírod a forrásokat.',
    ],
  },
  {
    level: 3,
    story: 'Hat oldalon ugyanaz az évszám áll, egy helyen viszont más.',
    method: 'Előbb lásd, ki mit ír, aztán azt, ki kitől másolt. Ha a másolatokat összevontad, a megmaradó források közül választhatsz.',
    steps: [
      'Felírod, ki melyik évszámot írja.',
      'Megnézed, ki kitől vette át.',
      'A másolatokat egy forrásnak számolod.',
      'A megmaradó források közül a legközvetlenebbet választod.',
      'A szövegben megemlíted az eltérést is.',
    ],
  },
  {
    level: 1,
    story: 'Egy csevegő könyvet ajánl a dinoszauruszokról.',
    method: 'A katalógusban cím és szerző szerint keresel, és csak azt a könyvet viheted haza, amelyet megtaláltál.',
    steps: [
      'Kiírod a könyv címét és szerzőjét.',
      'Megkeresed a könyvtár katalógusában.',
      'Kikölcsönzöd a megtalált könyvet.',
      'Elolvasod benne a dinoszauruszokról szóló részt.',
    ],
  },
  {
    level: 1,
    story: 'A gép összeadta a tábor költségeit.',
    method: 'Ugyanazokat a számokat add össze te is, mint a gép. Összevetni két kész eredményt lehet, javítani csak utána.',
    steps: [
      'Megnézed, melyik számokat adta össze.',
      'Papíron te is összeadod őket.',
      'Összeveted a két eredményt.',
      'Kijavítod a hibás összeget.',
    ],
  },
  {
    level: 2,
    story: 'A csevegő linket is adott a méhekről szóló mondatához.',
    method: 'Előbb nyisd meg az oldalt, hogy kereshess rajta. Az eltérés akkor látszik, ha a két mondat egymás mellett van.',
    steps: [
      'Megnyitod a linket.',
      'Az oldalon megkeresed az állítást.',
      'A megtalált mondatot összeveted a csevegőével.',
      'Eltérésnél az oldal mondatát írod le.',
    ],
  },
  {
    level: 2,
    story: 'A csevegő neveket sorol fel egy régi csapatról.',
    method: 'Előbb tudd, mely neveket kell megkeresni. Kihúzni a sikertelen keresés után lehet, kitenni pedig a javított szöveget.',
    steps: [
      'Megjelölöd a neveket a szövegben.',
      'Mindegyiket megkeresed egy lexikonban.',
      'Kihúzod azt a nevet, amelyet sehol sem találtál.',
      'A megmaradt nevekkel kiteszed a szöveget.',
    ],
  },
  {
    level: 3,
    story: 'A gép egy hónap adatát olvassa le egy diagramról.',
    method: 'Előbb a hónapot keresed meg a tengelyen, mert fölötte olvasod le a számot. Az összevetés mutatja meg, mit kell javítani.',
    steps: [
      'Megkeresed a tengelyen a kérdezett hónapot.',
      'Leolvasod a hozzá tartozó számot.',
      'Összeveted azzal, amit a gép írt.',
      'Megjelölöd az eltérő mondatot.',
      'Kijavítod a megjelölt mondatot.',
    ],
  },
  {
    level: 3,
    story: 'Három csevegő három különböző évszámot írt egy hídról.',
    method: 'Előbb lásd egymás mellett az évszámokat. A csevegőtől független forrás dönt közöttük, és egy másik forrás erősíti meg.',
    steps: [
      'Egymás mellé írod a három évszámot.',
      'Keresel egy forrást, amely nem csevegő.',
      'Megnézed, melyik évszám áll benne.',
      'Egy másik, független forrásban is ellenőrzöd ezt az évszámot.',
      'A megerősített évszámot írod le, a forrásokkal együtt.',
    ],
  },
];
