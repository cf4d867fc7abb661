import type { Family } from '../family.ts';
import { misconceptions } from './misconceptions.ts';
import { motionGraph } from './motion-graph.ts';

export const physicsMeasuring: Family = { generators: [motionGraph], misconceptions };
