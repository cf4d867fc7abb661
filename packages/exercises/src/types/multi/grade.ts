import { say } from '../../grading/messages.ts';
import { type GradeResult, scored, unreadable } from '../../grading/result.ts';
import { indexOfId, type Shown } from '../../grading/shown.ts';
import { withoutPraise } from '../../grading/without-praise.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { unstopped, withMark } from '../shared/unstopped.ts';

type Option = QuestionOf<'multi'>['options'][number];

/** After the option and its colon a second „Nem:” says nothing new: the mark beside it and the title have told it. */
const VERDICT = /^Nem: /;

/** The reason of an option begins with the option, unless it names it or is about a figure: several may be marked. */
function about({ text, explanation }: Option): string {
  const name = unstopped(text);
  const isNamed = name === '' || explanation.toLocaleLowerCase('hu').includes(name.toLocaleLowerCase('hu'));
  if (isNamed || /<(svg|p)\b/.test(text)) return explanation;
  // A sentence is quoted: after a colon the reason would begin with a capital letter.
  if (name === text) return `${withMark(name, ':')} ${withoutPraise(explanation).replace(VERDICT, '')}`;
  return `„${text.replaceAll('„', '»').replaceAll('”', '«')}” ${withoutPraise(explanation)}`;
}

/** Replies only to what was marked: a missed option is never named. */
export function gradeMulti(question: QuestionOf<'multi'>, answer: unknown, shown?: Shown): GradeResult {
  if (!Array.isArray(answer) || answer.length === 0) return unreadable(say.chooseSome);
  const marked = new Map<number, string>();
  for (const id of answer) {
    const index = indexOfId(shown, 'answers', id, question.options.length);
    if (index === null) return unreadable(say.stale);
    marked.set(index, String(id));
  }
  const all = question.options.filter(o => o.correct).length;
  const picked = [...marked].flatMap(([index, id]) => {
    const option = question.options[index];
    return option ? [{ id, option }] : [];
  });
  const right = picked.filter(p => p.option.correct).length;
  const wrong = picked.length - right;
  const firstWrong = picked.find(p => !p.option.correct)?.option;
  const points = all === 0 ? 0 : Math.max(0, right - wrong) / all;
  const message =
    points >= 1 ? say.right : wrong === 0 ? say.multiMissing : right === 0 ? say.notYet : right < all ? say.multiBoth : say.multiMixed;
  return scored(points, message, {
    explanation: firstWrong
      ? about(firstWrong)
      : points >= 1
        ? (question.solution ?? picked.map(({ option }) => about(option)).join('<br>'))
        : undefined,
    misconception: firstWrong?.misconception,
    parts: picked.map(({ id, option }) => ({
      id,
      status: option.correct ? ('correct' as const) : ('incorrect' as const),
      explanation: option.explanation,
      ...(option.misconception ? { misconception: option.misconception } : {}),
    })),
  });
}
