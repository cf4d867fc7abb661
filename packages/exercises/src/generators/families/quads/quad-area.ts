import { tidy } from '@eszkerek/numbers/arithmetic';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Wrong } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { orElse } from '../../wrong-class.ts';
import { drawShape, isEasyToDraw } from './area-figures.ts';
import { areaInSteps, oneBase } from './quad-area-words.ts';

const t = textNumber;

const x = texNumber;

interface Shape {
  name: 'paralelogramma' | 'rombusz' | 'trapéz';
  data: (a: number, b: number, c: number) => string;
  area: (a: number, b: number, c: number) => number;
  formula: string;
  work: (a: number, b: number, c: number) => string;
  slips: (a: number, b: number, c: number) => Wrong[];
}

const SHAPES: readonly Shape[] = [
  {
    name: 'paralelogramma',
    data: (a, b, c) => `egyik oldala ${t(a)} cm, a hozzá tartozó magasság ${t(b)} cm, a másik oldala ${t(c)} cm`,
    area: (a, b) => a * b,
    formula: '$T=a\\cdot m_a$',
    work: (a, b) => `${a}\\cdot${b}`,
    slips: (a, b, c) => [
      wrong(
        { a, c },
        ({ a, c }) => num(a * c),
        'oldalak-szorzata',
        'A két oldalt szoroztad össze. Az egyik oldalt a hozzá tartozó **magassággal** kell.',
      ),
      wrong(
        { b, c },
        ({ b, c }) => num(b * c),
        'magassag-a-masik-oldallal',
        'A magasságot a másik oldallal szoroztad. Azzal az oldallal kell, amelyre merőleges.',
      ),
      wrong({ a, b }, ({ a, b }) => num((a * b) / 2), 'folosleges-felezes', 'Feleztél: az a háromszög képlete.'),
      wrong({ a, c }, ({ a, c }) => num(2 * (a + c)), 'kerulet-terulet-csere', 'Ez a kerület.'),
    ],
  },
  {
    name: 'rombusz',
    data: (a, b) => `két átlója ${t(a)} cm és ${t(b)} cm`,
    area: (a, b) => (a * b) / 2,
    formula: '$T=\\frac{e\\cdot f}{2}$',
    work: (a, b) => `\\frac{${a}\\cdot${b}}{2}`,
    slips: (a, b) => [
      wrong({ a, b }, ({ a, b }) => num(a * b), 'felezes-elmarad', 'Az átlók szorzatát felezni kell.'),
      wrong({ a, b }, ({ a, b }) => num(a + b), 'osszead-szorzas-helyett', 'Összeadtad az átlókat.', 'az átlók összegét adja meg'),
      wrong(
        { a, b },
        ({ a, b }) => num((a * b) / 4),
        'ketszer-felez',
        'A fél átlókat szoroztad össze. A teljes átlók szorzatát kell felezni.',
      ),
    ],
  },
  {
    name: 'trapéz',
    data: (a, b, c) => `két alapja ${t(a)} cm és ${t(c)} cm, magassága ${t(b)} cm`,
    area: (a, b, c) => ((a + c) * b) / 2,
    formula: '$T=\\frac{(a+c)\\cdot m}{2}$',
    work: (a, b, c) => `\\frac{(${a}+${c})\\cdot${b}}{2}`,
    slips: (a, b, c) => [
      wrong({ a, c, b }, ({ a, c, b }) => num((a + c) * b), 'felezes-elmarad', 'Az alapok összegét felezni kell.'),
      wrong(
        { a, c, b },
        ({ a, c, b }) => num((a * c * b) / 2),
        'alapokat-szorozza',
        'Az alapokat összeszoroztad. Összeadni kell őket.',
        'az alapokat összeadás helyett összeszorozza',
      ),
      ...oneBase(a, b, 'hosszabb'),
      ...oneBase(c, b, 'rövidebb'),
    ],
  },
];

