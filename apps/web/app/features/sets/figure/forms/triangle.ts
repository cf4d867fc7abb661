import { roundTo } from '@eszkerek/numbers/arithmetic';
import { type FigureForm, FormFault, typedNumber } from '../form.ts';

const CORNERS = ['A', 'B', 'C'] as const;
type Corner = (typeof CORNERS)[number];
const ENDS = { a: ['B', 'C'], b: ['C', 'A'], c: ['A', 'B'] } as const;
const SIDES = ['a', 'b', 'c'] as const;
const ARMS: Record<Corner, [Corner, Corner]> = { A: ['B', 'C'], B: ['C', 'A'], C: ['A', 'B'] };
const isCorner = (text: string): text is Corner => CORNERS.some(corner => corner === text);
const AT = { A: 'A-nál', B: 'B-nél', C: 'C-nél' } as const;
/** Of the third corner. */
const DECIMALS = 4;

const distance = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number => Math.hypot(ax - bx, ay - by);

export const triangle: FigureForm = {
  id: 'haromszog',
  label: 'Háromszög',
  fields: [
    ...SIDES.flatMap(side => [
      { name: side, label: `${side} oldal hossza` },
      { name: `${side}Label`, label: `${side} oldal felirata`, optional: 'ha kell' },
    ]),
    ...CORNERS.map(corner => ({ name: corner, label: `Szög felirata ${AT[corner]}`, optional: 'ha kell' })),
    {
      name: 'right',
      label: 'Derékszög jele',
      choices: [{ value: '', label: 'nincs' }, ...CORNERS.map(corner => ({ value: corner, label: AT[corner] }))],
    },
  ],
  start: { fields: { a: '3', aLabel: '3 cm', b: '4', bLabel: '4 cm', c: '5', cLabel: '', A: '', B: '', C: '', right: 'C' }, rows: [] },
  specOf: fields => {
    const [a, b, c] = [fields.number('a'), fields.number('b'), fields.number('c')];
    if (Math.min(a, b, c) <= 0) throw new FormFault('Az oldalak hossza legyen pozitív.');
    if (2 * Math.max(a, b, c) >= a + b + c) throw new FormFault('Ilyen háromszög nincs: két oldal együtt legyen hosszabb a harmadiknál.');
    const x = (b * b + c * c - a * a) / (2 * c);
    const y = Math.sqrt(Math.max(0, b * b - x * x));
    const right = fields.text('right');
    const squares = { A: b * b + c * c - a * a, B: a * a + c * c - b * b, C: a * a + b * b - c * c };
    if (isCorner(right) && Math.abs(squares[right]) > 0.02 * c * c)
      throw new FormFault(`Ezekkel az oldalakkal ${AT[right]} nincs derékszög.`);
    return {
      kind: 'geometry',
      points: { A: [0, 0], B: [c, 0], C: [roundTo(x, DECIMALS), roundTo(y, DECIMALS)] },
      polygons: [{ points: [...CORNERS], fill: 1 }],
      segments: SIDES.flatMap(side => {
        const label = fields.label(`${side}Label`);
        return label ? [{ ends: [...ENDS[side]] as [string, string], label }] : [];
      }),
      angles: CORNERS.flatMap(at => {
        const label = fields.label(at);
        const isRight = right === at;
        return isRight || label ? [{ at, arms: ARMS[at], ...(isRight && { right: true as const }), ...(label && { label }) }] : [];
      }),
    };
  },
  valuesOf: spec => {
    if (spec.kind !== 'geometry') return undefined;
    const { A, B, C } = spec.points;
    if (!Array.isArray(A) || !Array.isArray(B) || !Array.isArray(C)) return undefined;
    const length = { a: distance(B, C), b: distance(C, A), c: distance(A, B) };
    const labelOf = (side: keyof typeof ENDS): string => spec.segments.find(({ ends }) => ends.join() === ENDS[side].join())?.label ?? '';
    const angle = (corner: Corner) => spec.angles.find(({ at }) => at === corner);
    return {
      fields: {
        ...Object.fromEntries(
          SIDES.flatMap(side => [
            [side, typedNumber(roundTo(length[side], 2))],
            [`${side}Label`, labelOf(side)],
          ]),
        ),
        ...Object.fromEntries(CORNERS.map(corner => [corner, angle(corner)?.label ?? ''])),
        right: CORNERS.find(corner => angle(corner)?.right) ?? '',
      },
      rows: [],
    };
  },
};
