import type { SignInCard } from '@eszkerek/contract/class-pupils';
import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { text } from '../../../text/common.ts';
import { PrintCards } from './print-cards.tsx';

interface ChooseCardsProps {
  classId: string;
  onCards: (cards: SignInCard[]) => void;
  onClose: () => void;
}

/** The cards of a class from its own page: nothing is made until it is known for whom. */
export function ChooseCards({ classId, onCards, onClose }: ChooseCardsProps) {
  const roster = useQuery(api.classes.roster.query({ params: { id: classId } }));
  if (roster.isPending) return <Loader label={text.loading} />;
  return (
    <div className={layoutStyles.stack}>
      <div className={layoutStyles.row} data-part="row">
        <h1>Belépőkártyák</h1>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Bezárás
        </Button>
      </div>
      {roster.isError ? (
        <ErrorState
          title={messages.studentsFailed}
          message={roster.error.message}
          onRetry={() => void roster.refetch()}
          retryLabel={text.retry}
        />
      ) : (
        <PrintCards classId={classId} pupils={roster.data.pupils} fresh={[]} onCards={onCards} />
      )}
    </div>
  );
}
