import type { Deps } from '../../deps.ts';

/** The unit a result counts for: a quiz and a practice page count for their lesson's unit. */
export const topicOf = (deps: Pick<Deps, 'library'>, slug: string): string | null => {
  const document = deps.library.document(slug);
  if (document?.kind === 'test') return document.unit;
  if ((document?.kind === 'quiz' || document?.kind === 'practice') && document.lesson) {
    const lesson = deps.library.document(document.lesson.slug);
    return lesson?.kind === 'lesson' ? lesson.unit : null;
  }
  return null;
};
