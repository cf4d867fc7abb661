import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber, the, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task, type Wrong } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;
const x = texNumber;

type Shape = 'paralelogramma' | 'rombusz' | 'trapéz';
const SHAPES: readonly Shape[] = ['paralelogramma', 'rombusz', 'trapéz'];
const FORMULA: Readonly<Record<Shape, string>> = {
  paralelogramma: '$T=a\\cdot m_a$',
  rombusz: '$T=\\frac{e\\cdot f}{2}$',
  trapéz: '$T=\\frac{(a+c)\\cdot m}{2}$',
};

interface Told {
  shape: Shape;
  given: string;
  /** What has to be found before the formula, as a question and as a step. */
  missing: string;
  step: string;
  area: number;
  /** The area once more, from triangles. */
  again: number;
  work: string;
  wrong: Wrong[];
}

const TIMES: Readonly<Record<number, string>> = { 2: 'kétszerese', 3: 'háromszorosa', 4: 'négyszerese' };
const PARTS: Readonly<Record<number, string>> = { 2: 'fele', 3: 'harmada', 4: 'negyede' };

/** The longer diagonal is so many times the shorter one. */
function rhombus(rng: Rng): Told {
  const [k, f] = [rng.int(2, 4), rng.int(3, 14)];
  const e = k * f;
  redrawIf(f === k || (e * f) % 2 !== 0);
  return {
    shape: 'rombusz',
    given: `rövidebb átlója ${t(f)} cm, a hosszabb átlója ennek a ${TIMES[k]}`,
    missing: 'Mekkora a hosszabb átló?',
    step: `A hosszabb átló $${k}\\cdot${f}=${e}$ cm.`,
    area: (e * f) / 2,
    again: 4 * ((e / 2) * (f / 2) * 0.5),
    work: `\\frac{${e}\\cdot${f}}{2}`,
    wrong: [
      wrong({ e, f }, ({ e, f }) => num(e * f), 'felezes-elmarad', 'Az átlók szorzatát felezni kell.'),
      wrong(
        { f, k },
        ({ f, k }) => num(tidy((f * (f + k)) / 2)),
        'szor-es-val-keverese',
        `A hosszabb átló a rövidebb ${TIMES[k]}, nem ${unitSuf(k, 'cm', 'val')} hosszabb nála.`,
        `a hosszabb átlót a rövidebbnél ${unitSuf(k, 'cm', 'val')} hosszabbnak veszi`,
      ),
      wrong(
        { f, k },
        ({ f, k }) => num(tidy((f * f) / k / 2)),
        'rossz-iranyu-arany',
        'A hosszabb átlóhoz szorozni kell, te osztottál.',
        'a hosszabb átlót osztással számolja ki szorzás helyett',
      ),
    ],
  };
}

/** The height is a part of the side. */
function parallelogram(rng: Rng): Told {
  const [k, m] = [rng.int(2, 4), rng.int(3, 14)];
  const a = k * m;
  return {
    shape: 'paralelogramma',
    given: `egyik oldala ${t(a)} cm, a hozzá tartozó magasság ennek a ${PARTS[k]}`,
    missing: 'Mekkora a magasság?',
    step: `A magasság $${a}:${k}=${m}$ cm.`,
    area: a * m,
    again: 2 * ((a * m) / 2),
    work: `${a}\\cdot${m}`,
    wrong: [
      wrong(
        { a, k },
        ({ a, k }) => num(a * a * k),
        'rossz-iranyu-arany',
        'A magasság kisebb az oldalnál: osztani kell, te szoroztál.',
        'a magasságot szorzással számolja ki osztás helyett',
      ),
      wrong({ a, m }, ({ a, m }) => num((a * m) / 2), 'folosleges-felezes', 'Feleztél: az a háromszög képlete.'),
      wrong(
        { a, m },
        ({ a, m }) => num(2 * (a + m)),
        'kerulet-terulet-csere',
        'Az oldalt és a magasságot adtad össze, és kétszerezted. A területhez össze kell szorozni őket.',
        'az oldal és a magasság összegét kétszerezi',
      ),
      wrong(
        { a, k },
        ({ a, k }) => num(a * k),
        'osszefuggest-adatnak-veszi',
        `A ${t(k)} nem a magasság: azt mondja meg, hányadrésze az oldalnak.`,
        `a „${PARTS[k]}” szó miatt ${t(k)} cm-nek veszi a magasságot`,
      ),
    ],
  };
}

/** One base of a trapezium times the height, not halved or halved. */
export const oneBase = (base: number, m: number, which: 'hosszabb' | 'rövidebb'): Wrong[] => [
  wrong(
    { base, m },
    ({ base, m }) => num(base * m),
    'csak-az-egyik-alap',
    `Csak a ${which} alappal számoltál. A két alap összegével kell.`,
    `a ${which} alapot szorozza a magassággal`,
  ),
  wrong(
    { base, m },
    ({ base, m }) => num(tidy((base * m) / 2)),
    'csak-az-egyik-alap',
    `Csak a ${which} alappal számoltál. A két alap összegével kell.`,
    `az alapok összege helyett csak a ${which} alappal számol`,
  ),
];

