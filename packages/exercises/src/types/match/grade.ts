import { say } from '../../grading/messages.ts';
import { compact, type GradeOptions, type GradeResult, type PartResult, scored, unreadable } from '../../grading/result.ts';
import { indexOfId, type Shown } from '../../grading/shown.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { rightTexts } from './right-texts.ts';

type Match = QuestionOf<'match'>;

export function gradeMatch(question: Match, answer: unknown, shown?: Shown, { retry }: GradeOptions = {}): GradeResult {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return unreadable(say.matchAll);
  const rights = rightTexts(question);
  const chosen = new Map<number, { id: string; right: number | null }>();
  for (const [id, value] of Object.entries(answer)) {
    const left = indexOfId(shown, 'left', id, question.pairs.length);
    const right = indexOfId(shown, 'right', value, rights.length);
    const blank = value === '' || value === null;
    if (left === null || (right === null && !blank)) return unreadable(say.stale);
    chosen.set(left, { id, right });
  }
  if (![...chosen.values()].some(c => c.right !== null)) return unreadable(say.matchAll);
  const parts: PartResult[] = [...chosen].map(([left, { id, right }]) => partOf(question, rights, left, id, right));
  const right = parts.filter(p => p.status === 'correct').length;
  const all = question.pairs.length;
  const wrong = parts.find(p => p.status !== 'correct' && p.explanation);
  const done = right === all;
  // With no reason written, the first wrong pair: the right one of its cards stays to be found.
  const joined = new Set([...chosen.values()].filter(c => c.right !== null).map(c => c.id));
  const named = retry ? (wrong ?? parts.find(({ id, status }) => status !== 'correct' && joined.has(id)))?.id : undefined;
  const mark = named === undefined ? undefined : say.pairMarked(all - right > 1);
  const reason = [wrong?.explanation, mark, wrong ? undefined : question.other].filter(Boolean).join(' ');
  return scored(right / all, done ? say.right : right > 0 ? say.pairsSome(right, all) : say.pairsNone, {
    explanation: done ? question.explanation : reason || undefined,
    misconception: wrong?.misconception,
    parts: parts.map(part => (part.id === named ? { ...part, named: true } : part)),
  });
}

/** A wrong pair is explained by what was chosen; the pair's own text would give the right one away. */
function partOf(question: Match, rights: readonly string[], left: number, id: string, right: number | null): PartResult {
  const good = right !== null && rights[right] === question.pairs[left]?.right;
  if (good) return compact({ id, status: 'correct', explanation: question.pairs[left]?.explanation });
  const extra = right === null ? undefined : question.extra?.[right - question.pairs.length];
  const misplaced = right === null ? undefined : question.pairs[right]?.misplaced;
  return compact({ id, status: 'incorrect', explanation: extra?.explanation ?? misplaced, misconception: extra?.misconception });
}
