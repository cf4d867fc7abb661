import type { DocumentOf } from '@eszkerek/documents/document';
import type { Db } from '../../db/engine.ts';
import { putLessonProgress } from './progress-store.ts';

/** The diary row of a lesson: its date is when it was read to the end, else when it was opened. */
export const recordLesson = (
  trx: Db,
  view: { id: string; userId: string; document: DocumentOf<'lesson'> | DocumentOf<'workshop'>; now: string; completed: boolean },
): Promise<void> =>
  putLessonProgress(trx, {
    id: view.id,
    user_id: view.userId,
    activity_type: 'lesson',
    quiz_slug: null,
    lesson_slug: view.document.slug,
    curriculum_title: view.document.title,
    subject: view.document.subject ?? null,
    topic: view.document.kind === 'lesson' ? view.document.unit : null,
    score_percentage: null,
    tries: null,
    hints: null,
    partial: null,
    started_at: view.now,
    completed_at: view.completed ? view.now : null,
    at: view.now,
  });
