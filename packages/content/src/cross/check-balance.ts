import { type Fault, reportInto } from '../fault.ts';
import { filesOf, type Library } from '../library.ts';
import type { QuestionShape } from '../quiz/question-shape.ts';

/** With three options chance is 33%. */
const MOST_RIGHT_LONGEST = 0.35;
/** AI quizzes ask for judgement; these types ask for a computed value. */
const MOST_COMPUTED = 0.15;
const COMPUTED: readonly QuestionShape['type'][] = ['numeric', 'fillSteps', 'numberLine'];
/** Shares of fewer questions say nothing. */
const LEAST_QUESTIONS = 20;

interface Asked {
  file: string;
  shapes: QuestionShape[];
}

/** Shares over the quizzes and tests of a subject that no single file shows. */
export function checkBalance(library: Library): Fault[] {
  const faults: Fault[] = [];
  const bySubject = Map.groupBy(
    [...filesOf(library, 'quiz'), ...filesOf(library, 'test')].flatMap(({ file, draft }): Asked[] =>
      draft ? [{ file, shapes: draft.shapes }] : [],
    ),
    ({ file }) => file.split('/')[0] ?? '',
  );
  for (const [subject, asked] of bySubject) {
    const report = (
      rule: 'right-longest' | 'computed-share',
      files: Asked[],
      is: (shape: QuestionShape) => boolean,
      most: number,
    ): void => {
      const count = ({ shapes }: Asked) => shapes.filter(is).length;
      const all = files.reduce((sum, { shapes }) => sum + shapes.length, 0);
      const found = files.reduce((sum, each) => sum + count(each), 0);
      if (all < LEAST_QUESTIONS || found <= all * most) return;
      // Told where there is most to mend.
      const [worst] = files.toSorted((a, b) => count(b) - count(a));
      reportInto(faults, worst?.file ?? '')(rule, 1, `${subject}: ${found} of ${all}, at most ${Math.round(most * 100)}% may be`);
    };
    const singles = asked.map(({ file, shapes }) => ({ file, shapes: shapes.filter(({ type }) => type === 'single') }));
    report('right-longest', singles, ({ rightIsLongest }) => rightIsLongest, MOST_RIGHT_LONGEST);
    if (subject === 'ai') report('computed-share', asked, ({ type }) => COMPUTED.includes(type), MOST_COMPUTED);
  }
  return faults;
}
