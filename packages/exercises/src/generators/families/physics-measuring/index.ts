import type { Family } from '../family.ts';
import { massBalance } from './mass-balance.ts';
import { measureError } from './measure-error.ts';
import { misconceptions } from './misconceptions.ts';
import { motionGraph } from './motion-graph.ts';
import { readScale } from './read-scale.ts';

export const physicsMeasuring: Family = { generators: [readScale, measureError, motionGraph, massBalance], misconceptions };
