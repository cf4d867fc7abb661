import { useEffect, useState } from 'react';
import { leftPage } from '../../lib/left-page.ts';
import { furtherPlace, keepLessonPlace, type LessonPlace, lessonPlaces } from '../../lib/lesson-places.ts';
import { useSession } from '../../lib/session.ts';
import type { Progress } from './use-progress.ts';

/** Where the pupil left this lesson before, here or on another device; the place is kept while she reads. The first part is no place
 * to go back to, nor is any before a section was worked through. */
export function usePlace(slug: string, sections: readonly { id: string }[], { current, earned, left: told }: Progress): LessonPlace | null {
  const isStudent = useSession().user?.role === 'student';
  const [own, setOwn] = useState<LessonPlace | null>(null);
  useEffect(() => {
    if (isStudent) setOwn(lessonPlaces.get()[slug] ?? null);
  }, [isStudent, slug]);
  // Taken away by the idle timer: she was reading there, whatever was worked through.
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  useEffect(() => {
    const page = leftPage.get();
    if (page?.slug === slug) setSentFrom(page.section);
  }, [slug]);
  const partOf = (section: string | null) => sections.findIndex(({ id }) => id === section) + 1;
  const part = partOf(current);
  const isLast = part === sections.length;
  const begun = earned.size > 0;
  useEffect(() => {
    if (isStudent && begun && part > 1) keepLessonPlace(slug, isLast ? null : { section: current, part });
  }, [isStudent, begun, slug, current, part, isLast]);
  if (sentFrom && partOf(sentFrom) > 1) return { section: sentFrom, part: partOf(sentFrom) };
  return furtherPlace(own && partOf(own.section) > 0 ? own : null, told && partOf(told) > 1 ? { section: told, part: partOf(told) } : null);
}
