import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { numberArticle, suf, The, TheSuf, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task, type Wrong } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac } from '../../value.ts';
import { addBalls, atLeastOne, coins, twoDraws } from './probability-several.ts';
import { apart, favourable, listed, opposite, quotient } from './shared.ts';

const t = textNumber;

const pairsOf = <T, U>(a: readonly T[], b: readonly U[]): Array<[T, U]> => a.flatMap(p => b.map((q): [T, U] => [p, q]));
/** With this many good pairs the opposite event and the twelfths meet: 27/36 = 9/12. */
const OF_BOTH = 9;
const pairText = ([a, b]: readonly [number, number]): string => `(${a}; ${b})`;

interface Dice {
  ks: readonly number[];
  text: (k: number) => string;
  test: (a: number, b: number, k: number) => boolean;
  /** The outcomes that a pupil takes for equally likely ones: how many are favourable, of how many, and what they are. */
  naive?: (k: number) => readonly [good: number, all: number, what: string];
  /** „Legalább” and „legfeljebb”: the sum without its bound, and on the other side of it. */
  bound?: 'legalább' | 'legfeljebb';
}

const DICE = {
  sum: {
    ks: range(3, 11),
    text: k => `a dobott számok összege ${t(k)}`,
    test: (a, b, k) => a + b === k,
    naive: () => [1, 11, 'Az összegek 2-től 12-ig'],
  },
  product: {
    ks: [2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 24, 30],
    text: k => `a dobott számok szorzata ${t(k)}`,
    test: (a, b, k) => a * b === k,
  },
  equal: { ks: [0], text: () => 'a két kockával ugyanazt dobjuk', test: (a, b) => a === b },
  bothGreater: { ks: [2, 3, 4], text: k => `mindkét dobott szám nagyobb ${suf(k, 'nál')}`, test: (a, b, k) => Math.min(a, b) > k },
  bothSmaller: { ks: [3, 4, 5], text: k => `mindkét dobott szám kisebb ${suf(k, 'nál')}`, test: (a, b, k) => Math.max(a, b) < k },
  bothEven: { ks: [0], text: () => 'mindkét dobott szám páros', test: (a, b) => a % 2 === 0 && b % 2 === 0 },
  bothOdd: { ks: [0], text: () => 'mindkét dobott szám páratlan', test: (a, b) => a % 2 === 1 && b % 2 === 1 },
  atLeast: {
    ks: [8, 9, 10, 11],
    text: k => `a dobott számok összege legalább ${t(k)}`,
    test: (a, b, k) => a + b >= k,
    naive: k => [13 - k, 11, 'Az összegek 2-től 12-ig'],
    bound: 'legalább',
  },
  atMost: {
    ks: [3, 4, 5, 6],
    text: k => `a dobott számok összege legfeljebb ${t(k)}`,
    test: (a, b, k) => a + b <= k,
    naive: k => [k - 1, 11, 'Az összegek 2-től 12-ig'],
    bound: 'legfeljebb',
  },
  difference: {
    ks: [1, 2, 4, 5],
    text: k => `a dobott számok különbsége ${t(k)}`,
    test: (a, b, k) => Math.abs(a - b) === k,
    naive: () => [1, 6, 'A különbségek 0-tól 5-ig'],
  },
} as const satisfies Readonly<Record<string, Dice>>;

/** The sum on one side of the bound, with it or without it. */
function boundSlips(k: number, bound: 'legalább' | 'legfeljebb'): Wrong[] {
  const numbers = { k, atLeast: bound === 'legalább' };
  const count = (test: (sum: number) => boolean): number => pairsOf(range(1, 6), range(1, 6)).filter(([a, b]) => test(a + b)).length;
  return [
    wrong(
      numbers,
      ({ k, atLeast }) =>
        frac(
          rat(
            count(sum => (atLeast ? sum > k : sum < k)),
            36,
          ),
        ),
      'hatar-osszeget-kihagyja',
      `${The(k)} összeget kihagytad. A „${bound} ${t(k)}” azt is jelenti, hogy éppen ${t(k)}.`,
      `a „${bound}” szónál az egyenlőt kihagyja`,
    ),
    wrong(
      numbers,
      ({ k, atLeast }) =>
        frac(
          rat(
            count(sum => (atLeast ? sum <= k : sum >= k)),
            36,
          ),
        ),
      'legalabb-legfeljebb-csere',
      `Ez annak a valószínűsége, hogy az összeg ${numbers.atLeast ? 'legfeljebb' : 'legalább'} ${t(k)}. ${numbers.atLeast ? 'A „legalább” azt jelenti: ennyi vagy több.' : 'A „legfeljebb” azt jelenti: ennyi vagy kevesebb.'}`,
      numbers.atLeast ? 'a „legalább” szót „legfeljebb”-nek olvassa' : 'a „legfeljebb” szót „legalább”-nak olvassa',
    ),
    wrong(
      numbers,
      ({ k }) =>
        frac(
          rat(
            count(sum => sum === k),
            36,
          ),
        ),
      'csak-a-hatar-osszeg',
      `Ez annak a valószínűsége, hogy az összeg éppen ${t(k)}. ${numbers.atLeast ? 'A nagyobb' : 'A kisebb'} összegek is jók.`,
      `a „${bound}” szónál csak az egyenlőt számolja`,
    ),
  ];
}

