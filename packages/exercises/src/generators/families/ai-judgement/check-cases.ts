import type { Level } from '../../engine.ts';

/** A tempting move: what it is, the misconception behind it, why it does not help. */
export type BadMove = readonly [text: string, misconception: string, why: string];

/** An invented situation: what to do in which order, the move that decides, and moves that do not. */
export interface CheckCase {
  level: Level;
  story: string;
  /** In the only sensible order. */
  steps: readonly string[];
  best: string;
  because: string;
  bad: readonly [BadMove, BadMove, BadMove];
}

const LOOK = 'szemre-mindig-eszreveheto';
const DETECTOR = 'detektor-tevedhetetlen';
const SHARE = 'tovabbkuldeni-nem-bun';
const MANY = 'sok-megosztas-bizonyitek';
const ALL_FALSE = 'minden-kep-hamis';
const NO_DETECTOR = 'detektor-jelzese-semmi';
const SAME_SENDER = 'kuldotol-var-igazolast';
const ACT_FIRST = 'elobb-cselekszik-mint-ellenoriz';
const FLAWLESS = 'hibatlan-tehat-valodi';

export const CHECK_CASES: readonly CheckCase[] = [
  {
    level: 1,
    story: 'Anyukád hangján kérnek tőled pénzt egy új számról.',
    steps: [
      'Leteszed, és nem utalsz semmit.',
      'Felhívod anyukádat a régi számán.',
      'Anyukád elmondja, hogy nem ő volt.',
      'Együtt bejelentitek a hívást.',
    ],
    best: 'Felhívod anyukádat a régi, elmentett számán.',
    because: 'A régi szám független attól, aki most hívott.',
    bad: [
      ['Még egyszer meghallgatod a hangját.', LOOK, 'A hang utánozható, hiába hallgatod újra.'],
      ['Visszaírsz az új számra, és megkérdezed, ő-e az.', SAME_SENDER, 'Ugyanattól kérdezed, aki esetleg becsap.'],
      ['Elküldöd a pénzt, és utána kérdezel.', ACT_FIRST, 'Az elküldött pénzt nehéz visszaszerezni.'],
    ],
  },
  {
    level: 1,
    story: 'Ijesztő képet kapsz: állítólag ég a városi könyvtár.',
    steps: ['Nem küldöd tovább.', 'Megnyitod a tűzoltóság oldalát.', 'Ott nem találsz riasztást.', 'Megírod a küldőnek, mit találtál.'],
    best: 'Visszafelé képkereséssel megnézed, hol szerepelt már a kép.',
    because: 'Így kiderül, ha a kép régi vagy máshol készült.',
    bad: [
      [
        'Ránagyítasz a képre, és hibát keresel a lángok és a füst szélén.',
        LOOK,
        'A jó hamisítványon nincs látható hiba, és a kép lehet valódi, csak régi.',
      ],
      ['Megnézed, hányan osztották meg.', MANY, 'A megosztás a terjedést méri, nem az igazságot.'],
      ['Továbbküldöd, hátha valaki tudja.', SHARE, 'Ezzel te is terjeszted.'],
    ],
  },
  {
    level: 1,
    story: 'Egy híres játékos „videója” ingyen ajándékkártyát ígér, ha megadod a jelszavad.',
    steps: [
      'Nem írsz be semmit.',
      'Megnyitod a játékos hivatalos oldalát.',
      'Ott nincs szó ajándékról.',
      'Jelented a bejegyzést az alkalmazásban.',
    ],
    best: 'Te magad nyitod meg a játékos hivatalos oldalát.',
    because: 'A hivatalos oldal nem a bejegyzés készítőjétől függ.',
    bad: [
      ['Megnyitod a bejegyzés linkjét, és ott nézed meg.', SAME_SENDER, 'A linket ugyanaz adta, aki a videót. Nem független.'],
      ['Detektorral nézed meg, és ha nem jelez, beírod.', DETECTOR, 'A detektor hamisat is átenged. Jelszót amúgy se adj!'],
      ['Megnézed, jól mozog-e a szája.', LOOK, 'A jó hamisítvány szája is jól mozog.'],
    ],
  },
  {
    level: 1,
    story: 'Egy barátod képernyőképet küld: állítólag holnap nincs tanítás.',
    steps: [
      'Megállsz, nem írod ki a csoportba.',
      'Megnyitod az iskola honlapját.',
      'Ott a szokásos órarend áll.',
      'Megírod a barátodnak, mit találtál.',
    ],
    best: 'Megnézed az iskola honlapját.',
    because: 'A tanítási szünetről az iskola a saját oldalán ír.',
    bad: [
      ['Elhiszed, mert a barátod küldte.', SAME_SENDER, 'A barátod is kaphatta valakitől, jóhiszeműen.'],
      ['Elhiszed, mert képernyőkép van róla.', LOOK, 'A képernyőkép szövegét bárki átírhatja.'],
      ['Kiírod a csoportba kérdőjellel.', SHARE, 'A kérdőjelet sokan nem olvassák el, a hírt igen.'],
    ],
  },
  {
    level: 1,
    story: 'A szomszéd kisfiú sírva mutatja: hamis, csúfolódó kép készült róla.',
    steps: [
      'Megnyugtatod, hogy nem ő a hibás.',
      'Elmentitek, hol és ki tette ki.',
      'Megmutatjátok a mentést a szüleinek.',
      'A szülők jelentik az alkalmazásban és az iskolában.',
    ],
    best: 'Szóltok egy felnőttnek, akiben megbízik.',
    because: 'A terjedést felnőtt segítségével lehet megállítani.',
    bad: [
      [
        'Készítetek egy hasonlót arról, aki kitette.',
        'zaklatast-egyedul-intez',
        'Ettől ketten vannak bajban, és ti is bántottatok valakit.',
      ],
      ['Megmutatjátok másoknak, hogy lássák, milyen gonosz.', SHARE, 'Így újabb emberek látják a képet.'],
      ['Megvárjátok, amíg magától elmúlik.', 'zaklatast-egyedul-intez', 'Közben tovább terjed. Segítséget kell kérni.'],
    ],
  },
  {
    level: 2,
    story: 'Egy detektor „valószínűleg MI” jelzést adott az osztálytársad versére.',
    steps: [
      'Nem vádolod meg senki előtt.',
      'Megkérdezed tőle, hogyan készült.',
      'Megnézitek a vázlatait.',
      'A tanár a vázlatok alapján dönt.',
    ],
    best: 'Megkéritek, hogy mutassa meg a vázlatait.',
    because: 'A vázlat a munka nyoma, a detektor csak becsül.',
    bad: [
      ['Elfogadjátok a jelzést, mert a gép méri.', DETECTOR, 'A detektor valódi munkát is megjelölhet.'],
      ['Lefuttattok még három detektort, és szavaztok.', DETECTOR, 'Hasonló detektorok hasonlóan tévednek.'],
      ['Elolvassátok, és érzés alapján döntötök.', LOOK, 'A szövegből szemre nem derül ki, ki írta.'],
    ],
  },
  {
    level: 2,
    story: 'Két portál is közli ugyanazt a furcsa fotót a városotokról.',
    steps: [
      'Megnézed, kitől vették át.',
      'Kiderül, hogy mindkettő egy harmadik oldaltól.',
      'Megkeresed a harmadik oldal forrását.',
      'Ha nincs forrása, nem használod.',
    ],
    best: 'Megnézed, kitől vette át a két portál.',
    because: 'Két hely akkor ér kettőt, ha nem egymástól vagy ugyanonnan másoltak.',
    bad: [
      ['Elhiszed, mert két portál írja.', MANY, 'Ha ugyanonnan vették, az egyetlen forrás.'],
      ['Keresel még öt portált, ahol ott van.', MANY, 'Öt másolat sem több forrás.'],
      ['Elveted, mert a képeknek ma már nem lehet hinni.', ALL_FALSE, 'Ellenőrzés nélkül elvetni ugyanúgy hiba.'],
    ],
  },
  {
    level: 2,
    story: 'Egy videón valaki olyat mond, amit állítása szerint sosem mondott.',
    steps: [
      'Megkeresed a videó legkorábbi feltöltését.',
      'A legkorábbi feltöltőnél megkeresed a teljes felvételt.',
      'Összeveted, mi volt a mondat előtt és után.',
      'Leírod, mit találtál, a forrásokkal.',
    ],
    best: 'Megkeresed a teljes, vágatlan felvételt.',
    because: 'A kivágott mondat a környezetében mást is jelenthet.',
    bad: [
      ['Hiszel neki, mert ma bármit le lehet gyártani.', ALL_FALSE, 'Attól, hogy lehetne hamis, még nem az.'],
      ['Hiszel a videónak, mert éles és hibátlan.', FLAWLESS, 'A hibátlan kép nem bizonyíték.'],
      ['Azt nézed, kinek van több követője.', MANY, 'A követők száma a hírnevet méri.'],
    ],
  },
  {
    level: 2,
    story: 'A nagyid továbbküld egy képet arról, hogy a gyógyszere mérgező.',
    steps: [
      'Megkéred, hogy ne hagyja abba a gyógyszert.',
      'Felhívjátok a háziorvost.',
      'Az orvos elmondja, mi igaz a képből.',
      'Megírjátok a küldőnek, mit mondott az orvos.',
    ],
    best: 'Felhívjátok a háziorvost.',
    because: 'Ő ismeri a gyógyszert is, a nagyit is, és nem a képből él.',
    bad: [
      ['Megkérdeztek egy csevegőt, mérgező-e.', 'csevego-mint-forras', 'A csevegő is tévedhet, egészségügyben szakember dönt.'],
      ['Elhiszitek, mert sokan köszönik meg alatta.', MANY, 'A köszönet nem bizonyíték.'],
      ['Megnézitek, elég éles-e a kép.', LOOK, 'Az élesség nem mond semmit a gyógyszerről.'],
    ],
  },
  {
    level: 2,
    story: 'A diákújság kap egy videót, amelyen állítólag lopnak a büfében.',
    steps: [
      'Nem teszik ki az oldalra.',
      'Megkérdezik a küldőt, mikor és hol vette fel.',
      'A megadott időpontról megkérdezik a büfést.',
      'Az igazgatóval együtt döntenek, mi legyen vele.',
    ],
    best: 'Megkérdezik a büfést, mi történt aznap.',
    because: 'Ő a videótól függetlenül is tud az esetről.',
    bad: [
      ['Kiteszik „állítólag” szóval.', SHARE, 'Az arcok így is felismerhetők, a kár megtörténik.'],
      ['Detektorral nézik meg, és ha nem jelez, kiteszik.', DETECTOR, 'A detektor hamisat is átenged, és az embert akkor is bántaná.'],
      ['Elvetik, mert minden videó hamis lehet.', ALL_FALSE, 'Ha igaz, akkor is el kell dönteni, mi legyen.'],
    ],
  },
  {
    level: 3,
    story: 'Egy csatorna 50 videójából a detektor 12-t jelölt meg. Te vagy a moderátor.',
    steps: [
      'A megjelölteket kigyűjtöd, de nem törlöd.',
      'Megkérdezed a feltöltőket, honnan van a felvétel.',
      'Az eredetivel nem rendelkezőket egy társaddal együtt nézitek át.',
      'Indoklással döntötök, és értesítitek a feltöltőt.',
    ],
    best: 'A feltöltőtől kéred az eredeti felvételt.',
    because: 'A detektor jelzése ok az ellenőrzésre; az eredeti felvétel dönt.',
    bad: [
      ['Mind a tizenkettőt azonnal törlöd.', DETECTOR, 'A megjelöltek között valódi is lehet.'],
      ['Mind a tizenkettőt meghagyod, mert a detektor téved.', NO_DETECTOR, 'A jelzés nem ítélet, de nem is semmi.'],
      ['Azokat törlöd, amelyek neked is furcsák.', LOOK, 'A szemed sem dönti el biztosan.'],
    ],
  },
  {
    level: 3,
    story: 'Egy újságcikk szerint a videó valódi, mert „a fájl adatai szerint tegnap készült”.',
    steps: [
      'Rájössz, hogy a dátum a mentésé is lehet.',
      'Ezért a videó korábbi előfordulását keresed.',
      'Találsz egyet két évvel ezelőttről.',
      'Megírod a szerkesztőségnek, mit találtál.',
    ],
    best: 'Megkeresed, szerepelt-e a videó tegnap előtt is valahol.',
    because: 'A mentés dátuma nem a felvétel dátuma; egy korábbi előfordulás eldönti.',
    bad: [
      ['Elfogadod, mert a dátum pontos adat.', 'mentes-ideje-keszites-ideje', 'A ma letöltött régi videó mentési dátuma is mai.'],
      ['Elveted az egész cikket, mert egy fájl dátumát át lehet írni.', ALL_FALSE, 'Attól, hogy átírható, még lehet valódi.'],
      ['Megnézed, hány lap vette át a cikket.', MANY, 'Az átvételek száma nem új bizonyíték.'],
    ],
  },
  {
    level: 3,
    story: 'A rokonok csoportjában vita van: egy híres színész videóját egyikük hamisnak, másikuk valódinak mondja.',
    steps: [
      'Egyelőre egyik félnek sem adsz igazat.',
      'Megnézel két, egymástól független szerkesztőséget.',
      'Összeveted, mit találtak.',
      'Megírod az eredményt, és azt is, mi maradt bizonytalan.',
    ],
    best: 'Megnézel két, egymástól független szerkesztőséget.',
    because: 'Ha egymástól függetlenül jártak utána, a munkájuk többet ér minden véleménynél.',
    bad: [
      ['Annak hiszel, aki jobban ért a géphez.', LOOK, 'Szemre a szakember sem dönti el biztosan.'],
      ['Szavaztok a csoportban.', MANY, 'A többség véleménye nem bizonyíték.'],
      ['Azt mondod, ilyen videónak soha, semmilyen esetben sem szabad hinni.', ALL_FALSE, 'Így a valódit is letagadhatná bárki.'],
    ],
  },
  {
    level: 3,
    story:
      'Egy keresni is tudó csevegő azt írta egy képről: „valódi, három oldal is közli”. A három link mind ugyanarra a bejegyzésre mutat vissza.',
    steps: [
      'Megnyitod mind a három linket.',
      'Észreveszed, hogy közös a forrásuk.',
      'Megkeresed a közös bejegyzés szerzőjét.',
      'Szerző híján „nem tudom” választ írsz.',
    ],
    best: 'Megkeresed, ki írta a közös bejegyzést, és honnan tudja.',
    because: 'A három link egyetlen állítás; ott kell kezdeni, ahol elindult.',
    bad: [
      ['Elfogadod, mert három forrás van.', 'nem-fuggetlen-forras', 'A három link egy forrás háromszor.'],
      [
        'Megkérdezed a csevegőt, biztos-e benne, és hiszel a válaszának.',
        'visszakerdezve-megmondja-az-igazat',
        'Ugyanaz a rendszer felel, amelyik nem vette észre.',
      ],
      ['Elveted, mert a csevegő mindig téved.', ALL_FALSE, 'A kép lehet valódi; a bizonyítékot kell megnézni.'],
    ],
  },
  {
    level: 3,
    story: 'Egy osztálytársad azt mondja, a róla készült valódi videó hamis, hogy ne kelljen felelnie érte. Hárman látták, mi történt.',
    steps: [
      'Nem kezded terjeszteni a videót.',
      'Megkérdezed külön-külön a három szemtanút.',
      'Összeveted, amit mondanak.',
      'A felnőttre bízod a döntést, és elmondod, mit tudsz.',
    ],
    best: 'Külön-külön megkérdezed a szemtanúkat.',
    because: 'A tőle és egymástól független beszámolók többet érnek, mint a videó vagy a tagadás.',
    bad: [
      ['Hiszel neki, mert ma bármi lehet hamis.', ALL_FALSE, 'A lehetőség nem bizonyíték. Szemtanúk is vannak.'],
      ['Detektorral döntitek el.', DETECTOR, 'A detektor tévedhet; a szemtanú erősebb nyom.'],
      ['Kiteszitek a csoportba, döntsön a többség.', SHARE, 'Ez terjesztés, és a szavazás nem bizonyíték.'],
    ],
  },
];
