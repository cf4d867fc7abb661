import { PAYMENT_POLL_MS, PAYMENT_POLL_TRIES } from '@eszkerek/contract/constants';

interface Waiting {
  /** Whether the payment counts by now; a failure is a no. */
  ask: () => Promise<boolean>;
  /** A hidden tab neither asks nor uses up its tries. */
  isSeen: () => boolean;
  onEnd: (outcome: 'active' | 'pending') => void;
}

/** Asks at once and then every 3 s until the payment counts; after forty tries it is left pending. */
export function awaitPayment({ ask, isSeen, onEnd }: Waiting): () => void {
  let tries = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    const seen = isSeen();
    if (seen) tries += 1;
    const counts = seen && (await ask().catch(() => false));
    if (stopped) return;
    if (counts) return onEnd('active');
    if (tries >= PAYMENT_POLL_TRIES) return onEnd('pending');
    timer = setTimeout(look, PAYMENT_POLL_MS);
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
