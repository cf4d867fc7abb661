import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';

export const putView = async (db: Db, view: { userId: string; slug: string; now: string; completedAt: string | null }): Promise<void> => {
  await db
    .insertInto('lesson_views')
    .values({
      user_id: view.userId,
      lesson_slug: view.slug,
      started_at: view.now,
      completed_at: view.completedAt,
      last_completed_at: view.completedAt,
    })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'lesson_slug']).doUpdateSet({
        completed_at: sql<string | null>`coalesce(lesson_views.completed_at, excluded.completed_at)`,
        last_completed_at: sql<string | null>`coalesce(excluded.last_completed_at, lesson_views.last_completed_at)`,
      }),
    )
    .execute();
};
