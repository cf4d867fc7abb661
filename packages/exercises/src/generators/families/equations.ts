import { linearEq1 } from './equations/linear-eq-1.ts';
import { linearEq2 } from './equations/linear-eq-2.ts';
import { linearEq3 } from './equations/linear-eq-3.ts';
import { linearSystem } from './equations/linear-system.ts';

export const equations = [linearEq1, linearEq2, linearEq3, linearSystem];
