import { compiledOnce, type ValueOf } from '../../db/compiled-once.ts';
import type { Db } from '../../db/engine.ts';
import type { LiveAnswersTable } from '../../db/tables/live.ts';

export type LiveAnswerRow = LiveAnswersTable;

const answersOfLesson = compiledOnce((db, value: ValueOf<{ lessonId: string }>) =>
  db.selectFrom('live_answers').selectAll().where('lesson_id', '=', value('lessonId')).orderBy('answered_at').orderBy('participant_id'),
);
export const answersOf = (db: Db, lessonId: string): Promise<LiveAnswerRow[]> => answersOfLesson(db, { lessonId });

const triesOf = compiledOnce((db, value: ValueOf<{ lessonId: string; questionId: string; participantId: string }>) =>
  db
    .selectFrom('live_answers')
    .selectAll()
    .where('lesson_id', '=', value('lessonId'))
    .where('question_id', '=', value('questionId'))
    .where('participant_id', '=', value('participantId'))
    .orderBy('round'),
);
export const triesAt = (db: Db, at: { lessonId: string; questionId: string; participantId: string }): Promise<LiveAnswerRow[]> =>
  triesOf(db, at);

const put = compiledOnce((db, value: ValueOf<LiveAnswerRow>) =>
  db
    .insertInto('live_answers')
    .values({
      lesson_id: value('lesson_id'),
      question_id: value('question_id'),
      round: value('round'),
      participant_id: value('participant_id'),
      answer: value('answer'),
      label: value('label'),
      status: value('status'),
      points: value('points'),
      misconception: value('misconception'),
      answered_at: value('answered_at'),
    })
    .onConflict(conflict =>
      conflict.columns(['lesson_id', 'question_id', 'round', 'participant_id']).doUpdateSet(eb => ({
        answer: eb.ref('excluded.answer'),
        label: eb.ref('excluded.label'),
        status: eb.ref('excluded.status'),
        points: eb.ref('excluded.points'),
        misconception: eb.ref('excluded.misconception'),
        answered_at: eb.ref('excluded.answered_at'),
      })),
    ),
);
/** A second vote of the same participant in the same round replaces the first. */
export const putVote = async (db: Db, row: LiveAnswerRow): Promise<void> => {
  await put(db, row);
};
