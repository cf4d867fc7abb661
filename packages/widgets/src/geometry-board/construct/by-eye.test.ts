import { expect, it } from 'vitest';
import type { Pair } from '../../kit/pairs.ts';
import { onlyByEye, solutionIn } from './check.ts';
import { givenOf } from './given.ts';
import { singleGoals } from './goals.ts';
import type { Ideal } from './ideals.ts';
import type { Construction } from './schema.ts';
import type { Thing } from './things.ts';
import { worldOf } from './world.ts';

const free = (id: string, at: Pair): Thing => ({ id, type: 'point', by: 'free', at });
const through = (id: string, p: string, q: string): Thing => ({ id, type: 'line', shape: 'line', by: 'through', points: [p, q] });

/** The wanted thing from free points that happen to stand exactly where they should. */
function luckyDrawing(ideal: Ideal): Thing[] {
  if (ideal.type === 'point') return [free('Q1', ideal.at)];
  if (ideal.type === 'line') return [free('Q1', ideal.a), free('Q2', ideal.b), through('f1', 'Q1', 'Q2')];
  return [free('Q1', ideal.centre), { id: 'k1', type: 'circle', centre: 'Q1', opening: ideal.r }];
}

const singles: Construction[] = [
  { what: 'perpendicular-bisector' },
  { what: 'angle-bisector' },
  { what: 'perpendicular' },
  { what: 'perpendicular', onLine: true },
  { what: 'parallel' },
  { what: 'mirror-point' },
  { what: 'circumcentre' },
  { what: 'circumcircle' },
  { what: 'incentre' },
  { what: 'centroid' },
  { what: 'orthocentre' },
];

it.each(singles)('$what by eye is refused, even if it is exact', state => {
  if (!(state.what in singleGoals)) throw new Error('a triangle');
  const goal = Object.entries(singleGoals).find(([what]) => what === state.what)?.[1];
  const lucky = goal ? luckyDrawing(goal.find(worldOf(givenOf(state), []))) : [];
  expect(solutionIn(state, lucky)).toBeNull();
  expect(onlyByEye(state, lucky)).toBe(true);
});

it('refuses one end by eye and a place on a given line by eye', () => {
  const half: Thing[] = [
    { id: 'Q1', type: 'point', by: 'on', of: 'AB', t: Math.hypot(4.8, 1) / 2 },
    { id: 'f1', type: 'line', shape: 'line', by: 'perpendicular', to: 'AB', through: 'Q1' },
  ];
  expect(solutionIn({ what: 'perpendicular-bisector' }, half)).toBeNull();
  expect(onlyByEye({ what: 'perpendicular-bisector' }, half)).toBe(true);
});

it.each<[Construction, Pair, Pair]>([
  [{ what: 'triangle-sss', sides: [5, 4, 3] }, [4.5, 1.2], [1.5, 5.2]],
  [{ what: 'triangle-sas', sides: [4, 3], angle: 90 }, [4.5, 1.2], [1.5, 5.2]],
  [{ what: 'triangle-asa', side: 4, angles: [90, 45] }, [5.5, 1.2], [1.5, 5.2]],
])('refuses the triangle of %j with corners by eye', (state, b, c) => {
  const drawn = [free('Q1', b), free('Q2', c), through('f1', 'A', 'Q1'), through('f2', 'Q1', 'Q2'), through('f3', 'A', 'Q2')];
  expect(solutionIn(state, drawn)).toBeNull();
  expect(onlyByEye(state, drawn)).toBe(true);
});
