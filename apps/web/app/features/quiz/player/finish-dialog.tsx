import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { placesText } from '../count-text.ts';
import type { Words } from '../quiz-kind.ts';
import { unanswered } from './derive.ts';
import { isSettled, type PlayerState } from './state.ts';

interface FinishDialogProps {
  open: boolean;
  state: PlayerState;
  words: Pick<Words, 'one' | 'whole' | 'left'>;
  /** Questions that the pupil marked to come back to. */
  flagged?: ReadonlySet<string>;
  confirmLabel?: string;
  onClose: () => void;
  onFinish: () => void;
  /** Told while the dialog is still on its way. */
  onWait?: (waits: boolean) => void;
}

/** Before the end: which questions are still empty, and which the pupil wanted to see again. */
export function FinishDialog({ open, state, words, flagged, confirmLabel = 'Befejezem', onClose, onFinish, onWait }: FinishDialogProps) {
  const empty = unanswered(state).map(({ id }) => state.attempt.questions.findIndex(question => question.id === id) + 1);
  const marked = state.attempt.questions.flatMap(({ id }, i) => (flagged?.has(id) ? [i + 1] : []));
  const { mode, questions } = state.attempt;
  // Tasks of practice come one by one: the last may only have been looked at or tried once, and more of them could follow.
  const endless = mode === 'endless';
  const done = questions.filter(question => isSettled(state, question)).length;
  const soFar = done > 0 ? `Eddig ${done} feladatot oldottál meg.` : 'Még egy feladatot sem fejeztél be.';
  const unfinished = empty.length > 0 ? 'Az üres' : 'A megkezdett';
  const practised = done > 0 && done < questions.length ? `${soFar} ${unfinished} feladat nem számít bele.` : soFar;
  const left = words.left ?? `Válasz nélkül 0 pontot ${empty.length === 1 ? 'ér' : 'érnek'}.`;
  const counted = empty.length > 0 ? `${empty.length} ${words.one} üres (${placesText(empty)}). ${left}` : 'Minden kérdésre válaszoltál.';
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={`Befejezed a ${words.whole}?`}
      text={[endless ? practised : counted, ...(marked.length > 0 ? [`Megjelölted, hogy még megnézed: ${placesText(marked)}`] : [])].join(
        ' ',
      )}
      cancelLabel="Folytatom"
      confirmLabel={confirmLabel}
      prefersCancel={marked.length > 0 || (endless ? done === 0 : empty.length > 0)}
      onConfirm={onFinish}
      onWait={onWait}
    />
  );
}