/** One base is so much longer than the other. */
function trapezoid(rng: Rng): Told {
  const [c, more, m] = [rng.int(3, 15), rng.int(2, 9), rng.int(3, 14)];
  const a = c + more;
  redrawIf(((a + c) * m) % 2 !== 0 || m === c || m === a || m === more);
  return {
    shape: 'trapéz',
    given: `rövidebb alapja ${t(c)} cm, a hosszabb alapja ennél ${unitSuf(more, 'cm', 'val')} hosszabb, a magassága ${t(m)} cm`,
    missing: 'Mekkora a hosszabb alap?',
    step: `A hosszabb alap $${c}+${more}=${a}$ cm.`,
    area: ((a + c) * m) / 2,
    again: (a * m) / 2 + (c * m) / 2,
    work: `\\frac{(${a}+${c})\\cdot${m}}{2}`,
    wrong: [
      wrong({ a, c, m }, ({ a, c, m }) => num((a + c) * m), 'felezes-elmarad', 'Az alapok összegét felezni kell.'),
      wrong(
        { c, more, m },
        ({ c, more, m }) => num(tidy(((c + more) * m) / 2)),
        'osszefuggest-adatnak-veszi',
        `${unitSuf(more, 'cm', 'val')} hosszabb az alap, nem ennyi az alap hossza. Előbb a hosszabb alapot számold ki!`,
        `${the(more)} cm-es különbséget veszi a hosszabb alap hosszának`,
      ),
      ...oneBase(c, m, 'rövidebb'),
      // Half of the longer base times the height is the slip above.
      ...oneBase(a, m, 'hosszabb').slice(0, 1),
    ],
  };
}

/** One length is in decimetres, the other in centimetres. */
function mixedUnits(rng: Rng): Told {
  const shape = rng.pick(SHAPES);
  const [tenths, b, c] = [rng.int(11, 49), rng.int(3, 24), rng.int(6, 40)];
  redrawIf(tenths % 10 === 0 || tenths === b || tenths === c || (shape === 'trapéz' && b === c));
  const dm = tidy(tenths / 10);
  const halved = shape !== 'paralelogramma';
  const other = shape === 'trapéz' ? b + c : b;
  const product = tenths * other;
  redrawIf(halved && product % 2 !== 0);
  const area = halved ? product / 2 : product;
  const length = withUnit(dm, 'dm');
  const sum = shape === 'trapéz' ? `(${b}+${c})` : String(b);
  return {
    shape,
    given: {
      paralelogramma: `egyik oldala ${length}, a hozzá tartozó magasság ${t(b)} cm`,
      rombusz: `két átlója ${length} és ${t(b)} cm`,
      trapéz: `két alapja ${t(Math.max(b, c))} cm és ${t(Math.min(b, c))} cm, a magassága ${length}`,
    }[shape],
    missing: 'Egyforma mértékegységben vannak a hosszak?',
    step: `$${x(dm)}$ dm $=${tenths}$ cm.`,
    area,
    again:
      shape === 'trapéz'
        ? (b * tenths) / 2 + (c * tenths) / 2
        : shape === 'rombusz'
          ? 4 * ((tenths / 2) * (b / 2) * 0.5)
          : 2 * ((tenths * b) / 2),
    work: halved ? `\\frac{${sum}\\cdot${tenths}}{2}` : `${tenths}\\cdot${b}`,
    wrong: [
      wrong(
        { tenths, other, halved },
        ({ tenths, other, halved }) => num(tidy((tenths * other) / (halved ? 20 : 10))),
        'mertekegyseg-valtas-elmarad',
        'A decimétert nem váltottad át centiméterre.',
      ),
      wrong({ area }, ({ area }) => num(tidy(area / 100)), 'mertekegyseg-csere', 'Ez dm²-ben van: 1 dm² = 100 cm².'),
      wrong(
        { tenths, other, halved },
        ({ tenths, other, halved }) => num((tenths * other * 10) / (halved ? 2 : 1)),
        'hosszt-terulet-valtoval-valt',
        '100-zal váltottál. A hossznál 1 dm = 10 cm, a 100 a területek váltószáma.',
      ),
      halved
        ? wrong(
            { tenths, other },
            ({ tenths, other }) => num(tenths * other),
            'felezes-elmarad',
            shape === 'rombusz' ? 'Az átlók szorzatát felezni kell.' : 'Az alapok összegét felezni kell.',
          )
        : wrong(
            { tenths, other },
            ({ tenths, other }) => num((tenths * other) / 2),
            'folosleges-felezes',
            'Feleztél: az a háromszög képlete.',
          ),
    ],
  };
}

/** A length has to be found or converted before the formula. */
export function areaInSteps(rng: Rng): Task {
  const told = rng.pick([rhombus, parallelogram, trapezoid, mixedUnits, mixedUnits, mixedUnits])(rng);
  const { shape, given, missing, step, area, again, work } = told;
  const inUnits = step.includes('dm');
  return numeric(
    {
      question: `Egy ${shape} ${given}. ${inUnits ? 'Hány cm² a területe?' : 'Mekkora a területe?'}`,
      answer: num(area),
      check: 'NUM',
      unit: 'cm²',
      expr: work.replace(/\\frac\{(.*)\}\{2\}/, '($1)/2').replaceAll('\\cdot', '*'),
      wrong: told.wrong,
      other: `Előbb ezt döntsd el: ${missing.charAt(0).toLowerCase()}${missing.slice(1)} Aztán a képlet: ${FORMULA[shape]}.`,
      hints: [missing, `A terület képlete: ${FORMULA[shape]}.`, step],
      solution: `${step} A terület $${work}=${x(area)}$ cm².`,
    },
    equals(again),
  );
}
