import { sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { type Name, suf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { inMoney } from '../shared/in-money.ts';
import { person } from '../shared/story.ts';

const t = textNumber;

const x = texNumber;

/** Column addition that forgets to carry; the sum of the first column is written down whole. */
function addWithoutCarry(...terms: readonly number[]): number {
  let [result, place] = [0, 1];
  for (let rest = terms; rest.some(n => n > 0); rest = rest.map(n => Math.floor(n / 10))) {
    const column = sum(rest.map(n => n % 10));
    result += (rest.every(n => n < 10) ? column : column % 10) * place;
    place *= 10;
  }
  return result;
}

/** What a pupil does who adds like that. */
function noCarry(...terms: readonly number[]): string {
  const first = 10 ** (String(Math.max(...terms)).length - 1);
  return sum(terms.map(n => Math.floor(n / first))) > 9
    ? 'a bal szélső oszlop kivételével sehol sem viszi tovább az átvitelt'
    : 'egyik oszlopból sem viszi tovább az átvitelt';
}
const SMALLER_FROM_LARGER = 'minden oszlopban a kisebb számjegyet vonja ki a nagyobból';

/** Column subtraction that takes the smaller digit from the larger in every column. */
function subtractSmaller(a: number, b: number): number {
  let [result, place] = [0, 1];
  for (let [p, q] = [a, b]; p > 0 || q > 0; [p, q] = [Math.floor(p / 10), Math.floor(q / 10)]) {
    result += Math.abs((p % 10) - (q % 10)) * place;
    place *= 10;
  }
  return result;
}

interface Story {
  text: (a: number, b: number, who: Name, money: Money) => string;
  unit: string;
  /** The larger number of a likely story. */
  from?: number;
  to?: number;
}

const ADD_STORIES: readonly Story[] = [
  {
    text: (a, b, w) => `${w.name} kirakós játékának dobozában ${t(a)} darab volt, a kiegészítőben még ${t(b)}. Hány darabból áll az egész?`,
    unit: 'darab',
    to: 6000,
  },
  { text: (a, b) => `Egy hídon szombaton ${t(a)}, vasárnap ${t(b)} autó haladt át. Hány autó ment át a két nap alatt?`, unit: 'autó' },
  {
    text: (a, b, w) => `${w.name} lépésszámlálója délelőtt ${t(a)}, délután ${t(b)} lépést mutatott. Hány lépés ez összesen?`,
    unit: 'lépés',
    to: 15_000,
  },
  { text: (a, b) => `A könyvtárban ${t(a)} regény és ${t(b)} mesekönyv van. Hány könyv ez összesen?`, unit: 'könyv' },
];

/** What a pupil saves this much for. */
function savedFor(amount: number, unit: Money['unit']): string {
  const [skates, bicycle] = unit === 'lej' ? [150, 500] : [6000, 40_000];
  return amount < skates ? 'ajándékra' : amount < bicycle ? 'görkorcsolyára' : 'kerékpárra';
}

const SUB_STORIES: readonly Story[] = [
  {
    // The numbers stay as they are drawn: amounts in whole hundreds would leave nothing to borrow.
    text: (a, b, w, { unit, word }) => {
      const lack = `Eddig ${t(b)} ${unit === 'lej' && a > 3000 ? 'lej gyűlt össze' : `${word('leje')} van`}. Mennyi hiányzik még?`;
      return unit === 'lej' && a > 3000
        ? `Az iskola egy ${t(a)} lejes játszótérre gyűjt. ${lack}`
        : `${w.name} egy ${t(a)} ${word('lejes')} ${savedFor(a, unit)} gyűjt. ${lack}`;
    },
    unit: 'lej',
  },
  { text: (a, b) => `A stadionban ${t(a)} hely van. Eddig ${t(b)} jegyet adtak el. Hány szabad hely maradt?`, unit: 'hely', from: 1000 },
  {
    text: (a, b) =>
      `Egy hegycsúcs ${t(a)} m magasan van, a menedékház ${t(b)} m magasan. Hány métert kell még emelkedni a háztól a csúcsig?`,
    unit: 'm',
    from: 600,
    to: 4500,
  },
  { text: (a, b) => `A víztartályban ${t(a)} liter víz volt. Locsolásra elfogyott ${t(b)} liter. Hány liter maradt?`, unit: 'liter' },
];

function oneStep(rng: Rng, low: number, high: number, money: Money): Task {
  const adding = rng.chance(0.5);
  const [a, b] = [rng.int(low, high), rng.int(low, high)].sort((p, q) => q - p);
  if (a === undefined || b === undefined) redraw();
  redrawIf(a - b < 50 || (!adding && b % 100 === 0));
  const answer = adding ? a + b : a - b;
  const likely = (adding ? ADD_STORIES : SUB_STORIES).filter(({ from = 0, to = high }) => from <= a && a <= to);
  const story = rng.chance(0.6) ? rng.pick(likely) : undefined;
  const who = person(rng);
  const unit = story && inMoney(story.unit, money).unit;
  return numeric(
    {
      question: story ? story.text(a, b, who, money) : `Mennyi $${x(a)}${adding ? '+' : '-'}${x(b)}$?`,
      answer: num(answer),
      check: 'INT',
      ...(unit ? { unit } : {}),
      expr: `${a}${adding ? '+' : '-'}${b}`,
      wrong: adding
        ? [
            wrong(
              { a, b },
              ({ a, b }) => num(addWithoutCarry(a, b)),
              'atvitel-elmarad',
              'Az átvitelt elhagytad: ha egy oszlopban tíz vagy több jön ki, egyet tovább kell vinni.',
              noCarry(a, b),
            ),
            ...((a % 10) + (b % 10) >= 10 && addWithoutCarry(a, b) !== a + b - 10
              ? [
                  wrong(
                    { a, b },
                    ({ a, b }) => num(a + b - 10),
                    'atvitel-elmarad',
                    'Tízzel kevesebb jött ki: az egyesek összegéből kimaradt az átvitel a tízesekhez.',
                    'csak az egyesekből nem viszi át az egyet a tízesekhez',
                  ),
                ]
              : []),
            wrong({ a, b }, ({ a, b }) => num(a - b), 'muvelet-csere', 'Kivontál. Itt a két mennyiséget össze kell adni.'),
            ...((a % 100) + (b % 100) >= 100
              ? [
                  wrong(
                    { a, b },
                    ({ a, b }) => num(a + b + 100),
                    'atvitel-ketszer',
                    'Százzal több jött ki: a tízesekből kétszer vitted át az egyet a százasokhoz.',
                    'a tízesekből kétszer viszi át az egyet a százasokhoz',
                  ),
                ]
              : []),
          ]
        : [
            wrong(
              { a, b },
              ({ a, b }) => num(subtractSmaller(a, b)),
              'kisebbet-a-nagyobbol',
              'Oszloponként mindig a kisebb számjegyet vontad ki a nagyobból. Ha fent kisebb áll, kölcsön kell venni.',
              SMALLER_FROM_LARGER,
            ),
            wrong({ a, b }, ({ a, b }) => num(a + b), 'muvelet-csere', 'Összeadtál. Itt a különbség a kérdés.'),
            ...(a % 10 < b % 10
              ? [
                  wrong(
                    { a, b },
                    ({ a, b }) => num(a - b + 10),
                    'kolcson-elmarad',
                    'Tízzel több jött ki: kölcsönvétel után a tízesek számát is csökkenteni kell.',
                    'az egyesekhez kölcsönvesz, de a tízeseket nem csökkenti',
                  ),
                ]
              : []),
            ...(a % 100 < b % 100
              ? [
                  wrong(
                    { a, b },
                    ({ a, b }) => num(a - b + 100),
                    'kolcson-elmarad',
                    'Százzal több jött ki: kölcsönvétel után a százasok számát is csökkenteni kell.',
                    'a tízesekhez kölcsönvesz, de a százasokat nem csökkenti',
                  ),
                ]
              : []),
          ],
      other: adding
        ? 'Írd egymás alá a számokat: egyes alá egyes kerüljön, és figyelj az átvitelre!'
        : 'Írd egymás alá a számokat, és ellenőrizz összeadással!',
      hints: [
        adding ? 'Becsüld meg előbb kerek számokkal!' : 'Melyik számból vonod ki a másikat?',
        adding ? 'Adj össze helyi érték szerint, jobbról kezdve!' : 'Vonj ki helyi érték szerint, jobbról kezdve; ha kell, vegyél kölcsön!',
        adding
          ? `Az egyesek: $${a % 10}+${b % 10}=${(a % 10) + (b % 10)}$.`
          : `Kivonás részekben: $${x(a)}-${x(b - (b % 100))}=${x(a - b + (b % 100))}$. Ebből még ki kell vonni ${suf(b % 100, 't')}.`,
      ],
      solution: `$${x(a)}${adding ? '+' : '-'}${x(b)}=${x(answer)}$${unit ? ` (${unit})` : ''}. Ellenőrzés: $${x(answer)}${adding ? '-' : '+'}${x(b)}=${x(a)}$.`,
    },
    fits(v => (adding ? v - b === a : v + b === a)),
  );
}

function cleverGrouping(rng: Rng): Task {
  const roundSum = rng.pick([500, 600, 700, 800, 900, 1000, 1500, 2000]);
  const a = rng.int(120, roundSum - 120);
  const c = roundSum - a;
  const b = rng.int(113, 897);
  redrawIf(a % 10 === 0 || b % 10 === 0);
  const answer = a + b + c;
  return numeric(
    {
      question: `Számolj ügyesen! Mennyi $${x(a)}+${x(b)}+${x(c)}$?`,
      answer: num(answer),
      check: 'INT',
      expr: `${a}+${b}+${c}`,
      wrong: [
        wrong(
          { a, b, c },
          ({ a, b, c }) => num(addWithoutCarry(a, b, c)),
          'atvitel-elmarad',
          'Az átvitelek elmaradtak. Keress két tagot, amelyek összege kerek!',
          noCarry(a, b, c),
        ),
        wrong({ a, b }, ({ a, b }) => num(a + b), 'tag-kimarad', 'A harmadik tag kimaradt.', 'kihagyja a harmadik tagot'),
        wrong(
          { a, c },
          ({ a, c }) => num(a + c),
          'tag-kimarad',
          'A kerek összeg megvan, de a középső tag kimaradt.',
          'kihagyja a középső tagot',
        ),
      ],
      other: 'Cseréld fel a tagokat úgy, hogy két szám összege kerek legyen!',
      hints: [
        'Van két tag, amelyek jól illenek egymáshoz. Melyikek?',
        'Az összeadásban a tagok felcserélhetők és csoportosíthatók.',
        `$${x(a)}+${x(c)}=${x(roundSum)}$`,
      ],
      solution: `$${x(a)}+${x(c)}=${x(roundSum)}$, és $${x(roundSum)}+${x(b)}=${x(answer)}$.`,
    },
    equals([c, a, b].reduce((p, q) => p + q)),
  );
}

function fromRound(rng: Rng): Task {
  const a = rng.pick([1000, 10_000]);
  const b = rng.int(Math.floor(a / 9), a - 111);
  redrawIf(String(b).includes('0'));
  const answer = a - b;
  return numeric(
    {
      question: `Mennyi $${x(a)}-${x(b)}$?`,
      answer: num(answer),
      check: 'INT',
      expr: `${a}-${b}`,
      wrong: [
        wrong(
          { b },
          ({ b }) => num(Number([...String(b)].map(digit => 10 - Number(digit)).join(''))),
          'minden-helyrol-tizbol',
          'Minden helyen 10-ből vontál ki. 10-ből csak az egyeseknél vonunk ki, a többi helyen 9-ből.',
        ),
        wrong(
          { a, b },
          ({ a, b }) => num(subtractSmaller(a, b)),
          'kisebbet-a-nagyobbol',
          'A kisebb számjegyet vontad ki a nagyobból. A 0-ból nem lehet kivonni: kölcsön kell venni.',
          SMALLER_FROM_LARGER,
        ),
        wrong(
          { a, b },
          ({ a, b }) => num(a - b + 10),
          'kolcson-elmarad',
          'A tízeseknél is kölcsönvettél már egyet, ott 9-ből kell kivonni.',
          `az egyeseknél és a tízeseknél is 10-ből von ki, csak a százasoknál${a > 1000 ? ' és az ezreseknél' : ''} 9-ből`,
        ),
      ],
      other: 'Próbáld pótlással: mennyit kell hozzáadni a kisebb számhoz, hogy a kerek számot kapd?',
      hints: [
        'Gondolj a pótlásra: mennyi hiányzik?',
        `Vonj ki előbb ${suf(a - 1, 'ból')}, aztán adj hozzá 1-et! Így nincs kölcsönvétel.`,
        `$${x(a - 1)}-${x(b)}=${x(a - 1 - b)}$, és ehhez még 1 jön.`,
      ],
      solution: `$${x(a - 1)}-${x(b)}=${x(a - 1 - b)}$, és $${x(a - 1 - b)}+1=${x(answer)}$.`,
    },
    fits(v => v + b === a),
  );
}

function missingTerm(rng: Rng): Task {
  const [a, b] = [rng.int(12_000, 480_000), rng.int(1100, 9900)];
  const kind = rng.pick(['minuend', 'subtrahend', 'addend'] as const);
  const shown =
    kind === 'minuend' ? `\\square-${x(b)}=${x(a)}` : kind === 'subtrahend' ? `${x(a)}-\\square=${x(b)}` : `${x(b)}+\\square=${x(a)}`;
  const answer = kind === 'minuend' ? a + b : a - b;
  return numeric(
    {
      question: `Melyik szám áll a $\\square$ helyén? $${shown}$`,
      answer: num(answer),
      check: 'INT',
      expr: kind === 'minuend' ? `${a}+${b}` : `${a}-${b}`,
      wrong: [
        wrong(
          { kind, a, b },
          ({ kind, a, b }) => num(kind === 'minuend' ? a - b : a + b),
          'rossz-forditott-muvelet',
          kind === 'minuend'
            ? 'Kivontál. A kisebbítendő az eredmény és a kivonandó összege.'
            : 'Összeadtál. Itt a hiányzó részt keressük: ki kell vonni.',
        ),
        kind === 'minuend'
          ? wrong(
              { a, b },
              ({ a, b }) => num(addWithoutCarry(a, b)),
              'atvitel-elmarad',
              'Az átvitelt elhagytad az összeadásban.',
              noCarry(a, b),
            )
          : wrong(
              { a, b },
              ({ a, b }) => num(subtractSmaller(a, b)),
              'kisebbet-a-nagyobbol',
              'Oszloponként a kisebb számjegyet vontad ki a nagyobból. Gondolj a kölcsönvételre!',
              SMALLER_FROM_LARGER,
            ),
        ...(kind === 'minuend' && (a % 1000) + (b % 1000) >= 1000
          ? [
              wrong(
                { a, b },
                ({ a, b }) => num(a + b + 1000),
                'atvitel-ketszer',
                'Ezerrel több jött ki: a százasokból kétszer vitted át az egyet az ezresekhez.',
                'a százasokból kétszer viszi át az egyet az ezresekhez',
              ),
            ]
          : []),
        ...(kind !== 'minuend' && a % 1000 < b % 1000
          ? [
              wrong(
                { a, b },
                ({ a, b }) => num(a - b + 1000),
                'kolcson-elmarad',
                'Ezerrel több jött ki: kölcsönvétel után az ezresek számát is csökkenteni kell.',
                'a százasokhoz kölcsönvesz, de az ezreseket nem csökkenti',
              ),
            ]
          : []),
      ],
      other: 'Írd vissza az eredményedet a kijelölésbe, és nézd meg, igaz-e!',
      hints: [
        'Mi a neve a hiányzó számnak ebben a műveletben?',
        kind === 'minuend'
          ? 'Kisebbítendő = különbség + kivonandó.'
          : kind === 'subtrahend'
            ? 'Kivonandó = kisebbítendő − különbség.'
            : 'Hiányzó tag = összeg − ismert tag.',
        kind === 'minuend' ? `Írd fel: $\\square=${x(a)}+${x(b)}$` : `Írd fel: $\\square=${x(a)}-${x(b)}$`,
      ],
      solution: `$\\square=${kind === 'minuend' ? `${x(a)}+${x(b)}` : `${x(a)}-${x(b)}`}=${x(answer)}$.`,
    },
    fits(v => (kind === 'minuend' ? v - b === a : kind === 'subtrahend' ? a - v === b : b + v === a)),
  );
}

export const addSubNatural = defineGenerator(
  'gen-add-sub-natural',
  'Összeadás és kivonás',
  ['matek-5-osszeadas-kivonas'],
  [],
  (rng, level, money) => {
    if (level === 1) return oneStep(rng, 120, 2500, money);
    if (level === 2) return rng.pick([() => cleverGrouping(rng), () => fromRound(rng), () => oneStep(rng, 3000, 90_000, money)])();
    return missingTerm(rng);
  },
);
