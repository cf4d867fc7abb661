import type { BankEntry } from '@eszkerek/contract/set-shapes';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { RightAnswer, SolvedQuestion } from './solved-question.tsx';

/** A question of the bank as the pupil sees it, with its solution. */
export function BankPreview({ entry, onClose }: { entry: BankEntry | null; onClose: () => void }) {
  const params = { quiz: entry?.quiz ?? '', id: entry?.id ?? '' };
  const asked = useQuery({ ...api.sets.bankQuestion.query({ params }), enabled: entry !== null });
  return (
    <Dialog open={entry !== null} onClose={onClose} title="Így látja a tanuló" closeLabel="Bezárás" wide>
      {asked.isError && <MessageBar kind="bad">{asked.error.message}</MessageBar>}
      {asked.data ? (
        <SolvedQuestion {...asked.data}>
          <div className={layoutStyles.bottomAction}>
            <RightAnswer {...asked.data} />
          </div>
        </SolvedQuestion>
      ) : (
        <Skeleton height="12rem" />
      )}
    </Dialog>
  );
}
