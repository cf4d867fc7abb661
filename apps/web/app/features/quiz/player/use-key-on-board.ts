import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { useState } from 'react';
import { usePresented } from '../../../lib/presented.ts';
import { useSession } from '../../../lib/session.ts';

const OFFER = 'A tanári PIN-kód után látszik a megoldás. A többi kérdésnél már elég a gomb.';

const withoutKey = ({ correct: _, answer: __, explanation: ___, ...question }: PublicQuestion): PublicQuestion => question;

/**
 * The teacher's key of a question, sent by the server in Mester Mód alone. On a page it is shown at once; on a board the class
 * sees it too, so it waits for the teacher's press. Where the key has not come, the press asks for the PIN first. Each question
 * is shown by a press of its own.
 */
export function useKeyOnBoard(question: PublicQuestion | undefined, sync: () => Promise<unknown>) {
  const { user } = useSession();
  const presenting = usePresented() !== null;
  const [pressed, setPressed] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const id = question?.id ?? '';
  const isSent = question?.explanation !== undefined;
  const isShown = isSent && (!presenting || pressed === id);
  const mayAsk = presenting && !isShown && user?.role === 'teacher' && user.is_approved;
  return {
    isShown,
    /** As the class may see it now: the answers of a question with its key are marked. */
    question: question && (isShown ? question : withoutKey(question)),
    /** Null where there is nothing to press for. */
    onShow: mayAsk ? () => (isSent ? setPressed(id) : setAsking(true)) : null,
    pin: {
      offer: OFFER,
      open: asking,
      onClose: () => setAsking(false),
      onOpened: () => {
        setPressed(id);
        setAsking(false);
        void sync();
      },
    },
  };
}
