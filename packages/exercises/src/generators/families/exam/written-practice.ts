import type { Rng } from '@eszkerek/numbers/chance';
import { type Level, redrawIf, type Task } from '../../engine.ts';
import { equationProblems } from './problems/equations.ts';
import { problems } from './problems/index.ts';
import { problemTask, tells } from './problems/problem.ts';

const NUDGE = 'Írd ki, mit tudsz, és mit kérdeznek!';
/** The first line already stands in the text. */
const CONTINUE = 'Folytasd a megkezdett sort: melyik művelet adja ebből az eredményt?';
const METHOD = 'Melyik tétel, képlet vagy azonosság köti össze az adatokat az a) kérdéssel?';

/** The data stand above the parts: the first part can be asked alone. */
const singleStart = problems.filter(problem => !equationProblems.includes(problem));

/**
 * A problem with a written solution as practice: part a) with the first line of its solution, then both parts with
 * that line as a hint, then both parts alone.
 */
export function writtenPractice(rng: Rng, level: Level): Task {
  const { draw, generators } = rng.pick(level === 1 ? singleStart : problems);
  const problem = draw(rng);
  const [first] = problem.parts;
  const opening = first?.steps[0] ?? '';
  redrawIf(!first || (level < 3 && (opening === '' || tells(opening, first.answer.tex))));
  const hinted = (asked: typeof problem, last: string): Task => {
    const task = problemTask(asked, generators);
    return { ...task, question: { ...task.question, hints: [NUDGE, METHOD, last] } };
  };
  if (level === 1) {
    const task = hinted(
      { ...problem, text: `${problem.text}\n\nA megoldás így kezdődik: ${opening}`, parts: problem.parts.slice(0, 1) },
      'A megkezdett sorból már kiszámolható az eredmény. Végezd el a műveleteket!',
    );
    const { question } = task;
    if (question.type !== 'fillSteps') return task;
    return { ...task, question: { ...question, blanks: question.blanks.map(blank => ({ ...blank, other: CONTINUE })) } };
  }
  return hinted(problem, level === 2 ? `Az a) rész így kezdődik: ${opening}` : 'Nézd meg, segít-e a b) részben az a) rész eredménye!');
}
