import { numberArticle } from '@eszkerek/numbers/hungarian';

/** What the Lépésőr says; plain text. The first wrong line gets a pointer, never the solution. */
export const say = {
  begin: 'Írd le az első lépést!',
  allRight: 'Eddig minden lépés jó. Mi a következő?',
  finished: 'Minden lépés jó, és a végére értél. Ellenőrizd behelyettesítéssel!',
  finishedExpression: 'Minden lépés jó, és a végére értél.',
  line: (n: number): string => `Nézd meg ${numberArticle(n)} ${n}. sort!`,
  unreadable: 'Ezt a sort nem tudom elolvasni. Nézd át a jeleket és a zárójeleket!',
  mixed: 'Itt egyenletet várok, egyenlőségjellel.',
  unchecked: 'Ezt a lépést nem tudom ellenőrizni. Nézd át te magad!',
  tooLong: 'Ez már nagyon sok sor. Kezdd újra, kevesebb lépéssel!',

  otherSolution: 'Ennek az egyenletnek már más a megoldása, mint az előző sornak. Ugyanazt végezd el mindkét oldalon!',
  otherValue: 'Ez már nem egyenlő az előző sorral. Számold át újra ezt a lépést!',
  otherInequality: 'Ennek már mások a megoldásai, mint az előző sornak. Nézd át a lépést!',
  lost: 'Itt elveszett egy megoldás. Gondold át, melyik szám jó még!',
  lostAll: 'Itt elvesztek a megoldások. Az előző sornak még volt.',
  extra: 'Itt bejött egy új szám, amely az előző sornak nem megoldása. Nézd meg a kikötést is!',

  moved: 'Amikor egy tagot átviszel a másik oldalra, az előjele megváltozik.',
  leftOnly: 'A bal oldal megváltozott, a jobb oldal nem. Ugyanazt végezd el mindkét oldalon!',
  rightOnly: 'A jobb oldal megváltozott, a bal oldal nem. Ugyanazt végezd el mindkét oldalon!',
  flip: 'Negatív számmal szoroztál vagy osztottál. Ilyenkor a relációs jel megfordul.',
  subtracted: 'A szám szorozza az ismeretlent. Osztással szabadulsz meg tőle, nem kivonással.',
  divided: 'A szám hozzá van adva az ismeretlenhez. Kivonással szabadulsz meg tőle, nem osztással.',
  inverse: 'Az ellentétes műveletet használd: a szorzást osztással, az osztást szorzással szünteted meg.',
  upsideDown: 'Fordítva osztottál: az ismeretlen szorzójával kell osztani a másik oldalt.',
  firstOnly: 'A zárójel előtti számmal a zárójel minden tagját szorozd meg!',
  minusBracket: 'Ha mínusz áll a zárójel előtt, a zárójel minden tagjának megváltozik az előjele.',
  squareOfSum: 'Összeg négyzetében a két tag kétszeres szorzata is ott van: (a + b)² = a² + 2ab + b².',
  squareOfDifference: 'Különbség négyzete: (a − b)² = a² − 2ab + b².',
  acrossBars: 'Törtet úgy adunk össze, hogy előbb közös nevezőre hozzuk. A nevezőket nem adjuk össze.',
  unlikeTerms: 'Csak egynemű tagokat vonhatsz össze: a betűs tagot a számmal nem.',
  powersMultiplied: 'Azonos alapú hatványok szorzásakor a kitevőket összeadjuk, nem összeszorozzuk.',
  orderOfOperations: 'Előbb a szorzás és az osztás jön, utána az összeadás és a kivonás.',
  sign: 'Nézd meg az előjeleket! Az egyik tagé megváltozott.',
} as const;
