import { useEffect, useRef } from 'react';
import { useSession } from '../../lib/session.ts';
import { noteViewed } from './api.ts';

/** Tells the diary that a student opened the lesson, and later that it was read to the end. */
export function useLessonRecord(slug: string, reachedEnd: boolean): void {
  const isStudent = useSession().user?.role === 'student';
  const noted = useRef('');
  useEffect(() => {
    if (isStudent) noteViewed(slug, false);
  }, [isStudent, slug]);
  useEffect(() => {
    if (!isStudent || !reachedEnd || noted.current === slug) return;
    noted.current = slug;
    noteViewed(slug, true);
  }, [isStudent, reachedEnd, slug]);
}
