import type { ErrorCase } from '@eszkerek/documents/tools/error-hunt';
import { createStored } from '../../../lib/stored.ts';

export interface Verdict {
  line: boolean;
  reason: boolean;
}

/** Both must be right: where the error is, and why it is one. */
export const judge = (one: ErrorCase, line: number, reason: string): Verdict => ({
  line: line === one.wrong,
  reason: reason === one.reason || (one.alsoReasons ?? []).includes(reason),
});
export const isCaught = (verdict: Verdict): boolean => verdict.line && verdict.reason;

/** Cases solved on this device; nothing is recorded anywhere else. */
export const caughtCases = createStored<readonly string[]>('caughtErrors', {
  initial: [],
  parse: text => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(id => typeof id === 'string') : undefined;
  },
  print: JSON.stringify,
});

/** The next case still to be caught after this one, going round; any next one when all are done. */
export function nextCase(cases: readonly ErrorCase[], current: string, caught: readonly string[]): ErrorCase | undefined {
  const at = cases.findIndex(one => one.id === current);
  const round = [...cases.slice(at + 1), ...cases.slice(0, at + 1)];
  return round.find(one => !caught.includes(one.id)) ?? round[0];
}
