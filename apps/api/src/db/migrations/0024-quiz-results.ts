import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Of the rows of one pupil and quiz, or of all of them. */
const computed = (which = ''): string =>
  `insert into quiz_results (user_id, quiz_slug, best, attempts, last_at)
   select user_id, quiz_slug, max(score_percentage), count(*), max(at) from progress
   where activity_type = 'quiz_completed' and quiz_slug is not null ${which} group by user_id, quiz_slug`;
const again = (row: 'old' | 'new'): string =>
  `delete from quiz_results where user_id = ${row}.user_id and quiz_slug = ${row}.quiz_slug;
   ${computed(`and user_id = ${row}.user_id and quiz_slug = ${row}.quiz_slug`)};`;
const added = `insert into quiz_results (user_id, quiz_slug, best, attempts, last_at)
   values (new.user_id, new.quiz_slug, new.score_percentage, 1, new.at)
   on conflict (user_id, quiz_slug) do update set
     best = case when quiz_results.best is null or excluded.best > quiz_results.best then excluded.best else quiz_results.best end,
     attempts = quiz_results.attempts + 1,
     last_at = case when excluded.last_at > quiz_results.last_at then excluded.last_at else quiz_results.last_at end;`;

const ofQuiz = (row: 'old' | 'new'): string => `${row}.activity_type = 'quiz_completed' and ${row}.quiz_slug is not null`;
const triggers = [
  { name: 'added', event: 'insert', when: ofQuiz('new'), work: added },
  { name: 'removed', event: 'delete', when: ofQuiz('old'), work: again('old') },
  { name: 'changed', event: 'update', when: `(${ofQuiz('old')}) or (${ofQuiz('new')})`, work: again('old') + again('new') },
];

/**
 * The best result, the number of attempts and the last one of each pupil and quiz: a teacher's pages read a row instead of grouping
 * all attempts. The database keeps it with every change of `progress`, also for an older node that does not know the table and
 * for learning data that is set aside and put back.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql
    .raw(
      `create table quiz_results (
        user_id text not null references users (id) on delete cascade,
        quiz_slug text not null,
        best integer,
        attempts integer not null,
        last_at text not null,
        primary key (user_id, quiz_slug)
      )${isPostgres ? '' : ' without rowid'}`,
    )
    .execute(db);
  // Before the rows are filled in: on PostgreSQL this holds back other nodes' changes until all is done.
  for (const { name, event, when, work } of triggers) {
    const head = `create trigger progress_${name} after ${event} on progress for each row when (${when})`;
    if (isPostgres) {
      const body = `begin ${work} return null; end`;
      await sql.raw(`create function progress_${name}() returns trigger language plpgsql as $$${body}$$`).execute(db);
      await sql.raw(`${head} execute function progress_${name}()`).execute(db);
    } else await sql.raw(`${head} begin ${work} end`).execute(db);
  }
  await sql.raw(computed()).execute(db);
};
