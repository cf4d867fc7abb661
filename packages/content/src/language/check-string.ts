import { parseText } from '../markdown/parse.ts';
import { checkProse } from './check-prose.ts';
import type { Prose } from './prose.ts';

/** The same rules over a string of a YAML or JSON block. */
export const checkString = (text: string, line: number, prose: Prose): void => checkProse(parseText(text), prose, line);
