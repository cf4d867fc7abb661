import type { Family } from '../family.ts';
import { knn } from './knn.ts';
import { misconceptions } from './misconceptions.ts';
import { tokenProb } from './token-prob.ts';

export const aiModels: Family = { generators: [knn, tokenProb], misconceptions };
