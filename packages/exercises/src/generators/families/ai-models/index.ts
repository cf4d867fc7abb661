import type { Family } from '../family.ts';
import { knn } from './knn.ts';
import { misconceptions } from './misconceptions.ts';

export const aiModels: Family = { generators: [knn], misconceptions };
