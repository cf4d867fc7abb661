import { useEffect, useState } from 'react';
import { keepLessonPlace, type LessonPlace, lessonPlaces } from '../../lib/lesson-places.ts';
import { useSession } from '../../lib/session.ts';

/** Where the pupil left this lesson before; the place is kept while she reads. The first part is no place to go back to. */
export function usePlace(slug: string, sections: readonly { id: string }[], current: string): LessonPlace | null {
  const isStudent = useSession().user?.role === 'student';
  const [left, setLeft] = useState<LessonPlace | null>(null);
  useEffect(() => {
    if (isStudent) setLeft(lessonPlaces.get()[slug] ?? null);
  }, [isStudent, slug]);
  const part = sections.findIndex(({ id }) => id === current) + 1;
  const isLast = part === sections.length;
  useEffect(() => {
    if (isStudent && part > 1) keepLessonPlace(slug, isLast ? null : { section: current, part });
  }, [isStudent, slug, current, part, isLast]);
  return sections.some(({ id }) => id === left?.section) ? left : null;
}
