import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import type { QuestionInput } from '../../../questions/schema.ts';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, root } from '../../value.ts';
import { TRIPLES } from './shared.ts';

const t = textNumber;
const x = texNumber;

/** In proportion, or not at all: the text says the numbers too. In a flat or thin body the label of the height has no room inside. */
const drawn = (a: number, b: number, m: number): { figure?: NonNullable<QuestionInput['figure']> } =>
  m < 0.4 * a || m > 0.8 * a
    ? {}
    : {
        figure: {
          kind: 'solid',
          names: false,
          height: 220,
          body: { shape: 'frustum', sides: 4, edge: a, top: b, height: m },
          segments: [
            { ends: ['A', 'B'], label: `${a} cm` },
            { ends: ["D'", "C'"], label: `${b} cm` },
            { ends: ['O', "O'"], label: `${m} cm` },
          ],
        },
      };

/** The pyramid that was cut, without its top. */
const byDifference = (a: number, b: number, m: number): number => (a * a * ((m * a) / (a - b)) - b * b * ((m * b) / (a - b))) / 3;

function volume(rng: Rng): Task {
  const [b, m] = [rng.int(2, 12), 3 * rng.int(2, 8)];
  const a = b + rng.int(1, 12);
  const sum = a * a + a * b + b * b;
  return numeric(
    {
      question: `Egy szabályos négyoldalú csonkagúla alapélei ${t(a)} cm és ${t(b)} cm, magassága ${t(m)} cm. Mekkora a térfogata?`,
      answer: num((m * sum) / 3),
      check: 'NUM',
      unit: 'cm³',
      wrong: [
        wrong(
          { a, b, m },
          ({ a, b, m }) => num(((a * a + b * b) / 2) * m),
          'csonkagula-atlagterulet',
          'A két alapterület átlagával számoltál.',
          'a két alapterület átlagát szorozza a magassággal',
        ),
        wrong({ a, b, m }, ({ a, b, m }) => num(((a * a + b * b) * m) / 3), 'csonkagula-kozepso-tag', 'Kimaradt a középső tag, az $ab$.'),
        wrong({ m, sum }, ({ m, sum }) => num(m * sum), 'harmad-elmarad', 'Elmaradt a 3-mal osztás.', 'elmarad a 3-mal osztás'),
      ],
      other: 'Ezt a képletet használd: $V=\\frac{m}{3}(a^2+ab+b^2)$.',
      hints: ['Három tag áll a zárójelben.', '$V=\\frac{m}{3}(a^2+ab+b^2)$', `$${a}^2+${a}\\cdot${b}+${b}^2=${x(sum)}$`],
      solution: `$V=\\frac{m}{3}(a^2+ab+b^2)$. A zárójel értéke $${a}^2+${a}\\cdot${b}+${b}^2=${x(sum)}$, ezért $V=\\frac{${m}}{3}\\cdot${x(sum)}=${x((m * sum) / 3)}$ cm³.`,
      ...drawn(a, b, m),
    },
    equals(byDifference(a, b, m)),
  );
}

function apothem(rng: Rng): Task {
  const [half, m, ap] = rng.pick(TRIPLES);
  const b = rng.int(2, 12);
  const a = b + 2 * half;
  return numeric(
    {
      question: `Egy szabályos négyoldalú csonkagúla alapélei ${t(a)} cm és ${t(b)} cm, magassága ${t(m)} cm. Mekkora az apotémája (az oldallap magassága)?`,
      answer: num(ap),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { a, b, m },
          ({ a, b, m }) => root((a - b) ** 2 + m * m),
          'csonkagula-fel-kulonbseg',
          'Az alapélek különbségének **felével** kell számolni.',
        ),
        wrong(
          { m },
          ({ m }) => num(m),
          'magassag-apotema-csere',
          'Ez a test magassága. Az apotéma hosszabb nála.',
          'a test magasságát adja meg apotémának',
        ),
        wrong(
          { half, m },
          ({ half, m }) => num(half + m),
          'oldalakat-adja-ossze',
          'A befogókat adtad össze. A négyzeteikkel kell számolni.',
          'Pitagorasz-tétel helyett összeadja a befogókat',
        ),
        wrong({ ap }, ({ ap }) => num(ap * ap), 'gyokvonas-elmarad', 'Ez az apotéma négyzete: a gyökvonás elmaradt.'),
      ],
      other: 'Keress derékszögű háromszöget a függőleges metszetben!',
      hints: [
        'Rajzold le a függőleges metszetet: egyenlő szárú trapéz.',
        'Az apotéma átfogó, a befogók a magasság és az alapélek különbségének fele.',
        `$\\frac{${a}-${b}}{2}=${half}$`,
      ],
      solution: `$\\frac{${a}-${b}}{2}=${half}$, $a_p=\\sqrt{${m}^2+${half}^2}=${ap}$ cm.`,
      ...drawn(a, b, m),
    },
    equals(Math.hypot(m, (a - b) / 2)),
  );
}

