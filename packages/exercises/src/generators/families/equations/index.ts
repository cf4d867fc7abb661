import type { Family } from '../family.ts';
import { inequality } from './inequality.ts';
import { intEquation } from './int-equation.ts';
import { linearEq1 } from './linear-eq-1.ts';
import { linearEq2 } from './linear-eq-2.ts';
import { linearEq3 } from './linear-eq-3.ts';
import { linearSystem } from './linear-system.ts';
import { misconceptions } from './misconceptions.ts';
import { quadratic } from './quadratic.ts';
import { wordEquation } from './word-equation.ts';
import { wordSystem } from './word-system.ts';

export const equations: Family = {
  generators: [intEquation, linearEq1, linearEq2, linearEq3, linearSystem, wordEquation, wordSystem, quadratic, inequality],
  misconceptions,
};
