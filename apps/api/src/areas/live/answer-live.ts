import { AppError } from '@eszkerek/contract';
import type { AnswerResult, AnswerValue } from '@eszkerek/contract/quiz-shapes';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { isClosed } from '@eszkerek/exercises/grading/score';
import { printedOf } from '@eszkerek/exercises/reader/messages';
import type { Db } from '../../db/engine.ts';
import { escapeHtml } from '../../escape-html.ts';
import { answerInWords, gradeAnswer, solutionOf } from '../quiz/grading.ts';
import { putVote, triesAt } from './answer-store.ts';
import type { Live } from './context.ts';
import { countVote, readLesson } from './lesson-store.ts';
import type { ParticipantRow } from './participant-store.ts';

interface Vote {
  questionId: string;
  round: 1 | 2;
  answer: AnswerValue;
}

const closed = (): AppError => new AppError('conflict', { message: 'Ez a szavazás már lezárult.' });
const saved = (questionId: string, understood: string | undefined): AnswerResult => ({
  questionId,
  status: 'saved',
  points: 0,
  message: 'Megvan a szavazatod!',
  canRetry: true,
  ...(understood === undefined ? {} : { understood }),
});

/**
 * One vote, one row. A teacher-paced vote may be sent again until it is closed, and the reply says nothing of its worth; at own
 * pace a try is final and graded at once, and sending it again answers the same.
 */
export const answerLive = async (live: Live, participant: ParticipantRow, vote: Vote): Promise<AnswerResult> => {
  const { deps, contents, versions, bus } = live;
  const { db } = deps.engine;
  const lesson = await readLesson(db, participant.lesson_id);
  if (!lesson) throw new AppError('notFound');
  const content = await contents.of(db, lesson);
  const index = content.items.findIndex(({ id }) => id === vote.questionId);
  const item = content.items[index];
  if (!item) throw new AppError('notFound');
  const question = await versions.of(db, item);
  const ownPace = lesson.pace === 'own';
  const gradeOf = (answer: AnswerValue) =>
    gradeAnswer(deps.library, question, content.seed, item.id, answer, ownPace ? { practice: true } : {});
  const grade = gradeOf(vote.answer);
  if (grade.status === 'unreadable') return { questionId: item.id, ...grade, canRetry: true };
  const label =
    grade.understood === undefined ? answerInWords(question, content.seed, item.id, vote.answer) : escapeHtml(printedOf(grade.understood));
  const now = deps.clock.now().toISOString();
  const row = {
    lesson_id: lesson.id,
    question_id: item.id,
    round: vote.round,
    participant_id: participant.id,
    answer: JSON.stringify(vote.answer),
    label,
    status: grade.status,
    points: grade.points,
    misconception: grade.misconception?.id ?? null,
    answered_at: now,
  };
  const { version, result } = await deps.engine.write(async trx => {
    const counted = await countVote(trx, { id: lesson.id, index, round: vote.round, now });
    if (counted === undefined) throw closed();
    if (!ownPace) {
      await putVote(trx, row);
      return { version: counted, result: saved(item.id, grade.understood) };
    }
    return { version: counted, result: await answerAtOwnPace(trx, row, vote, { question, seed: content.seed, gradeOf }) };
  });
  bus.counted(lesson.id, version);
  return result;
};

type Graded = ReturnType<typeof gradeAnswer>;

const answerAtOwnPace = async (
  trx: Db,
  row: Parameters<typeof putVote>[1],
  vote: Vote,
  { question, seed, gradeOf }: { question: CompiledQuestion; seed: string; gradeOf: (answer: AnswerValue) => Graded },
): Promise<AnswerResult> => {
  const tries = await triesAt(trx, { lessonId: row.lesson_id, questionId: row.question_id, participantId: row.participant_id });
  const repeated = tries.find(({ round }) => round === vote.round);
  if (!repeated && (vote.round !== tries.length + 1 || isClosed(tries.map(({ points }) => points)))) throw closed();
  if (!repeated) await putVote(trx, row);
  const grade = gradeOf(repeated ? (JSON.parse(repeated.answer) as AnswerValue) : vote.answer);
  const points = [...tries.filter(({ round }) => round < vote.round).map(before => before.points), grade.points];
  const canRetry = !isClosed(points);
  const reveal = grade.status !== 'correct' && !canRetry;
  return {
    questionId: row.question_id,
    ...grade,
    canRetry,
    ...(reveal ? { solution: solutionOf(question, seed, row.question_id) } : {}),
  };
};
