import type { Family } from '../family.ts';
import { binary } from './binary.ts';
import { misconceptions } from './misconceptions.ts';
import { powerEval } from './power-eval.ts';
import { powerRules } from './power-rules.ts';

export const powers: Family = {
  generators: [powerEval, powerRules, binary],
  misconceptions,
};
