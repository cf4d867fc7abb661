import { useSession } from '../../lib/session.ts';
import { useStored } from '../../lib/stored.ts';
import { teacherMode } from '../../lib/teacher-mode.ts';

/** Whether this device shows quizzes with their solutions; the server decides what it sends. */
export function useTeacher(): boolean {
  const on = useStored(teacherMode);
  return useSession().user?.role === 'teacher' && on;
}