/** How the missing length follows from the area. */
const BACKWARDS: Readonly<Record<Shape['name'], string>> = {
  paralelogramma: 'A terület az oldal és a magasság szorzata, ezért a magassághoz a területet az oldallal osztjuk:',
  rombusz: 'A terület kétszerese a két átló szorzata, ezért a terület kétszeresét az ismert átlóval osztjuk:',
  trapéz:
    'A terület kétszerese az alapok összegének és a magasságnak a szorzata, ezért a terület kétszeresét az alapok összegével osztjuk:',
};

export const quadArea = defineGenerator(
  'gen-quad-area',
  'Négyszögek területe',
  ['matek-7-negyszogek-terulete'],
  ['fraction', 'decimal', 'brackets'],
  (rng, level) => {
    if (level === 2) return areaInSteps(rng);
    const s = rng.pick(SHAPES);
    const [a, b] = [rng.int(3, level === 1 ? 15 : 40), rng.int(2, level === 1 ? 12 : 30)];
    // The other side of a parallelogram: drawn in a notebook, it should not lean beyond its base. The shorter base of a trapezium.
    const [least, most] = s.name === 'paralelogramma' ? [b + 1, Math.floor(Math.hypot(a, b))] : [2, a - 1];
    redrawIf(least > most);
    const c = rng.int(least, most);
    redrawIf(a === b || a === c || b === c);
    const area = s.area(a, b, c);
    redrawIf(level === 1 && !Number.isInteger(area));
    const isDrawn = isEasyToDraw(s.name, a, b, c) && rng.chance(0.7);
    const cm = (n: number): string => `${t(n)} cm`;
    if (level === 1) {
      return numeric(
        {
          ...(isDrawn ? { figure: drawShape(s.name, a, b, c, { a: cm(a), b: cm(b), c: cm(c) }) } : {}),
          question: isDrawn ? `Mekkora az ábrán látható ${s.name} területe?` : `Egy ${s.name} ${s.data(a, b, c)}. Mekkora a területe?`,
          answer: num(area),
          check: 'NUM',
          unit: 'cm²',
          expr: s
            .work(a, b, c)
            .replace(/\\frac\{(.*)\}\{2\}/, '($1)/2')
            .replaceAll('\\cdot', '*'),
          wrong: s.slips(a, b, c),
          other: `A képlet: ${s.formula}.`,
          hints: [
            isDrawn ? 'Mely szakaszok hosszát írtuk az ábrára?' : 'Rajzold le, és jelöld be az adatokat!',
            s.formula,
            `$${s.work(a, b, c)}$`,
          ],
          solution: `$${s.work(a, b, c)}=${x(area)}$ cm².`,
        },
        equals(s.name === 'trapéz' ? (a * b) / 2 + (c * b) / 2 : s.name === 'rombusz' ? 4 * ((a / 2) * (b / 2) * 0.5) : 2 * ((a * b) / 2)),
      );
    }
    const given =
      s.name === 'trapéz'
        ? `két alapja ${t(a)} cm és ${t(c)} cm, területe ${t(area)} cm²`
        : s.name === 'rombusz'
          ? `egyik átlója ${t(a)} cm, területe ${t(area)} cm²`
          : `egyik oldala ${t(a)} cm, területe ${t(area)} cm²`;
    const both = s.name === 'trapéz' ? a + c : undefined;
    const asked = s.name === 'trapéz' ? 'a magassága' : s.name === 'rombusz' ? 'a másik átlója' : 'az ehhez az oldalhoz tartozó magassága';
    const work =
      s.name === 'trapéz' ? `2\\cdot${x(area)}:(${a}+${c})` : s.name === 'rombusz' ? `2\\cdot${x(area)}:${a}` : `${x(area)}:${a}`;
    const reverseDrawn = isDrawn && b !== a && b !== c;
    return numeric(
      {
        ...(reverseDrawn ? { figure: drawShape(s.name, a, b, c, { a: cm(a), b: '?', ...(s.name === 'trapéz' ? { c: cm(c) } : {}) }) } : {}),
        question: reverseDrawn
          ? `Az ábrán látható ${s.name} területe ${t(area)} cm². Mekkora a kérdőjellel jelölt szakasz?`
          : `Egy ${s.name} ${given}. Mekkora ${asked}?`,
        answer: num(b),
        check: 'NUM',
        unit: 'cm',
        expr: work.replaceAll('\\cdot', '*').replaceAll(':', '/').replaceAll('{,}', '.'),
        wrong: [
          ...(s.name === 'paralelogramma'
            ? [
                wrong(
                  { area, a },
                  ({ area, a }) => about((2 * area) / a, 2),
                  'folosleges-ketszerezes',
                  'Kétszereztél: az a háromszögnél, a rombusznál és a trapéznál kell.',
                ),
                wrong(
                  { area, a },
                  ({ area, a }) => num(tidy(area - a)),
                  'kivonas-osztas-helyett',
                  'A területből kivontad az oldalt. A terület szorzat: osztani kell az oldallal.',
                  'a területből kivonja az oldalt',
                ),
                wrong({ area, a }, ({ area, a }) => num(tidy(area / 2 / a)), 'folosleges-felezes', 'Feleztél, pedig itt nem kell.'),
              ]
            : [
                wrong(
                  { area, a, both },
                  ({ area, a, both }) => num(tidy(area / (both ?? a))),
                  'ketszerezes-elmarad',
                  'A terület kétszereséből kell indulni.',
                ),
                wrong(
                  { area, a, both },
                  ({ area, a, both }) => num(tidy(area - (both ?? a))),
                  'kivonas-osztas-helyett',
                  s.name === 'trapéz'
                    ? 'A területből kivontad az alapok összegét. A terület kétszeresét kell elosztani vele.'
                    : 'A területből kivontad az átlót. A terület kétszeresét kell elosztani vele.',
                  s.name === 'trapéz' ? 'a területből vonja ki az alapok összegét' : 'a területből vonja ki az átlót',
                ),
                wrong(
                  { area, a, both },
                  ({ area, a, both }) => num(tidy(2 * area - (both ?? a))),
                  'kivonas-osztas-helyett',
                  s.name === 'trapéz'
                    ? 'A terület kétszereséből kivontad az alapok összegét. Osztani kell vele.'
                    : 'A terület kétszereséből kivontad az átlót. Osztani kell vele.',
                  s.name === 'trapéz' ? 'a terület kétszereséből kivonja az alapok összegét' : 'a terület kétszereséből kivonja az átlót',
                ),
                ...(s.name === 'trapéz'
                  ? [
                      ...[a, c].map(base =>
                        wrong(
                          { area, base },
                          ({ area, base }) => about((2 * area) / base, 2),
                          'csak-az-egyik-alap',
                          'Csak az egyik alappal osztottál. Az alapok összegével kell.',
                          `a terület kétszeresét csak a ${base === a ? 'hosszabb' : 'rövidebb'} alappal osztja`,
                        ),
                      ),
                      orElse(
                        wrong(
                          { area, a },
                          ({ area, a }) => num(tidy(area - a)),
                          'kivonas-osztas-helyett',
                          'A területből kivontad az egyik alapot. A terület kétszeresét kell elosztani, mégpedig az alapok összegével.',
                          'a területből az egyik alapot vonja ki',
                        ),
                        num(tidy(area - c)),
                      ),
                    ]
                  : [
                      wrong(
                        { area, a },
                        ({ area, a }) => num((4 * area) / a),
                        'ketszer-duplaz',
                        'Úgy számoltál, mintha a terület a fél átlók szorzata volna. A terület kétszerese az átlók szorzata.',
                      ),
                    ]),
              ]),
        ].filter(({ value }) => (value.size ?? 0) > 0),
        other: `A képlet: ${s.formula}.`,
        hints: ['Írd fel a terület képletét!', s.formula, `$${work}$`],
        solution: `${BACKWARDS[s.name]} $${work}=${b}$ cm.`,
      },
      fits(v => Math.abs(s.area(a, v, c) - area) < 1e-9),
    );
  },
);
