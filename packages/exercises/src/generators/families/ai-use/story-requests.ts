import type { Dilemma } from './pool.ts';

const FIRST = 'elso-valtozat-a-kesz-mu';
const ORIGINAL = 'mi-otlete-mindig-eredeti';
const NO_REPAIR = 'javitas-felesleges';

/** What a pupil makes, the request that leaves the decisions with the pupil, and requests that take them away. */
export const REQUESTS: readonly Dilemma[] = [
  {
    level: 1,
    story: 'Iulia verset ír a szélről az őszi ünnepre.',
    best: '„Adj hat szót, amely a »fúj« szóra rímel!”',
    because: 'A rímek közül ő választ, a sorokat ő írja.',
    bad: [
      ['„Írj négy versszakot a szélről, én majd felolvasom!”', FIRST, 'Így a gép írja a verset, neki felolvasni marad.'],
      ['„Írd meg a legeredetibb verset a szélről!”', ORIGINAL, 'A gép sok meglévő versből tanult: az ötlete lehet szokványos.'],
      ['„Ezt a verset add be, javítani nem kell!”', NO_REPAIR, 'Az első változat nyersanyag, javítani mindig érdemes.'],
    ],
  },
  {
    level: 1,
    story: 'Áron társasjátékot tervez a húgával.',
    best: '„Mondj öt akadályt egy erdei pályára, egy-egy szóval!”',
    because: 'Az akadályokból ők válogatnak, a játékot ők építik fel.',
    bad: [
      ['„Tervezd meg a játékot a szabályokkal együtt!”', FIRST, 'Így minden döntést a gép hoz meg.'],
      ['„Találj ki olyat, amilyen még soha nem volt!”', ORIGINAL, 'A gép nem tudja ezt megígérni: meglévő játékokból tanult.'],
      ['„Legyen rögtön teljesen kész, nem akarunk rajta igazítani!”', NO_REPAIR, 'A próbajáték után mindig van mit igazítani.'],
    ],
  },
  {
    level: 1,
    story: 'Elena plakátot rajzol a debreceni kutyamenhelynek.',
    best: '„Milyen színek illenek egy álmos kutyához? Hármat mondj!”',
    because: 'A színeket ő választja ki, és ő rajzol.',
    bad: [
      ['„Készítsd el a plakátot, én kinyomtatom!”', FIRST, 'Így neki a nyomtatás marad, a rajz a gépé.'],
      [
        '„Csinálj olyan kutyás plakátot, amilyet senki más nem kaphat!”',
        ORIGINAL,
        'Más is kaphat hasonlót: ugyanabból a tanult anyagból dolgozik.',
      ],
      ['„Az első képet kérem, a többit meg se mutasd!”', NO_REPAIR, 'Több változatból lehet válogatni, egyből nem.'],
    ],
  },
  {
    level: 1,
    story: 'Botond nevet keres a zenekaruknak.',
    best: '„Adj tíz furcsa szót a konyhából! A nevet mi rakjuk össze.”',
    because: 'A szavak nyersanyagok, a nevet a zenekar találja ki.',
    bad: [
      ['„Mondd meg, mi legyen a nevünk!”', FIRST, 'Így a gép dönt a zenekar helyett.'],
      [
        '„Adj egy jó nevet, amelyik az egész világon csak a miénk lesz!”',
        ORIGINAL,
        'A gép ezt nem tudhatja: lehet, hogy már létezik ilyen zenekar.',
      ],
      ['„Egyetlen név kell, nem válogatunk!”', NO_REPAIR, 'Válogatás és keverés nélkül nincs saját döntés.'],
    ],
  },
  {
    level: 2,
    story: 'Csenge képregényt rajzol egy félős tűzoltóról.',
    best: '„A hősöm félős tűzoltó. Kérdezz tőlem öt dolgot róla!”',
    because: 'Ő válaszol a kérdésekre, így a hős egészen az övé lesz.',
    bad: [
      ['„Írd meg a félős tűzoltó teljes történetét képekre bontva!”', FIRST, 'Kész művet kér, a döntések a gépé.'],
      ['„Adj egy hőst, amelyik senkinek sem jutna eszébe!”', ORIGINAL, 'A gép szokványos hőst is adhat, a különlegeset ő már kitalálta.'],
      ['„Rajzold meg, és ami kijön, azt viszem a versenyre!”', NO_REPAIR, 'Az első változat kihagyja a válogatást és az átírást.'],
    ],
  },
  {
    level: 2,
    story: 'Andrei dalszöveget ír az aradi osztálykirándulásról.',
    best: '„Ez az első két sorom. Adj hozzá három különböző folytatást!”',
    because: 'Ő kezdte, több változatot kért, és ő választ.',
    bad: [
      ['„Írj vidám dalt egy osztálykirándulásról!”', FIRST, 'Nem ő kezdi, és kész dalt kap.'],
      [
        '„Írj dalt a kirándulásról úgy, hogy egyetlen sora se hasonlítson máséra!”',
        ORIGINAL,
        'Ezt a gép nem tudja szavatolni, meglévő dalokból tanult.',
      ],
      ['„Folytasd a dalomat a végéig, és ne kelljen átírnom!”', NO_REPAIR, 'Az átírás adja hozzá az ő hangját.'],
    ],
  },
  {
    level: 2,
    story: 'Zsófi mesét ír, de nem tudja, hol játszódjon.',
    best: '„Adj nyolc helyszínt, de erdő és kastély ne legyen köztük!”',
    because: 'Megkötéssel kér ötleteket, és ő dönt közülük.',
    bad: [
      ['„Válaszd ki a legjobb helyszínt, és rögtön írd is meg a mesét!”', FIRST, 'A választás és az írás is a gépé lesz.'],
      ['„Adj egy helyszínt, a géptől úgyis minden ötlet új!”', ORIGINAL, 'Tiltás nélkül gyakran a megszokottat adja.'],
      ['„Adj egy helyszínt, azon már nem változtatok!”', NO_REPAIR, 'Egyetlen ötletből nem lehet választani vagy keverni.'],
    ],
  },
  {
    level: 2,
    story: 'Hunor logót tervez a kézilabdacsapatnak.',
    best: '„Írj le öt logót egy-egy mondatban! A rajzot én készítem.”',
    because: 'Az ötletekből ő válogat, és ő rajzol.',
    bad: [
      ['„Rajzolj logót kézilabdacsapatnak!”', FIRST, 'Kész művet kér, a saját ötlete hiányzik.'],
      ['„Rajzolj logót, amelyik még egyetlen csapatnak sincs!”', ORIGINAL, 'A gép rajza hasonlíthat egy meglévő logóra.'],
      ['„Rajzolj logót, holnap már varrják is a mezre!”', NO_REPAIR, 'Előbb válogatni, javítani és ellenőrizni kell.'],
    ],
  },
  {
    level: 3,
    story: 'Ioana novellát ír, és a vége nem sikerül.',
    best: '„Itt a novellám vázlata. Adj négy rövid ötletet a befejezésre!”',
    because: 'A novella az övé, az ötletekből ő keveri ki a befejezést.',
    bad: [
      ['„Írd meg a befejezést a stílusomban, és illeszd be a novellámba a megfelelő helyre!”', FIRST, 'A befejezést így a gép írja meg.'],
      [
        '„Adj csattanót, amelyet biztosan senki sem írt még le, mert te nem másolsz senkitől!”',
        ORIGINAL,
        'A gép sok meglévő történetből tanult, az ötlete nem biztosan új.',
      ],
      [
        '„Ha megvan a befejezés, küldd el az egész novellát a pályázatra alakítva!”',
        NO_REPAIR,
        'Kimarad az átolvasás, a válogatás és a javítás.',
      ],
    ],
  },
  {
    level: 3,
    story: 'Mihai kisfilmet tervez a nagyszülei falujáról.',
    best: '„A film a kútról szól. Adj hat kérdést, amit a nagyapámnak feltehetek!”',
    because: 'A kérdések segítik, de a történet a nagyapától és tőle jön.',
    bad: [
      [
        '„Írj forgatókönyvet egy falusi kútról, szereplőkkel és párbeszédekkel!”',
        FIRST,
        'A gép nem ismeri ezt a falut, és a döntések is az övéi.',
      ],
      [
        '„Találj ki egy kutat, amelyhez foghatót filmen még nem láttak!”',
        ORIGINAL,
        'A saját falujának kútja egyedibb, mint a gép szokásos ötlete.',
      ],
      ['„Írj narrációt, amelyet változtatás nélkül felolvashatok!”', NO_REPAIR, 'Változtatás nélkül nem az ő hangja szól.'],
    ],
  },
  {
    level: 3,
    story: 'Réka és a barátai színdarabot írnak az iskolanapra.',
    best: '„Három szereplőnk van és egy tiltás: nincs varázslat. Adj öt bajt, amibe kerülhetnek!”',
    because: 'A szereplők és a tiltás az övék, a bajok közül ők választanak.',
    bad: [
      [
        '„Írj tízperces színdarabot három gyerekről, a díszlet és a jelmezek leírásával együtt!”',
        FIRST,
        'Kész darabot kérnek, írni és dönteni nem marad mit.',
      ],
      [
        '„Írj olyan darabot, amelyikre mindenki azt mondja: ilyet még nem láttam!”',
        ORIGINAL,
        'Ezt a gép nem tudja megígérni, és a válogatás is elmarad.',
      ],
      ['„Írj darabot, és a szöveget úgy hagyjuk, ahogy elsőre megérkezik!”', NO_REPAIR, 'Az első változatban hiba és ismétlés is lehet.'],
    ],
  },
  {
    level: 3,
    story: 'Gergő képkészítővel dolgozik, űrállomást képzelt el.',
    best: '„Fonott kosárból készült űrállomás, esti fény, ember nélkül. Három változatot kérek!”',
    because: 'Az anyag, a fény és a tiltás az ő ötlete, és három képből választ.',
    bad: [
      [
        '„Készíts nagyon-nagyon szép űrállomást, a részleteket és az anyagokat mind rád bízom!”',
        FIRST,
        'A „szép” semmit sem rajzol le, így a gép dönt mindenről.',
      ],
      ['„Készíts űrállomást, a te képeid úgyis mindig eredetiek!”', ORIGINAL, 'Kérés nélkül a szokásos űrállomást kapja.'],
      ['„Készíts egyetlen űrállomást, azt fogom kitenni!”', NO_REPAIR, 'Egy képből nincs választás, és javítani sem akar rajta.'],
    ],
  },
];

