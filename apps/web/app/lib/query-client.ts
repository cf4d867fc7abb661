import { CallError } from '@eszkerek/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { onLeave } from './session.ts';

/** A failed network may heal by itself; an answer of the server will not change by asking again. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && navigator.onLine && (!(error instanceof CallError) || error.status === 0 || error.status >= 502);

export const queryClient = new QueryClient({
  // Without a connection a query fails with a sentence instead of waiting behind its skeleton; the connection's return asks again.
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthRetrying, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
  },
});

onLeave(() => queryClient.clear());