function twoDice(rng: Rng, kinds: readonly (keyof typeof DICE)[]): Task {
  const kind: Dice = DICE[rng.pick(kinds)];
  const k = rng.pick(kind.ks);
  const test = (a: number, b: number): boolean => kind.test(a, b, k);
  const good = pairsOf(range(1, 6), range(1, 6)).filter(([a, b]) => test(a, b));
  const unordered = good.filter(([a, b]) => a <= b);
  const doubles = good.filter(([a, b]) => a === b);
  const [double] = doubles;
  const onlyDoubles = good.every(([a, b]) => a === b);
  const naive = kind.naive?.(k);
  return numeric(
    {
      question: `Két szabályos dobókockával dobunk. Mennyi a valószínűsége, hogy ${kind.text(k)}?`,
      answer: frac(rat(good.length, 36)),
      check: 'FRAC',
      expr: `${good.length}/36`,
      wrong: apart(
        wrong(
          { unordered: unordered.length },
          ({ unordered }) => frac(rat(unordered, 21)),
          'sorrend-nem-szamit',
          'Az (1; 2) és a (2; 1) dobást azonosnak vetted. Összesen 36 egyformán valószínű eset van.',
          'az (1; 2) és a (2; 1) esetet azonosnak veszi, így 21 esettel számol',
        ),
        ...(onlyDoubles
          ? []
          : [
              wrong(
                { unordered: unordered.length },
                ({ unordered }) => frac(rat(unordered, 36)),
                'sorrend-nem-szamit',
                unordered.length === 1
                  ? 'Csak egyetlen párt számoltál. A felcserélt pár külön eset.'
                  : 'A kedvező eseteknél kihagytad a felcserélt párokat.',
                'a kedvező eseteknél kihagyja a felcserélt párokat',
              ),
            ]),
        ...(unordered.length > 1
          ? [wrong({}, () => frac(rat(1, 36)), 'egy-eset', 'Ez egyetlen számpár valószínűsége. Több kedvező pár van.')]
          : []),
        ...(double
          ? [
              wrong(
                { unordered: unordered.length },
                ({ unordered }) => frac(rat(2 * unordered, 36)),
                'dupla-dobast-ketszer',
                `Kétszer számoltad azt, ahol a két szám egyforma. Például ${numberArticle(double[0])} ${pairText(double)} felcserélve is ugyanaz: egy eset.`,
                `a kedvezők között az egyforma számokból álló ${doubles.length > 1 ? 'dobásokat' : 'dobást'} kétszer számolja`,
              ),
            ]
          : []),
        ...(naive
          ? [
              wrong(
                { naive: [naive[0], naive[1]] as const },
                ({ naive: [count, of] }) => frac(rat(count, of)),
                'nem-egyenloen-valoszinu',
                `${naive[2]} nem egyformán valószínűek. A számpárokat számold!`,
                `a ${naive[1] === 11 ? '11-féle összeget' : '6-féle különbséget'} egyformán valószínűnek veszi`,
              ),
            ]
          : []),
        ...(good.length === OF_BOTH
          ? []
          : [
              wrong(
                { good: good.length },
                ({ good }) => frac(rat(good, 12)),
                'osszes-eset-12',
                'Az összes eset $6\\cdot6=36$: mindkét kockát nézd!',
              ),
            ]),
        ...(kind.bound ? boundSlips(k, kind.bound) : []),
        opposite(
          good.length,
          36,
          good.length === OF_BOTH
            ? 'Két hiba is vezethet ide: a **nem** kedvező párokat számoltad meg, vagy 12-vel osztottál $6\\cdot6=36$ helyett. Melyik a tiéd?'
            : 'Ez annak a valószínűsége, hogy ez **nem** következik be. A kedvező párokat számold!',
        ),
        favourable(good.length),
      ),
      other: 'Rajzolj 6-szor 6-os táblázatot, és színezd be a jó mezőket!',
      hints: [
        'Hány számpár lehetséges?',
        'Az összes eset $6\\cdot6=36$. Sorold fel a kedvező párokat!',
        `Például az egyik kedvező pár: (${good[0]?.join('; ')}).`,
      ],
      solution: `Az összes eset $6\\cdot6=36$ számpár. Kedvező: ${listed(good.map(pairText), 15)}, ez ${t(good.length)} eset. A valószínűség ${quotient(good.length, 36)}.`,
    },
    fits(v => Math.abs(v * 36 - range(0, 35).filter(i => test(Math.floor(i / 6) + 1, (i % 6) + 1)).length) < 1e-9),
  );
}

