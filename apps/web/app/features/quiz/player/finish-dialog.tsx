import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import type { Words } from '../quiz-kind.ts';
import { unanswered } from './derive.ts';
import type { PlayerState } from './state.ts';

interface FinishDialogProps {
  open: boolean;
  state: PlayerState;
  words: Pick<Words, 'one' | 'whole' | 'left'>;
  confirmLabel?: string;
  onClose: () => void;
  onFinish: () => void;
}

/** Before the end: which questions are still empty. */
export function FinishDialog({ open, state, words, confirmLabel = 'Befejezem', onClose, onFinish }: FinishDialogProps) {
  const empty = unanswered(state).map(({ id }) => state.attempt.questions.findIndex(question => question.id === id) + 1);
  const one = empty.length === 1;
  const left = words.left ?? `Válasz nélkül 0 pontot ${one ? 'ér' : 'érnek'}.`;
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={`Befejezed a ${words.whole}?`}
      text={
        empty.length === 0
          ? 'Minden kérdésre válaszoltál.'
          : `Válasz nélkül ${one ? 'maradt ez' : 'maradtak ezek'}: ${empty.map(place => `${place}.`).join(', ')} ${words.one}. ${left}`
      }
      cancelLabel="Folytatom"
      confirmLabel={confirmLabel}
      onConfirm={onFinish}
    />
  );
}
