import { gcd, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { about, num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const x = texNumber;

const CLOTHS = [
  { whole: 'Egy háromszög alakú üveglapból', part: 'négyzet alakú ablakot vágnak ki' },
  { whole: 'Egy háromszög alakú vászonból', part: 'négyzet alakú zsebet vágnak ki' },
  { whole: 'Egy háromszög alakú telken', part: 'négyzet alakú medencét építenek' },
  { whole: 'Egy háromszög alakú kartonból', part: 'négyzet alakú lapot vágnak ki' },
] as const;

/** A square on the base of a triangle: the small triangle above it is similar to the whole. */
function squareInTriangle(rng: Rng): Task {
  const { whole, part } = rng.pick(CLOTHS);
  const [m, n, k] = [rng.int(1, 6), rng.int(1, 6), rng.int(1, 5)];
  const [base, height, side] = [k * m * (m + n), k * n * (m + n), k * m * n];
  const unit = whole.includes('telken') ? 'm' : 'cm';
  redrawIf(m === n || gcd(m, n) > 1 || side < 4 || base > 100 || height > 100);
  return numeric(
    {
      question: `${whole} ${part}. A négyzet egyik oldala a háromszög ${withUnit(base, unit)} hosszú alapján fekszik, másik két csúcsa a háromszög másik két oldalára esik. A háromszög alaphoz tartozó magassága ${withUnit(height, unit)}. Mekkora a négyzet oldala?`,
      answer: num(side),
      check: 'NUM',
      unit,
      wrong: [
        wrong(
          { base },
          ({ base }) => num(base / 2),
          'kozepvonalnak-veszi',
          'Az alap felét vetted. A négyzet felső oldala nem biztos, hogy középvonal: a magasságtól is függ, hol van.',
        ),
        wrong(
          { height },
          ({ height }) => num(height / 2),
          'magassagot-felezi',
          'A magasság felét vetted. A felső kis háromszög magassága nem biztos, hogy ugyanakkora, mint a négyzet oldala.',
        ),
        wrong(
          { height, side },
          ({ height, side }) => num(height - side),
          'kis-haromszog-magassaga',
          'Ez a négyzet fölötti kis háromszög magassága. A négyzet oldalát kérdeztük.',
        ),
        wrong(
          { base, height },
          ({ base, height }) => about((base + height) / 4),
          'osszeg-negyede',
          'Az alap és a magasság összegéből számoltál. Írd fel a két hasonló háromszög arányát!',
        ),
      ],
      other: 'A négyzet fölötti kis háromszög hasonló az egészhez. Mekkora az alapja és a magassága, ha a négyzet oldala $x$?',
      hints: [
        'Melyik kis háromszög hasonló az egész háromszöghöz, és miért?',
        'Legyen a négyzet oldala $x$! A négyzet fölötti kis háromszög alapja $x$. Mekkora a magassága?',
        `A kis háromszög alapja $x$, magassága $${height}-x$. A hasonlóság miatt $\\frac{x}{${base}}=\\frac{${height}-x}{${height}}$.`,
      ],
      solution: `Legyen a négyzet oldala $x$. A négyzet felső oldala párhuzamos az alappal, ezért a fölötte lévő kis háromszög hasonló az egészhez: alapja $x$, magassága $${height}-x$. Az arányok egyenlők: $\\frac{x}{${base}}=\\frac{${height}-x}{${height}}$. Keresztbe szorozva $${height}x=${x(base * height)}-${base}x$, tehát $${base + height}x=${x(base * height)}$, és $x=${side}$.`,
    },
    fits(
      v =>
        range(1, 100)
          .filter(s => s * height === (height - s) * base)
          .join() === String(v),
    ),
  );
}

/** A line parallel to a side leaves a trapezium; areas go with the square of the ratio. */
function areaLeft(rng: Rng): Task {
  const [m, n] = [rng.int(1, 5), rng.int(1, 5)];
  const unit = rng.int(1, 6);
  const [small, total] = [m * m * unit, (m + n) * (m + n) * unit];
  const rest = total - small;
  redrawIf(gcd(m, n) > 1 || total > 600 || rest < 15);
  const k = m + n;
  return numeric(
    {
      question: `Az $ABC$ háromszög $AB$ oldalán a $D$ pontra $AD:DB=${m}:${n}$. A $D$ ponton át párhuzamost húzunk a $BC$ oldallal, ez az $AC$ oldalt az $E$ pontban metszi. A $DBCE$ trapéz területe ${withUnit(rest, 'cm²')}. Mekkora az $ABC$ háromszög területe?`,
      answer: num(total),
      check: 'NUM',
      unit: 'cm²',
      wrong: [
        wrong(
          { rest, m, n },
          ({ rest, m, n }) => about((rest * (m + n)) / n),
          'terulet-aranya-k',
          'A területeket úgy osztottad el, mint az oldalakat. Hasonló háromszögek területének aránya az oldalak arányának négyzete.',
        ),
        wrong(
          { small },
          ({ small }) => num(small),
          'levagott-haromszog',
          'Ez a levágott $ADE$ háromszög területe. Az egész háromszögét kérdeztük.',
        ),
        wrong(
          { rest, m, n },
          ({ rest, m, n }) => about((rest * (m * m + n * n)) / (n * n)),
          'szakaszok-negyzete',
          `A $DB$ szakasz négyzetét a trapézhoz rendelted. A trapéz nem hasonló a háromszöghöz: az egészből a kis háromszöget kell kivonni.`,
        ),
      ],
      other: 'Írd fel, hányszorosa az egész háromszög területe a levágott kis háromszögének! A trapéz a kettő különbsége.',
      hints: [
        'Melyik két háromszög hasonló, és mennyi a hasonlóság aránya?',
        'A területek aránya az oldalak arányának négyzete. Hány egyenlő rész az egész, a kis háromszög és a trapéz?',
        `$AD:AB=${m}:${k}$, ezért a területek aránya $${m * m}:${k * k}$.`,
      ],
      solution: `$AB$-n $${m}+${n}=${k}$ egyenlő rész van, ezért $AD:AB=${m}:${k}$. A $DE$ párhuzamos a $BC$ oldallal, tehát az $ADE$ és az $ABC$ háromszög hasonló, a területük aránya $${m * m}:${k * k}$. A trapéz $${k * k}-${m * m}=${k * k - m * m}$ rész, egy rész $${x(rest)}:${k * k - m * m}=${unit}$ cm². Az egész $${k * k}\\cdot${unit}=${x(total)}$ cm².`,
    },
    fits(v => Math.abs(v - (v * m * m) / (k * k) - rest) < 1e-9),
  );
}

export const matek7HasonloHaromszogek = defineChallenge({
  lesson: 'matek-7-hasonlo-haromszogek',
  needs: ['fraction', 'unknown'],
  shapes: [squareInTriangle, areaLeft],
  misconceptions: {
    'kozepvonalnak-veszi': {
      text: 'ok nélkül középvonalnak veszi a párhuzamos szakaszt',
      pupil: 'Ok nélkül középvonalnak veszed a párhuzamos szakaszt.',
    },
    'magassagot-felezi': { text: 'ok nélkül felezi a magasságot', pupil: 'Ok nélkül felezed a magasságot.' },
    'kis-haromszog-magassaga': { text: 'a kis háromszög magasságát adja meg', pupil: 'A kis háromszög magasságát adod meg.' },
    'osszeg-negyede': { text: 'arány helyett az oldalak összegével számol', pupil: 'Arány helyett az oldalak összegével számolsz.' },
    'levagott-haromszog': {
      text: 'az egész helyett a levágott háromszög területét adja meg',
      pupil: 'Az egész helyett a levágott háromszög területét adod meg.',
    },
    'szakaszok-negyzete': {
      text: 'a trapéz területét a szakasz négyzetével veszi arányosnak',
      pupil: 'A trapéz területét a szakasz négyzetével veszed arányosnak.',
    },
  },
});
