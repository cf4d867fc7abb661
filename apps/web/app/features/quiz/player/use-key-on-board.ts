import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { useEffect, useRef, useState } from 'react';
import { usePresented } from '../../../lib/present.ts';
import { useSession } from '../../../lib/session.ts';

const OFFER = {
  text: 'A tanári PIN-kód után egy gombbal megmutathatod az osztálynak a megoldásokat.',
  decline: 'Megoldások nélkül vetítek',
};

const withoutKey = ({ correct: _, answer: __, explanation: ___, ...question }: PublicQuestion): PublicQuestion => question;

/**
 * The teacher's key of a question, sent by the server in Mester Mód alone. On a page it is shown at once; on a board the class
 * sees it too, so it waits for the teacher's press. Where the key has not come, the PIN is asked for as the projection starts, and
 * by the press if it was not given then. The PIN alone shows nothing: only the press does, for each question anew.
 */
export function useKeyOnBoard(question: PublicQuestion | undefined, sync: () => Promise<unknown>) {
  const { user } = useSession();
  const presenting = usePresented() !== null;
  const [pressed, setPressed] = useState<string | null>(null);
  const [asking, setAsking] = useState<'start' | 'press' | null>(null);
  const id = question?.id ?? '';
  const isSent = question?.explanation !== undefined;
  const isShown = isSent && (!presenting || pressed === id);
  const mayAsk = presenting && !isShown && user?.role === 'teacher' && user.is_approved;
  const isOffered = mayAsk === true && !isSent && question !== undefined;
  const wasOffered = useRef(false);
  useEffect(() => {
    // Asked once at the start; after a refusal only the button asks again.
    if (isOffered && !wasOffered.current) setAsking('start');
    wasOffered.current = presenting && (wasOffered.current || isOffered);
  }, [presenting, isOffered]);
  return {
    isShown,
    /** As the class may see it now: the answers of a question with its key are marked. */
    question: question && (isShown ? question : withoutKey(question)),
    /** Null where there is nothing to press for. */
    onShow: mayAsk ? () => (isSent ? setPressed(id) : setAsking('press')) : null,
    pin: {
      offer: OFFER,
      open: asking !== null,
      onClose: () => setAsking(null),
      onOpened: () => {
        if (asking === 'press') setPressed(id);
        setAsking(null);
        void sync();
      },
    },
  };
}
