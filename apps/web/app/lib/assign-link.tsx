import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { useSession } from './session.ts';

/** „Kiadom házinak”, for teachers only. */
export function AssignLink({ slug, label = 'Kiadom házinak' }: { slug: string; label?: string | undefined }) {
  if (useSession().user?.role !== 'teacher') return null;
  return (
    <ButtonLink variant="soft" size="sm" icon="calendar" to={`/dashboard/teacher/hazi?oldal=${slug}`}>
      {label}
    </ButtonLink>
  );
}
