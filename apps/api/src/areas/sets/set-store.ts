import type { Db } from '../../db/engine.ts';
import { locked } from '../../db/locked.ts';
import type { OwnQuestionsTable, QuestionSetsTable } from '../../db/tables/sets.ts';

export type SetRow = QuestionSetsTable;
export type OwnQuestionRow = Pick<OwnQuestionsTable, 'id' | 'question'>;

const COLUMNS = [
  'question_sets.id',
  'question_sets.slug',
  'question_sets.teacher_id',
  'question_sets.title',
  'question_sets.subject',
  'question_sets.items',
  'question_sets.share_code',
  'question_sets.created_at',
  'question_sets.updated_at',
] as const;

export const setOfSlug = (db: Db, slug: string, { lock = false } = {}): Promise<SetRow | undefined> => {
  const query = db.selectFrom('question_sets').select(COLUMNS).where('slug', '=', slug);
  return (lock ? query.$call(locked(db)) : query).executeTakeFirst();
};

export const setOfCode = (db: Db, code: string) =>
  db.selectFrom('question_sets').select(['id', 'slug', 'teacher_id']).where('share_code', '=', code).executeTakeFirst();

/** Own sets and those opened by code, last changed first. */
export const setsOfTeacher = (db: Db, teacherId: string) =>
  db
    .selectFrom('question_sets')
    .innerJoin('users', 'users.id', 'question_sets.teacher_id')
    .select([...COLUMNS, 'users.username', 'users.real_name'])
    .where(where =>
      where.or([
        where('question_sets.teacher_id', '=', teacherId),
        where('question_sets.id', 'in', readers =>
          readers.selectFrom('set_readers').select('set_readers.set_id').where('set_readers.teacher_id', '=', teacherId),
        ),
      ]),
    )
    .orderBy('question_sets.updated_at', 'desc')
    .orderBy('question_sets.id', 'desc')
    .execute();

export const countSets = async (db: Db, teacherId: string): Promise<number> =>
  (
    await db
      .selectFrom('question_sets')
      .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('sets'))
      .where('teacher_id', '=', teacherId)
      .executeTakeFirstOrThrow()
  ).sets;

export const insertSet = async (db: Db, row: SetRow): Promise<void> => {
  await db.insertInto('question_sets').values(row).execute();
};

export const updateSet = async (
  db: Db,
  id: string,
  change: Partial<Pick<SetRow, 'title' | 'subject' | 'items' | 'share_code' | 'updated_at'>>,
): Promise<void> => {
  await db.updateTable('question_sets').set(change).where('id', '=', id).execute();
};

export const deleteSet = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('question_sets').where('id', '=', id).execute();
};

export const isReader = async (db: Db, setId: string, teacherId: string): Promise<boolean> =>
  (await db
    .selectFrom('set_readers')
    .select('set_id')
    .where('set_id', '=', setId)
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst()) !== undefined;

export const addReader = async (db: Db, setId: string, teacherId: string, at: string): Promise<void> => {
  await db
    .insertInto('set_readers')
    .values({ set_id: setId, teacher_id: teacherId, opened_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

export const removeReader = async (db: Db, setId: string, teacherId: string): Promise<void> => {
  await db.deleteFrom('set_readers').where('set_id', '=', setId).where('teacher_id', '=', teacherId).execute();
};

export const ownQuestionsOf = (db: Db, setId: string): Promise<OwnQuestionRow[]> =>
  db.selectFrom('own_questions').select(['id', 'question']).where('set_id', '=', setId).execute();

export const putOwnQuestion = async (db: Db, row: OwnQuestionsTable): Promise<void> => {
  await db
    .insertInto('own_questions')
    .values(row)
    .onConflict(conflict => conflict.columns(['set_id', 'id']).doUpdateSet({ question: row.question, updated_at: row.updated_at }))
    .execute();
};

export const deleteOwnQuestions = async (db: Db, setId: string, except: readonly string[]): Promise<void> => {
  const query = db.deleteFrom('own_questions').where('set_id', '=', setId);
  await (except.length > 0 ? query.where('id', 'not in', [...except]) : query).execute();
};
