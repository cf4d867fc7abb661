import { Button } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { BankWish } from './bank-filters.tsx';

interface NothingFoundProps {
  /** What the call was asked for. */
  query: Record<string, string>;
  grade: BankWish['grade'];
  onWiden: (change: Partial<BankWish>) => void;
}

/** No question fits: if other grades, or else other subjects, have some, it says how many and shows them. */
export function NothingFound({ query: { grade: _, ...anyGrade }, grade, onWiden }: NothingFoundProps) {
  const wider = useQuery({ ...api.sets.bank.query({ query: anyGrade }), enabled: grade !== '' });
  const others = wider.data?.total ?? 0;
  const { subject, ...anySubject } = anyGrade;
  const isNowhere = grade === '' || wider.data?.total === 0;
  const widest = useQuery({ ...api.sets.bank.query({ query: anySubject }), enabled: subject !== undefined && isNowhere });
  const elsewhere = widest.data?.total ?? 0;
  if (isNowhere && elsewhere > 0)
    return (
      <EmptyState
        title="Ebben a tantárgyban nincs találat"
        actions={<Button onClick={() => onWiden({ grade: '', subject: '' })}>Minden tantárgyban keresem</Button>}
      >
        Más tantárgyban {elsewhere} kérdés van hozzá.
      </EmptyState>
    );
  return (
    <EmptyState
      title={others > 0 ? `${grade}. osztályban nincs találat` : 'Nincs találat'}
      actions={others > 0 && <Button onClick={() => onWiden({ grade: '' })}>Mutasd mind</Button>}
    >
      {others > 0 ? `Más évfolyamon ${others} kérdés van hozzá.` : 'Próbáld rövidebb szóval, vagy vegyél le egy szűrőt.'}
    </EmptyState>
  );
}
