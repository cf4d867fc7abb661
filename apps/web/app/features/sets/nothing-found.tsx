import { Button } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { BankWish } from './bank-filters.tsx';

interface NothingFoundProps {
  /** What the call was asked for. */
  query: Record<string, string>;
  grade: BankWish['grade'];
  onWiden: () => void;
}

/** No question fits: if other grades have some, it says how many and shows them. */
export function NothingFound({ query: { grade: _, ...anyGrade }, grade, onWiden }: NothingFoundProps) {
  const wider = useQuery({ ...api.sets.bank.query({ query: anyGrade }), enabled: grade !== '' });
  const others = wider.data?.total ?? 0;
  return (
    <EmptyState
      title={others > 0 ? `${grade}. osztályban nincs találat` : 'Nincs találat'}
      actions={others > 0 && <Button onClick={onWiden}>Mutasd mind</Button>}
    >
      {others > 0 ? `Más évfolyamon ${others} kérdés van hozzá.` : 'Próbáld rövidebb szóval, vagy vegyél le egy szűrőt.'}
    </EmptyState>
  );
}
