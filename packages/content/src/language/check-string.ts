import { parseText } from '../markdown/parse.ts';
import { keepSuffixes } from '../markdown/typeset.ts';
import { checkProse } from './check-prose.ts';
import type { Prose } from './prose.ts';

/** The same rules over a string of a YAML or JSON block. */
export const checkString = (text: string, line: number, prose: Prose): void => checkProse(parseText(text), prose, line);

/** A page's title, checked and then as it is shown. */
export function readTitle(title: string, line: number, prose: Prose): string {
  checkString(title, line, prose);
  return keepSuffixes(title);
}
