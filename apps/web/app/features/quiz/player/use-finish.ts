import { CallError } from '@eszkerek/contract/client';
import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import type { Outbox } from '../outbox/outbox.ts';

const ASK_AGAIN_MS = 3000;

export type Finishing = 'no' | 'working' | 'waiting';

/** Closing an attempt: every answer must have arrived first. Without a connection it waits and goes on by itself. */
export function useFinish(outbox: Outbox, attemptId: () => string | null, onFinished: (attempt: AttemptView) => Promise<void>) {
  const [finishing, setFinishing] = useState<Finishing>('no');
  const busy = useRef(false);

  const finish = useCallback(async () => {
    const id = attemptId();
    if (!id || busy.current) return;
    busy.current = true;
    setFinishing(before => (before === 'waiting' ? before : 'working'));
    try {
      await outbox.flush();
      if ((await outbox.waiting(id)).length > 0) return setFinishing('waiting');
      await onFinished((await api.quiz.finish({ params: { id }, body: {} })).attempt);
      setFinishing('no');
    } catch (error) {
      const passes = error instanceof CallError && (error.status === 0 || error.status >= 500);
      setFinishing(passes ? 'waiting' : 'no');
      if (!passes) showToast({ kind: 'bad', text: error instanceof Error ? error.message : '' });
    } finally {
      busy.current = false;
    }
  }, [outbox, attemptId, onFinished]);

  const latest = useRef(finish);
  latest.current = finish;
  useEffect(() => {
    if (finishing !== 'waiting') return;
    const again = () => void latest.current();
    const timer = setInterval(again, ASK_AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [finishing]);

  return { finishing, finish };
}