interface Numbers {
  ks: readonly number[];
  text: (k: number) => string;
  test: (n: number, k: number) => boolean;
  /** The number at the edge is counted too. */
  edge?: boolean;
}

const NUMBERS = {
  multiple: {
    ks: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 25],
    text: k => `a szám osztható ${suf(k, 'val')}`,
    test: (n, k) => n % k === 0,
  },
  digitSum: {
    ks: [5, 6, 7, 8, 9, 10, 12],
    text: k => `a számjegyek összege ${t(k)}`,
    test: (n, k) => Math.floor(n / 10) + (n % 10) === k,
  },
  lastDigit: { ks: range(0, 9), text: k => `a szám utolsó számjegye ${t(k)}`, test: (n, k) => n % 10 === k },
  greater: {
    ks: [54, 63, 69, 74, 78, 81, 84, 87, 89, 93],
    text: k => `a szám nagyobb ${suf(k, 'nál')}`,
    test: (n, k) => n > k,
    edge: true,
  },
  square: { ks: [0], text: () => 'a szám négyzetszám', test: n => Number.isInteger(Math.sqrt(n)) },
  twins: { ks: [0], text: () => 'a szám két egyforma számjegyből áll', test: n => n % 11 === 0 },
} as const satisfies Readonly<Record<string, Numbers>>;

function twoDigit(rng: Rng, kinds: readonly (keyof typeof NUMBERS)[]): Task {
  const kind: Numbers = NUMBERS[rng.pick(kinds)];
  const k = rng.pick(kind.ks);
  const good = range(10, 99).filter(n => kind.test(n, k));
  const all = range(1, 99).filter(n => kind.test(n, k));
  // Who counts from 1 to 99 everywhere would be right by chance: 33/99 is 30/90.
  redrawIf(all.length * 90 === good.length * 99);
  return numeric(
    {
      question: `Véletlenszerűen kiválasztunk egy kétjegyű természetes számot. Mennyi a valószínűsége, hogy ${kind.text(k)}?`,
      answer: frac(rat(good.length, 90)),
      check: 'FRAC',
      expr: `${good.length}/90`,
      wrong: [
        wrong(
          { good: good.length },
          ({ good }) => frac(rat(good, 100)),
          'ketjegyuek-szama',
          'A kétjegyű számok 10-től 99-ig vannak: 90 darab, nem 100.',
        ),
        wrong(
          { good: good.length },
          ({ good }) => frac(rat(good, 99)),
          'ketjegyuek-szama',
          'Az egyjegyűek nem számítanak: 10-től 99-ig 90 szám van.',
        ),
        wrong(
          { good: good.length },
          ({ good }) => frac(rat(good, 89)),
          'ketjegyuek-szama',
          'A 10 és a 99 is beletartozik: $99-10+1=90$ szám van.',
        ),
        ...(all.length !== good.length
          ? [
              wrong(
                { all: all.length },
                ({ all }) => frac(rat(all, 90)),
                'egyjegyueket-is-szamolja',
                'A kedvezőkhöz az egyjegyű számokat is beleszámoltad.',
                'a kedvezőkhöz az egyjegyű számokat is beleszámolja',
              ),
              wrong(
                { all: all.length },
                ({ all }) => frac(rat(all, 99)),
                'egyjegyueket-is-szamolja',
                'Az egyjegyű számokat is beleszámoltad, a kedvezőkhöz és az összeshez is. Csak 10-től 99-ig számolj!',
                'az egyjegyű számokat a kedvezőkhöz és az összeshez is beleszámolja',
              ),
            ]
          : []),
        ...(kind.edge
          ? [
              wrong(
                { good: good.length },
                ({ good }) => frac(rat(good + 1, 90)),
                'eset-elszamolas',
                `${TheSuf(k, 't')} is beleszámoltad, pedig az nem nagyobb önmagánál.`,
                'a határon álló számot is beleszámolja',
              ),
            ]
          : []),
        opposite(good.length, 90, 'Ez annak a valószínűsége, hogy ez **nem** következik be. A kedvező számokat számold!'),
        favourable(good.length),
      ],
      other: 'Hány kétjegyű szám van? Ebből hány kedvező?',
      hints: [
        'Hány kétjegyű szám van?',
        '10-től 99-ig 90 szám van. Számold meg a kedvezőket!',
        `Az első kedvező szám ${the(good[0] ?? 0)}.`,
      ],
      solution: `A kétjegyű számok 10-től 99-ig vannak: $99-9=90$ szám. Kedvező: ${listed(good.map(t), 12)}, ez ${t(good.length)} szám. A valószínűség ${quotient(good.length, 90)}.`,
    },
    equals([...Array(100).keys()].filter(n => n > 9 && kind.test(n, k)).length / 90),
  );
}

