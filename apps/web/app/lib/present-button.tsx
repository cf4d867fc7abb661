import { Button } from '@eszkerek/ui/button.tsx';
import { startPresenting } from './present.ts';
import type { Presented } from './presented.ts';
import { useSession } from './session.ts';

/** Starts presentation mode; teachers and admins only. */
export function PresentButton(page: Omit<Presented, 'at' | 'path'>) {
  const role = useSession().user?.role;
  if (role !== 'teacher' && role !== 'admin') return null;
  return (
    <Button variant="soft" size="sm" icon="eye" onClick={() => startPresenting(page)}>
      Vetítés
    </Button>
  );
}
