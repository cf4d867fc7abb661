import type { Rng } from '@eszkerek/numbers/chance';
import { capital, listing, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { paren } from './shared.ts';

const t = textNumber;

const x = texNumber;

const signed = (n: number): string => (n < 0 ? `-${x(-n)}` : `+${x(n)}`);

const EVEN_POWER = 'a negatív alap páros kitevőjű hatványát negatívnak veszi';

/** On level 3 the power is multiplied too: -2\cdot(-3)^2+5. */
function powerTimes(rng: Rng): Task {
  const a = rng.int(2, 5);
  const n = a <= 3 ? rng.int(2, 3) : 2;
  const k = rng.intNot(-5, 5, 0, 1, -1);
  const b = rng.int(2, 20);
  const op = rng.pick(['+', '-'] as const);
  const answer = k * (-a) ** n + (op === '+' ? b : -b);
  redrawIf(answer === 0 || k * -a * n + (op === '+' ? b : -b) === k * (-a) ** n);
  return numeric(
    {
      question: `Mennyi $${x(k)}\\cdot(-${a})^{${n}}${op}${b}$?`,
      answer: num(answer),
      check: 'INT',
      expr: `(${k})*(-${a})^${n}${op}${b}`,
      wrong: [
        ...(n % 2 === 0
          ? [
              wrong(
                { k, a, n, op, b },
                ({ k, a, n, op, b }) => num(k * -(a ** n) + (op === '+' ? b : -b)),
                'negativ-alap-hatvanya',
                'A zárójel miatt a mínusz is hatványozódik.',
                EVEN_POWER,
              ),
            ]
          : [
              wrong(
                { k, a, n, op, b },
                ({ k, a, n, op, b }) => num(k * a ** n + (op === '+' ? b : -b)),
                'negativ-alap-hatvanya',
                'A hatvány mínusza elveszett: páratlan számú negatív tényező szorzata negatív.',
                'a hatvány alapjánál elhagyja a mínuszt',
              ),
            ]),
        wrong(
          { k, a, n, op, b },
          ({ k, a, n, op, b }) => num((k * -a) ** n + (op === '+' ? b : -b)),
          'muveleti-sorrend',
          'Előbb szoroztál. A hatványozás megelőzi a szorzást.',
          'előbb szoroz, és a szorzatot hatványozza',
        ),
        wrong(
          { k, a, n, op, b },
          ({ k, a, n, op, b }) => num(k * -a * n + (op === '+' ? b : -b)),
          'alap-szor-kitevo',
          'Az alapot és a kitevőt összeszoroztad.',
        ),
      ],
      other: 'Előbb a hatvány, aztán a szorzás, végül az összeadás vagy a kivonás.',
      hints: [
        'Melyik művelet az első: a hatványozás vagy a szorzás?',
        'Előbb a hatvány, aztán a szorzás, végül az összeadás vagy a kivonás.',
        `$(-${a})^{${n}}$: ${t(n)} negatív tényező szorzata.`,
      ],
      solution: `$${x(k)}\\cdot${paren((-a) ** n)}${op}${b}=${x(k * (-a) ** n)}${op}${b}=${x(answer)}$.`,
    },
    equals(
      k *
        Array<number>(n)
          .fill(-a)
          .reduce((p, q) => p * q, 1) +
        (op === '+' ? b : -b),
    ),
  );
}

function powerSigns(rng: Rng): Task {
  const a = rng.int(2, 9);
  const n = a <= 3 ? rng.int(2, 4) : 2;
  const inside = rng.chance(0.5);
  const value = inside ? (-a) ** n : -(a ** n);
  const b = rng.int(2, 12);
  const op = rng.pick(['+', '-'] as const);
  const answer = op === '+' ? value + b : value - b;
  // The slip of the power must not give the power itself, where a pupil stops who forgets the last number.
  redrawIf(answer === 0 || -a * n + (op === '+' ? b : -b) === value);
  return numeric(
    {
      question: `Mennyi $${inside ? `(-${a})^{${n}}` : `-${a}^{${n}}`}${op}${b}$?`,
      answer: num(answer),
      check: 'INT',
      expr: `${inside ? `(-${a})^${n}` : `0-${a}^${n}`}${op}${b}`,
      wrong: [
        wrong(
          { inside, a, n, op, b },
          ({ inside, a, n, op, b }) => num((inside && n % 2 === 0 ? -(a ** n) : a ** n) + (op === '+' ? b : -b)),
          inside ? 'negativ-alap-hatvanya' : n % 2 === 0 ? 'elojel-a-hatvany-elott' : 'elojel-kimarad',
          inside
            ? n % 2 === 0
              ? 'A zárójel miatt a mínusz is hatványozódik.'
              : 'A mínusz elveszett: páratlan számú negatív tényező szorzata negatív.'
            : n % 2 === 0
              ? 'Zárójel nélkül csak a szám hatványozódik, a mínusz utána jön.'
              : 'A hatvány előtti mínusz elveszett.',
          // With an odd exponent the bracket makes no difference.
          n % 2 === 0
            ? inside
              ? EVEN_POWER
              : undefined
            : inside
              ? 'a hatvány alapjánál elhagyja a mínuszt'
              : 'elhagyja a hatvány előtti mínuszt',
        ),
        wrong(
          { a, n, op, b },
          ({ a, n, op, b }) => num(-a * n + (op === '+' ? b : -b)),
          'alap-szor-kitevo',
          'Az alapot és a kitevőt összeszoroztad.',
        ),
      ],
      other: 'Nézd meg, mire vonatkozik a kitevő!',
      hints: [
        'Benne van a mínusz a zárójelben?',
        'Zárójelben a mínusz is hatványozódik: páros kitevőnél pozitív, páratlannál negatív az eredmény. Zárójel nélkül a mínusz kívül marad.',
        inside ? `$(-${a})^{${n}}$: ${t(n)} negatív tényező szorzata.` : `$${a}^{${n}}=${a ** n}$, és elé kerül a mínusz.`,
      ],
      solution: `$${inside ? `(-${a})^{${n}}` : `-${a}^{${n}}`}=${inside ? Array(n).fill(`(-${a})`).join('\\cdot') : `-${n === 2 ? `${a}\\cdot${a}` : `(${Array(n).fill(a).join('\\cdot')})`}`}=${x(value)}$, ezért $${x(value)}${op}${b}=${x(answer)}$.`,
    },
    equals(
      (inside
        ? Array<number>(n)
            .fill(-a)
            .reduce((p, q) => p * q, 1)
        : 0 -
          Array<number>(n)
            .fill(a)
            .reduce((p, q) => p * q, 1)) + (op === '+' ? b : -b),
    ),
  );
}

interface Numbers {
  a: number;
  b: number;
  c: number;
  d: number;
  q: number;
}
type Kind = 'ab' | 'q/c' | 'a+bc' | 'a-bc' | 'q/c+d' | '(a+b)c' | 'a-b(c-d)';

const VALUE: Record<Kind, (n: Numbers) => number> = {
  ab: ({ a, b }) => a * b,
  'q/c': ({ q, c }) => q / c,
  'a+bc': ({ a, b, c }) => a + b * c,
  'a-bc': ({ a, b, c }) => a - b * c,
  'q/c+d': ({ q, c, d }) => q / c + d,
  '(a+b)c': ({ a, b, c }) => (a + b) * c,
  'a-b(c-d)': ({ a, b, c, d }) => a - b * (c - d),
};

/** The product or quotient with the other sign. */
const SIGN_SLIP: Record<Kind, (n: Numbers) => number> = {
  ab: ({ a, b }) => -a * b,
  'q/c': ({ q, c }) => -q / c,
  'a+bc': ({ a, b, c }) => a - b * c,
  'a-bc': ({ a, b, c }) => a + b * c,
  'q/c+d': ({ q, c, d }) => -q / c + d,
  '(a+b)c': ({ a, b, c }) => -(a + b) * c,
  'a-b(c-d)': ({ a, b, c, d }) => a + b * (c - d),
};

const FROM_LEFT = 'Balról jobbra haladtál. A szorzás megelőzi az összeadást és a kivonást.';

interface OrderSlip {
  value: number;
  why: string;
  name: string;
}

/** Another operation, or the operations in another order. The sign of the last number is shown as the operation. */
const ORDER_SLIP: Record<Kind, (n: Numbers) => OrderSlip> = {
  ab: ({ a, b }) => ({ value: a + b, why: 'Összeadtál szorzás helyett.', name: 'összead szorzás helyett' }),
  'q/c': ({ q, c }) => ({ value: q * c, why: 'Szoroztál osztás helyett.', name: 'szoroz osztás helyett' }),
  'a+bc': ({ a, b, c }) => ({ value: (a + b) * c, why: FROM_LEFT, name: 'előbb összead, és az összeget szorozza' }),
  'a-bc': ({ a, b, c }) => ({ value: (a - b) * c, why: FROM_LEFT, name: 'előbb kivon, és a különbséget szorozza' }),
  'q/c+d': ({ q, c, d }) => ({
    value: q / (c + d),
    why: d < 0 ? 'Előbb kivontál. Az osztás megelőzi a kivonást.' : 'Előbb összeadtál. Az osztás megelőzi az összeadást.',
    name: d < 0 ? 'előbb kivon, és a különbséggel oszt' : 'előbb összead, és az összeggel oszt',
  }),
  '(a+b)c': ({ a, b, c }) => ({
    value: a + b * c,
    why: 'A zárójelet kihagytad: előbb a zárójelben lévő művelet jön.',
    name: `úgy számol, mintha ${b < 0 ? 'a különbség' : 'az összeg'} nem volna zárójelben`,
  }),
  'a-b(c-d)': ({ a, b, c, d }) => ({
    value: (a - b) * (c - d),
    why: 'A zárójel után előbb kivontál. A szorzás megelőzi a kivonást.',
    name: 'a zárójelben lévő művelet után előbb kivon, és csak azután szoroz',
  }),
};

/** Without the signs of the numbers; a minus between two of them is an operation and stays. */
const unsigned = (kind: Kind, { a, b, c, d, q }: Numbers): Numbers => ({
  a: Math.abs(a),
  b: kind === '(a+b)c' ? b : Math.abs(b),
  c: Math.abs(c),
  d,
  q: Math.abs(q),
});

/** The numbers that `unsigned` changes. */
const negativesOf = (kind: Kind, { a, b, c, q }: Numbers): number[] => {
  const own = { ab: [a, b], 'q/c': [q, c], 'a+bc': [a, b, c], 'a-bc': [a, b, c], 'q/c+d': [q, c], '(a+b)c': [a, c], 'a-b(c-d)': [a, b, c] };
  return own[kind].filter(n => n < 0);
};

/** „a −4 és a −6”, „mindkét −4”, „a két −4 és a −6”. */
function namedNumbers(numbers: readonly number[]): string {
  const different = [...new Set(numbers)];
  const [one = 0] = different;
  if (different.length === 1 && numbers.length > 1) return `${numbers.length === 2 ? 'mindkét' : 'mindhárom'} ${t(one)}`;
  return listing(different.map(n => (numbers.filter(m => m === n).length > 1 ? `a két ${t(n)}` : the(n))));
}

const isDivision = (kind: Kind): boolean => kind === 'q/c' || kind === 'q/c+d';
const isSingle = (kind: Kind): boolean => kind === 'ab' || kind === 'q/c';
const hasBrackets = (kind: Kind): boolean => kind === '(a+b)c' || kind === 'a-b(c-d)';

const REMARK: Record<Kind, string> = {
  ab: 'Számolj előbb előjel nélkül, aztán döntsd el az előjelet!',
  'q/c': 'Számolj előbb előjel nélkül, aztán döntsd el az előjelet!',
  'a+bc': 'Előbb a szorzás, aztán az összeadás. Közben figyelj az előjelekre!',
  'a-bc': 'Előbb a szorzás, aztán a kivonás. Közben figyelj az előjelekre!',
  'q/c+d': 'Az osztással kezdd, és figyelj az előjelekre!',
  '(a+b)c': 'Előbb a zárójel, aztán a szorzás. Közben figyelj az előjelekre!',
  'a-b(c-d)': 'Előbb a zárójel, aztán a szorzás, végül a kivonás. Közben figyelj az előjelekre!',
};

const nudgeOf = (kind: Kind): string =>
  hasBrackets(kind) ? 'Mennyi a zárójel értéke?' : `Milyen előjelű lesz ${isDivision(kind) ? 'a hányados' : 'a szorzat'}?`;

function mixedOps(rng: Rng, level: Level): Task {
  const [a, b, c, d] = [rng.intNot(-12, 12, 0), rng.intNot(-9, 9, 0, 1, -1), rng.intNot(-9, 9, 0, 1, -1), rng.intNot(-12, 12, 0)];
  redrawIf([a, b, c, d].filter(v => v < 0).length < 2);
  const q = c * rng.intNot(-8, 8, 0, 1);
  const kind =
    level === 1
      ? rng.pick(['ab', 'q/c'] as const)
      : level === 2
        ? rng.pick(['a+bc', 'a-bc', 'q/c+d'] as const)
        : rng.pick(['(a+b)c', 'a-b(c-d)'] as const);
  const numbers: Numbers = { a, b, c, d, q };
  const negatives = negativesOf(kind, numbers);
  // Some signs in what is shown, not in the numbers that were left out.
  redrawIf(negatives.length === 0);
  // „A −9 előjele” must not be the operation of (-9-9)·4 as well.
  const added = { ab: [], 'q/c': [], 'a+bc': [], 'a-bc': [-b], 'q/c+d': [d], '(a+b)c': [b], 'a-b(c-d)': [-b, -d] }[kind];
  redrawIf(added.some(n => negatives.includes(n)));
  const signs = `${namedNumbers(negatives)} mínusz előjelét`;
  const shown = {
    ab: `${x(a)}\\cdot${paren(b)}`,
    'q/c': `${x(q)}:${paren(c)}`,
    'a+bc': `${x(a)}+${paren(b)}\\cdot${paren(c)}`,
    'a-bc': `${x(a)}-${paren(b)}\\cdot${paren(c)}`,
    'q/c+d': `${x(q)}:${paren(c)}${signed(d)}`,
    '(a+b)c': `(${x(a)}${signed(b)})\\cdot${paren(c)}`,
    'a-b(c-d)': `${x(a)}-${paren(b)}\\cdot(${x(c)}${signed(-d)})`,
  }[kind];
  const expr = {
    ab: `(${a})*(${b})`,
    'q/c': `(${q})/(${c})`,
    'a+bc': `(${a})+(${b})*(${c})`,
    'a-bc': `(${a})-(${b})*(${c})`,
    'q/c+d': `(${q})/(${c})+(${d})`,
    '(a+b)c': `((${a})+(${b}))*(${c})`,
    'a-b(c-d)': `(${a})-(${b})*((${c})-(${d}))`,
  }[kind];
  const answer = VALUE[kind](numbers);
  const orderSlip = ORDER_SLIP[kind](numbers);
  redrawIf(answer === 0 || Math.abs(answer) > 200 || (kind === 'a-b(c-d)' && c === d));
  // A product of two positive numbers has no sign to lose.
  const factors = {
    ab: [a, b],
    'q/c': [q, c],
    'a+bc': [b, c],
    'a-bc': [b, c],
    'q/c+d': [q, c],
    '(a+b)c': [a + b, c],
    'a-b(c-d)': [b, c - d],
  };
  const isPlain = factors[kind].every(n => n > 0);
  const done = {
    ab: '',
    'q/c': '',
    'a+bc': `${x(a)}${signed(b * c)}=`,
    'a-bc': `${x(a)}${signed(-b * c)}=`,
    'q/c+d': `${x(q / c)}${signed(d)}=`,
    '(a+b)c': `${x(a + b)}\\cdot${paren(c)}=`,
    'a-b(c-d)': `${x(a)}-${paren(b)}\\cdot${paren(c - d)}=`,
  }[kind];
  return numeric(
    {
      question: `Mennyi $${shown}$?`,
      answer: num(answer),
      check: 'INT',
      expr,
      wrong: [
        ...(isPlain
          ? []
          : [
              wrong(
                { kind, numbers },
                ({ kind, numbers }) => num(SIGN_SLIP[kind](numbers)),
                'negativ-szor-negativ',
                `Előjelhiba ${isDivision(kind) ? 'az osztásnál: azonos előjelek hányadosa' : 'a szorzásnál: azonos előjelek szorzata'} pozitív, különbözőké negatív.`,
                `${isDivision(kind) ? 'a hányados' : 'a szorzat'} előjelét elrontja`,
              ),
            ]),
        ...(kind === 'q/c+d' && c + d === 0
          ? []
          : [
              wrong(
                { kind, numbers },
                ({ kind, numbers }) => num(ORDER_SLIP[kind](numbers).value),
                isSingle(kind) ? 'muvelet-csere' : 'muveleti-sorrend',
                orderSlip.why,
                orderSlip.name,
              ),
            ]),
        ...(isSingle(kind)
          ? []
          : [
              wrong(
                { kind, numbers },
                ({ kind, numbers }) => num(VALUE[kind](unsigned(kind, numbers))),
                'elojel-kimarad',
                `${capital(signs)} elhagytad.`,
                `${signs} elhagyja`,
              ),
            ]),
      ].filter(w => Number.isInteger(w.value.size)),
      other: REMARK[kind],
      hints: [
        nudgeOf(kind),
        'Azonos előjelek szorzata és hányadosa pozitív, különbözőké negatív.',
        done ? `$${done.slice(0, -1)}$` : `Az előjel: ${answer < 0 ? 'negatív' : 'pozitív'}.`,
      ],
      solution: `$${shown}=${done}${x(answer)}$.`,
    },
    fits(v => {
      const steps: Record<typeof kind, () => boolean> = {
        ab: () => v / b === a,
        'q/c': () => v * c === q,
        'a+bc': () => v - a === b * c,
        'a-bc': () => a - v === b * c,
        'q/c+d': () => (v - d) * c === q,
        '(a+b)c': () => v === a * c + b * c,
        'a-b(c-d)': () => v === a - b * c + b * d,
      };
      return steps[kind]();
    }),
  );
}

export const integerMulOps = defineGenerator(
  'gen-integer-mul-ops',
  'Műveletek egész számokkal',
  ['matek-6-egeszek-szorzasa'],
  ['negative', 'power', 'brackets'],
  (rng, level) => (level > 1 && rng.chance(0.35) ? (level === 3 ? powerTimes(rng) : powerSigns(rng)) : mixedOps(rng, level)),
);
