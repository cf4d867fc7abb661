import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { Db } from '../../db/engine.ts';
import type { Library } from '../../library/library.ts';
import { type AnsweredQuestion, type EventSource, recordAnswers } from '../guide/record-answers.ts';
import type { Attempt } from './attempt.ts';
import { type AnswerRow, readHints } from './attempt-store.ts';
import { lessonOfItem } from './lesson-of-item.ts';
import type { QuestionVersions } from './question-versions.ts';
import type { ShownItem } from './shown.ts';

const sourceOf = ({ row }: Attempt, item: ShownItem): EventSource =>
  item.lesson ? 'review' : row.mode === 'endless' ? 'practice' : 'quiz';

/** Since the answer before it in this attempt: nobody knows when a question came on screen. */
const msSince = (attempt: Attempt, answers: readonly AnswerRow[], at: string): number =>
  Date.parse(at) - Date.parse(answers.map(row => row.answered_at).reduce((a, b) => (a > b ? a : b), attempt.row.started_at));

interface Told {
  attempt: Attempt;
  item: ShownItem;
  question: CompiledQuestion;
  /** Those before this one. */
  answers: readonly AnswerRow[];
  row: AnswerRow;
}

const keyOf = (row: AnswerRow): string => `${row.attempt_id} ${row.question_id} ${row.try_number}`;

/** An answer that was graded at once. */
export const tellGuide = async (trx: Db, library: Library, userId: string, { attempt, item, question, answers, row }: Told) => {
  const lesson = lessonOfItem(library, attempt.row.quiz_slug, item, question);
  if (!lesson) return;
  const hints = question.hints.length > 0 ? await readHints(trx, attempt.row.id) : [];
  await recordAnswers(trx, userId, [
    {
      lesson,
      question,
      right: row.status === 'correct',
      hinted: hints.some(hint => hint.question_id === item.id),
      retried: row.try_number > 1,
      ms: msSince(attempt, answers, row.answered_at),
      source: sourceOf(attempt, item),
      key: keyOf(row),
      at: row.answered_at,
    },
  ]);
};

/** The answers of a test count when it is handed in; unanswered questions say nothing. */
export const tellGuideOfTest = async (
  trx: Db,
  library: Library,
  versions: QuestionVersions,
  userId: string,
  attempt: Attempt,
  answers: readonly AnswerRow[],
): Promise<void> => {
  const told: AnsweredQuestion[] = [];
  for (const item of attempt.shown.items) {
    const row = answers.find(answer => answer.question_id === item.id);
    if (!row) continue;
    const question = await versions.of(trx, item);
    const lesson = lessonOfItem(library, attempt.row.quiz_slug, item, question);
    if (!lesson) continue;
    const right = row.status === 'correct';
    told.push({ lesson, question, right, hinted: false, retried: false, ms: null, source: 'test', key: keyOf(row), at: row.answered_at });
  }
  await recordAnswers(trx, userId, told);
};
