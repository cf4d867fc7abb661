import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';

interface View {
  userId: string;
  slug: string;
  now: string;
  completedAt: string | null;
  section: string | null;
}

/** Returns the section where the lesson was left. */
export const putView = async (db: Db, view: View): Promise<string | null> => {
  const { section } = await db
    .insertInto('lesson_views')
    .values({
      user_id: view.userId,
      lesson_slug: view.slug,
      started_at: view.now,
      completed_at: view.completedAt,
      last_completed_at: view.completedAt,
      section: view.section,
    })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'lesson_slug']).doUpdateSet({
        completed_at: sql<string | null>`coalesce(lesson_views.completed_at, excluded.completed_at)`,
        last_completed_at: sql<string | null>`coalesce(excluded.last_completed_at, lesson_views.last_completed_at)`,
        section: view.completedAt ? null : sql<string | null>`coalesce(excluded.section, lesson_views.section)`,
      }),
    )
    .returning('section')
    .executeTakeFirstOrThrow();
  return section;
};
