import type { Trouble } from './exact.ts';

/** Everything the reader says. Plain text, never an echo of what was typed, so it is safe to show anywhere. */
export const say = {
  empty: 'Írd be a válaszodat!',
  tooLong: 'Ez túl hosszú ide. Írd le rövidebben!',
  unclear: 'Ezt nem tudom elolvasni. Írd be így: 3,5 vagy 7/2.',
  unclearExpression: 'Ezt nem tudom elolvasni. Nézd át a jeleket és a zárójeleket!',
  unclearInterval: 'Ezt nem tudom elolvasni. Írd például így: [2; 5) vagy x ≥ 2.',
  unclearPoint: 'Ezt nem tudom elolvasni. Egy pontot így írj: (2; -3).',
  unclearSet: 'Ezt nem tudom elolvasni. A számok közé pontosvesszőt írj: 1; 2.',
  letterInNumber: 'Itt számot várunk, betű nélkül, például így: 3,5 vagy 7/2.',
  twoNumbers: 'Két számot látok egymás mellett. Egyetlen számot írj be!',
  brackets: 'Hiányzik egy zárójel. Nézd meg, mindegyiknek megvan-e a párja!',
  unfinished: 'A végéről hiányzik valami. Írd be az egész számot vagy kifejezést!',
  timesSign: 'A szorzás jele a pont, így írd: 7 · 4.',
  timesOrPower: 'Szorzást írsz? A szorzás jele a pont: 7 · 2. Ha hatványt, a kitevő elé tegyél ^ jelet: x^2.',
  powerSign: 'Ha hatványt írsz, a kitevő elé tegyél ^ jelet: x^2.',
  thousandsOrDecimal: 'Tizedesvesszőt vagy ezreseket írtál?',
  listOrDecimal: 'Tizedesvesszőt írtál, vagy két számot? Két szám közé pontosvesszőt tegyél!',
  backwardsInterval: 'Az intervallum első száma legyen a kisebb. Nem cserélted fel a kettőt?',
  closedInfinity: 'A végtelennél mindig nyitott a zárójel. Javítsd ki, és küldd el újra!',
  oneNumber: 'Itt egyetlen számot várunk. Csak azt az egyet írd be!',
  manyNumbers: 'Több számot látok. Tegyél közéjük pontosvesszőt, például így: 1; 2.',
  onlyNumber: 'Csak a számot írd be, más szó nélkül! Ha kell, tedd mellé a mértékegységet.',
  withoutUnit: 'Csak a számokat írd be, mértékegység nélkül!',
  unitCase: 'A mértékegységnél számít, hogy kis- vagy nagybetű. Nézd meg, hogyan írjuk!',
  onlyResult: 'Csak az eredményt írd be, az egyenlőségjel és a számolás nélkül!',
  digits: 'Számjegyekkel írd be, például így: 12 vagy 3,5.',
  wantsInterval: 'Itt intervallumot várunk, például [2; 5) vagy x ≥ 2.',
  trouble: {
    'zero-division': 'Nullával nem lehet osztani. Nézd meg a nevezőt!',
    'too-big': 'Ez túl nagy ahhoz, hogy kiszámoljam. Nézd át, mit írtál!',
    'negative-root': 'Negatív számnak nincs négyzetgyöke. Nézd meg az előjelet!',
    'unknown-root': 'Ezt a gyököt nem tudom kiszámolni. Írd más alakban!',
  } satisfies Record<Trouble['trouble'], string>,
} as const;

const UNDERSTOOD = 'Ezt értem: ';
export const understoodAs = (printed: string): string => UNDERSTOOD + printed;
/** What was understood, without the words to the one who typed it. */
export const printedOf = (understood: string): string =>
  understood.startsWith(UNDERSTOOD) ? understood.slice(UNDERSTOOD.length) : understood;
