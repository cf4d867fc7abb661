import type { Family } from '../family.ts';
import { attribution } from './attribution.ts';
import { fakeCases } from './fake-cases.ts';
import { misconceptions } from './misconceptions.ts';
import { taskSplit } from './task-split.ts';

export const aiJudgement: Family = { generators: [fakeCases, attribution, taskSplit], misconceptions };
