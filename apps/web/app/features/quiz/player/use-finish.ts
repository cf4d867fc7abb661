import { CallError } from '@eszkerek/contract/client';
import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { Outbox } from '../outbox/outbox.ts';

const ASK_AGAIN_MS = 3000;

export type Finishing = 'no' | 'working' | 'waiting';

/** Closing an attempt: every answer must have arrived first. Without a connection it waits and goes on by itself. */
export function useFinish(outbox: Outbox, attemptId: () => string | null, onFinished: (attempt: AttemptView) => Promise<void>) {
  const [waiting, setWaiting] = useState(false);
  const { run: finish, pending } = useAction(
    async () => {
      const id = attemptId();
      if (!id) return;
      await outbox.flush();
      if ((await outbox.waiting(id)).length > 0) return setWaiting(true);
      await onFinished((await api.quiz.finish({ params: { id }, body: {} })).attempt);
      setWaiting(false);
    },
    {
      onFailure: error => {
        const isTransient = error instanceof CallError && (error.status === 0 || error.status >= 500);
        setWaiting(isTransient);
        if (!isTransient) showToast({ kind: 'bad', text: error instanceof Error ? error.message : '' });
      },
    },
  );

  useEffect(() => {
    if (!waiting) return;
    const again = () => void finish();
    const timer = setInterval(again, ASK_AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [waiting, finish]);

  const finishing: Finishing = waiting ? 'waiting' : pending ? 'working' : 'no';
  return { finishing, finish };
}