/** The first throw is the tens digit, the second the ones. */
function thrownNumber(rng: Rng): Task {
  const k = rng.pick([3, 4, 5, 6, 7, 8, 9, 11]);
  const faces = range(1, 6);
  const good = pairsOf(faces, faces).filter(([a, b]) => (10 * a + b) % k === 0);
  const twoDigits = range(10, 99).filter(n => n % k === 0);
  const first = good[0];
  redrawIf(!first || twoDigits.length / 90 === good.length / 36);
  return numeric(
    {
      question: `Kétszer dobunk egy szabályos kockával. Az első dobás egy kétjegyű szám tízese, a második az egyese. Mennyi a valószínűsége, hogy a szám osztható ${suf(k, 'val')}?`,
      answer: frac(rat(good.length, 36)),
      check: 'FRAC',
      expr: `${good.length}/36`,
      wrong: [
        wrong(
          { twoDigits: twoDigits.length },
          ({ twoDigits }) => frac(rat(twoDigits, 90)),
          'ketjegyuek-szama',
          'Az összes kétjegyű számmal számoltál. A kockán csak 1-től 6-ig vannak számok.',
          'az összes kétjegyű számmal számol, pedig a kockán csak 1-től 6-ig vannak számok',
        ),
        wrong(
          { good: good.length },
          ({ good }) => frac(rat(good, 90)),
          'ketjegyuek-szama',
          'A kedvezőket jól számoltad, de az összes eset itt $6\\cdot6=36$, nem 90.',
          'a kedvezőket a 90 kétjegyű számhoz viszonyítja',
        ),
        wrong(
          { good: good.length },
          ({ good }) => frac(rat(good, 12)),
          'osszes-eset-12',
          'Az összes eset $6\\cdot6=36$: mindkét dobást nézd!',
          'a két dobásnál 12 esetet számol 36 helyett',
        ),
        wrong(
          { good: good.length },
          ({ good }) => frac(rat(36 - good, 36)),
          'ellentett-esemeny',
          'Ez annak a valószínűsége, hogy **nem** osztható.',
        ),
        favourable(good.length),
      ],
      other: 'Sorold fel tízesenként a kedvező számokat! Mindkét számjegy 1 és 6 közé esik.',
      hints: [
        'Hány kétjegyű szám jöhet ki így?',
        'Az összes eset $6\\cdot6=36$. Sorold fel azokat, amelyek oszthatók!',
        `Az első kedvező szám ${the(first ? 10 * first[0] + first[1] : 0)}.`,
      ],
      solution: `Mindkét számjegy 1 és 6 közé esik, ezért $6\\cdot6=36$ szám jöhet ki. Kedvező: ${listed(
        good.map(([a, b]) => t(10 * a + b)),
        12,
      )}, ez ${t(good.length)} szám. A valószínűség ${quotient(good.length, 36)}.`,
    },
    equals([...Array(67).keys()].filter(n => n > 10 && n % k === 0 && n % 10 > 0 && n % 10 < 7).length / 36),
  );
}

const MAKERS: Readonly<Record<1 | 2 | 3, ReadonlyArray<(rng: Rng) => Task>>> = {
  1: [
    rng => twoDigit(rng, ['multiple', 'multiple', 'multiple', 'lastDigit', 'greater', 'greater', 'square', 'twins']),
    rng => twoDice(rng, ['sum', 'sum', 'sum', 'product', 'product', 'bothGreater', 'bothSmaller', 'bothEven', 'bothOdd', 'equal']),
  ],
  2: [rng => twoDigit(rng, ['digitSum']), rng => twoDice(rng, ['atLeast', 'atMost', 'difference']), thrownNumber],
  3: [twoDraws, twoDraws, atLeastOne, coins, addBalls],
};

export const probabilityCompound = defineGenerator(
  'gen-probability-compound',
  'Összetett valószínűség',
  ['matek-8-valoszinuseg'],
  ['fraction'],
  (rng, level) => rng.pick(MAKERS[level])(rng),
);