/** Sets of a story mixer; the third rule forbids a pair. */
export const MIXERS = [
  {
    heroes: ['róka', 'kulcs', 'felhő', 'kapitány'],
    places: ['pince', 'villamos', 'sziget'],
    troubles: ['elveszett a hang', 'elfogyott az idő'],
  },
  { heroes: ['bagoly', 'cipő', 'pék'], places: ['torony', 'piac', 'mosoda', 'hajó'], troubles: ['kialudt a fény', 'eltűnt a térkép'] },
  {
    heroes: ['robot', 'hóember', 'gombóc', 'postás'],
    places: ['konyha', 'állomás', 'barlang'],
    troubles: ['elromlott a zár', 'megállt az óra', 'leesett a hó'],
  },
  { heroes: ['medve', 'radír', 'király'], places: ['könyvtár', 'jégpálya', 'padlás'], troubles: ['elfogyott a méz', 'nem szól a csengő'] },
  {
    heroes: ['teknős', 'esernyő', 'kertész', 'golyó'],
    places: ['park', 'metró', 'vár'],
    troubles: ['eltévedt a levél', 'túl nagy a csend'],
  },
  {
    heroes: ['lámpás', 'szamár', 'molnár'],
    places: ['malom', 'rét', 'híd', 'vásár'],
    troubles: ['nem fúj a szél', 'elveszett a kalap', 'mindenki alszik'],
  },
] as const;