function surface(rng: Rng): Task {
  const [half, m, ap] = rng.pick(TRIPLES);
  const b = rng.int(2, 12);
  const a = b + 2 * half;
  const lateral = 2 * (a + b) * ap;
  return numeric(
    {
      question: `Egy szabályos négyoldalú csonkagúla alapélei ${t(a)} cm és ${t(b)} cm, magassága ${t(m)} cm. Mekkora a felszíne?`,
      answer: num(lateral + a * a + b * b),
      check: 'NUM',
      unit: 'cm²',
      wrong: [
        wrong(
          { a, b, m },
          ({ a, b, m }) => num(2 * (a + b) * m + a * a + b * b),
          'magassag-apotema-csere',
          'A test magasságával számoltad a trapézokat.',
          'az apotéma helyett a test magasságával számol',
        ),
        wrong(
          { lateral },
          ({ lateral }) => num(lateral),
          'alaplap-kimarad',
          'Ez a palást. A két alap is kell.',
          'a felszínből kihagyja a két alapot',
        ),
        wrong(
          { lateral, a },
          ({ lateral, a }) => num(lateral + a * a),
          'csonkagula-fedolap-kimarad',
          'A fedőlap kimaradt. A két alap területe is kell.',
        ),
        wrong(
          { lateral, a, b },
          ({ lateral, a, b }) => num(2 * lateral + a * a + b * b),
          'felezes-elmarad',
          'A trapéz területénél felezni kell.',
          'a trapézok területénél elmarad a felezés',
        ),
      ],
      other: 'Előbb az apotémát számold ki!',
      hints: [
        'Milyen alakúak az oldallapok, és melyik adatuk hiányzik?',
        'A palást $P=\\frac{(K+k)\\cdot a_p}{2}$, ahol $K$ és $k$ az alapok kerülete. A felszín $A=P+T+t$, ahol $T$ és $t$ az alapok területe.',
        `$a_p=\\sqrt{${m}^2+${half}^2}=${ap}$`,
      ],
      solution: `$\\frac{${a}-${b}}{2}=${half}$, ezért az apotéma $a_p=\\sqrt{${m}^2+${half}^2}=${ap}$ cm. A palást $P=\\frac{(4\\cdot${a}+4\\cdot${b})\\cdot${ap}}{2}=${x(lateral)}$ cm², a felszín $A=${x(lateral)}+${a}^2+${b}^2=${x(lateral)}+${x(a * a)}+${x(b * b)}=${x(lateral + a * a + b * b)}$ cm².`,
    },
    equals(4 * ((a + b) / 2) * Math.hypot(m, (a - b) / 2) + a ** 2 + b ** 2),
  );
}

/** A pyramid is cut: what is left, by similarity. */
function cut(rng: Rng): Task {
  const [p, q] = rng.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [2, 5],
    [3, 5],
  ] as const);
  const whole = q ** 3 * rng.int(1, 12);
  const top = (whole * p ** 3) / q ** 3;
  return numeric(
    {
      question: `Egy gúla térfogata ${t(whole)} cm³. Az alappal párhuzamos síkkal elvágjuk úgy, hogy a levágott kis gúla magassága az egész magasság $\\frac{${p}}{${q}}$ része. Mekkora a megmaradt csonkagúla térfogata?`,
      answer: num(whole - top),
      check: 'NUM',
      unit: 'cm³',
      wrong: [
        wrong(
          { whole, p, q },
          ({ whole, p, q }) => num((whole * (q - p)) / q),
          'magassagarany-mint-terfogatarany',
          'A magasságok arányával számoltál. A térfogatok aránya ennek a köbe.',
        ),
        wrong(
          { whole, p, q },
          ({ whole, p, q }) => num((whole * (q * q - p * p)) / (q * q)),
          'teruletarany-mint-terfogatarany',
          'A területek arányával számoltál. A térfogatok aránya a hosszak arányának köbe.',
        ),
        wrong({ top }, ({ top }) => num(top), 'csonkagula-kis-gula-csere', 'Ez a levágott kis gúla. A csonkagúla a maradék.'),
      ],
      other: 'A kis gúla hasonló az egészhez: a térfogatok aránya a hosszak arányának köbe.',
      hints: [
        'Hányad része a kis gúla az egésznek?',
        'Hasonló testek térfogatának aránya a hosszak arányának köbe.',
        `A kis gúla az egész $\\frac{${p ** 3}}{${q ** 3}}$ része.`,
      ],
      solution: `A térfogatok aránya a hasonlóság arányának köbe: $\\left(\\frac{${p}}{${q}}\\right)^3=\\frac{${p ** 3}}{${q ** 3}}$. A kis gúla $${x(whole)}\\cdot\\frac{${p ** 3}}{${q ** 3}}=${x(top)}$ cm³, a maradék $${x(whole)}-${x(top)}=${x(whole - top)}$ cm³.`,
    },
    // Any pyramid of this volume will do: base edge q, cut at edge p.
    equals(byDifference(q, p, ((3 * whole) / (q * q)) * ((q - p) / q))),
  );
}

export const frustumPyramid = defineGenerator(
  'gen-frustum-pyramid',
  'Csonkagúla',
  ['matek-8-csonkagula'],
  ['root', 'power', 'fraction', 'brackets'],
  (rng, level) => {
    if (level === 1) return volume(rng);
    if (level === 2) return apothem(rng);
    const task = rng.chance(0.5) ? surface(rng) : cut(rng);
    redrawIf(task.slips?.some(({ wrong }) => wrong.length < 2) ?? false);
    return task;
  },
);
