import { range, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import type { Task, Wrong } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { boxFigure } from '../shared/solid-figures.ts';

interface Other {
  of: (a: number) => number;
  what: string;
  misconception: string;
}

/** What else a pupil may compute from the edge. */
const OTHERS: readonly Other[] = [
  { of: a => 3 * a, what: 'a három él összege', misconception: 'elek-osszege' },
  { of: a => a * a, what: 'az alaplap területe', misconception: 'csak-az-alap' },
  { of: a => 6 * a * a, what: 'a felszín', misconception: 'felszin-terfogat-csere' },
  { of: a => 12 * a, what: 'az összes él hossza', misconception: 'elek-osszege' },
];

/** Two of them may be the same number (the surface and the edges of a cube of 2 cm): then both are named. */
function slips(a: number): Wrong[] {
  const values = [...new Set(OTHERS.map(({ of }) => of(a)))];
  return values.flatMap(value => {
    const [first, second] = OTHERS.filter(({ of }) => of(a) === value);
    if (!first) return [];
    const at = OTHERS.indexOf(first);
    return [
      wrong(
        { a, at },
        ({ a, at }) => num(OTHERS[at]?.of(a) ?? 0),
        first.misconception,
        `Ez ${first.what}${second ? `, és ${second.what} is ennyi` : ''}. A térfogathoz a három élt kell összeszorozni.`,
        `a térfogat helyett ${first.what} jön ki nála`,
      ),
    ];
  });
}

/** The surface of a cube with the edge 6 is as many as its volume: who takes one for the other would be right. */
const EDGES: Readonly<Record<string, readonly number[]>> = {
  mm: [4, 5, 8, 9, 12, 15, 20, 25, 30],
  cm: [2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30],
  dm: [2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 15, 20],
  m: [2, 3, 4, 5, 7, 8, 9, 10, 11, 12],
};

export function cubeVolume(rng: Rng): Task {
  const unit = rng.pick(['mm', 'cm', 'dm', 'm']);
  const a = rng.pick(EDGES[unit] ?? [2]);
  const v = a ** 3;
  const isDrawn = rng.chance(0.6);
  return numeric(
    {
      ...(isDrawn ? { figure: boxFigure(a, a, a, { a: `${textNumber(a)} ${unit}` }) } : {}),
      question: isDrawn ? 'Mekkora az ábrán látható kocka térfogata?' : `Mekkora a térfogata egy ${textNumber(a)} ${unit} élű kockának?`,
      answer: num(v),
      check: 'NUM',
      unit: `${unit}³`,
      expr: `${a}*${a}*${a}`,
      wrong: slips(a),
      other: 'A kocka minden éle egyforma: a térfogat él · él · él.',
      hints: ['Hány egységkocka fér bele?', '$V=a\\cdot a\\cdot a$', `Az alsó rétegben $${a}\\cdot${a}=${a * a}$ egységkocka van.`],
      solution: `$${a}\\cdot${a}\\cdot${a}=${texNumber(v)}$ ${unit}³.`,
    },
    equals(tidy(range(1, a).reduce(total => total + a * a, 0))),
  );
}
