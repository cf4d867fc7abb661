import type { Reply } from './send.ts';
import { percentile } from './table.ts';

export interface Timing {
  count: number;
  p50: number;
  p99: number;
  max: number;
  /** Everything but 2xx. */
  errors: number;
  perSecond: number;
}

export const timingOf = (replies: readonly Reply[], seconds: number): Timing => {
  const times = replies.map(reply => reply.ms);
  return {
    count: replies.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    max: times.reduce((longest, ms) => Math.max(longest, ms), 0),
    errors: replies.filter(({ status }) => status < 200 || status >= 300).length,
    perSecond: replies.length / seconds,
  };
};

/** QUICK=1 makes a tenth of the calls: enough to see that a bench works, too few for a p99. */
export const callsOf = (count: number): number => (process.env.QUICK === '1' ? Math.ceil(count / 10) : count);

export type Call = (index: number) => Promise<Reply>;

const timed = async (work: (replies: Reply[]) => Promise<void>): Promise<Timing> => {
  const replies: Reply[] = [];
  const started = performance.now();
  await work(replies);
  return timingOf(replies, (performance.now() - started) / 1000);
};

/** So many clients, each sending its next call when the last was answered. */
export const inTurns = (clients: number, count: number, call: Call): Promise<Timing> =>
  timed(async replies => {
    let next = 0;
    const client = async (): Promise<void> => {
      while (next < count) replies.push(await call(next++));
    };
    await Promise.all(Array.from({ length: clients }, client));
  });

/** One call after the other at its time, whether or not the earlier ones were answered. */
export const spread = (count: number, overMs: number, call: Call): Promise<Timing> =>
  timed(async replies => {
    const started = performance.now();
    const sent: Promise<unknown>[] = [];
    while (sent.length < count) {
      const due = Math.min(count, Math.floor(((performance.now() - started) / overMs) * count) + 1);
      while (sent.length < due) sent.push(call(sent.length).then(reply => replies.push(reply)));
      await new Promise(resolve => setTimeout(resolve, 2));
    }
    await Promise.all(sent);
  });
