import { binary } from './powers/binary.ts';
import { powerEval } from './powers/power-eval.ts';
import { powerRules } from './powers/power-rules.ts';

export const powers = [powerEval, powerRules, binary];
