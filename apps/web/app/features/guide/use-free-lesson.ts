import { SUBJECTS } from '@eszkerek/documents/base';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { type FreeLesson, freeLessonNear } from './free-lesson.ts';

/** For a pupil before a locked page: a lesson of the same topic that is open. `picture` is the page's slug. */
export function useFreeLesson({ subject, picture }: { subject?: string; picture?: string }, pupil: boolean): FreeLesson | undefined {
  const known = SUBJECTS.find(name => name === subject);
  const map = useQuery({
    ...api.guide.map.query({ params: { subject: known ?? 'matematika' } }),
    enabled: pupil && known !== undefined && picture !== undefined,
  });
  return map.data && picture ? freeLessonNear(map.data.map, picture) : undefined;
}
