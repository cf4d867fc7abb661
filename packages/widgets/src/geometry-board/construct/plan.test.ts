import { expect, it } from 'vitest';
import { solutionIn } from './check.ts';
import type { Construction } from './schema.ts';
import { planOf } from './testing/plan.ts';

const byHand = { tools: ['compass', 'ruler', 'point'] } satisfies Pick<Construction, 'tools'>;
const tasks: Construction[] = [
  { what: 'perpendicular-bisector' },
  { what: 'angle-bisector' },
  { what: 'perpendicular' },
  { what: 'perpendicular', ...byHand },
  { what: 'perpendicular', onLine: true, ...byHand },
  { what: 'parallel' },
  { what: 'parallel', ...byHand },
  { what: 'mirror-point' },
  { what: 'circumcentre' },
  { what: 'circumcircle' },
  { what: 'incentre' },
  { what: 'centroid' },
  { what: 'orthocentre' },
  { what: 'triangle-sss', sides: [5, 6, 7] },
  { what: 'triangle-sss', sides: [5, 5, 6] },
  { what: 'triangle-sas', sides: [5, 7], angle: 50 },
  ...[30, 45, 60, 90, 120].map((angle): Construction => ({ what: 'triangle-sas', sides: [4, 5], angle, ...byHand, at: { A: [4, 1.2] } })),
  { what: 'triangle-sas', sides: [4, 5], angle: 90 },
  { what: 'triangle-asa', side: 5, angles: [60, 45] },
  { what: 'triangle-asa', side: 5, angles: [50, 70] },
  { what: 'triangle-asa', side: 5, angles: [55, 55] },
];

it.each(tasks.map(task => [JSON.stringify(task), task] as const))('%s can be constructed on its sheet', (_, task) => {
  const last = planOf(task).at(-1);
  expect(last && solutionIn(task, last.things)).not.toBeNull();
});
