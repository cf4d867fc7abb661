import { say } from '../../grading/messages.ts';
import { readKey } from '../../grading/read-key.ts';
import { isRoundingOf } from '../../grading/tolerance.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { type Exact, equalExact, neg, toNumber } from '../../reader/exact.ts';

type FillSteps = QuestionOf<'fillSteps'>;
type Blank = Pick<FillSteps['blanks'][number], 'id' | 'answer' | 'from'>;

const same = (typed: Exact, value: Exact): boolean => equalExact(typed, value) || isRoundingOf(typed, value);
const isNumber = (text: string): boolean => /^[-−]?\d+(?:[.,]\d+)?(?:\/\d+)?$/.test(text);

/** The value that follows from the pupil's own earlier results. */
function carriedValue({ from }: Blank, typed: ReadonlyMap<string, string>): Exact | null {
  if (!from) return null;
  const used = [...from.matchAll(/\[([a-z])\]/g)].map(([, id = '']) => typed.get(id)?.trim() ?? '');
  if (!used.every(isNumber)) return null;
  const [, inside] = /^\|(.*)\|$/.exec(from) ?? [];
  const value = readKey((inside ?? from).replace(/\[([a-z])\]/g, (_, id) => `(${typed.get(id)?.trim()})`))?.value ?? null;
  return value && inside !== undefined && toNumber(value) < 0 ? neg(value) : value;
}

/** What a wrong blank has to do with the others: it follows from a wrong one, or the two were swapped. */
export function relation({ blanks }: FillSteps, blank: Blank, typed: ReadonlyMap<string, string>): string | null {
  const mine = readKey(typed.get(blank.id) ?? '')?.value;
  if (!mine) return null;
  const carried = carriedValue(blank, typed);
  if (carried && same(mine, carried)) return say.carried;
  const own = readKey(blank.answer)?.value;
  const other = blanks.find(({ id, answer }) => {
    const [its, key] = [readKey(typed.get(id) ?? '')?.value, readKey(answer)?.value];
    return id !== blank.id && own && its && key && !equalExact(own, key) && equalExact(mine, key) && equalExact(its, own);
  });
  return other ? say.swapped(...(blank.id < other.id ? ([blank.id, other.id] as const) : ([other.id, blank.id] as const))) : null;
}
