import type { Reply } from './send.ts';
import { percentile } from './table.ts';

export interface Timing {
  count: number;
  p50: number;
  p99: number;
  max: number;
  perSecond: number;
}

const OK = [200];

/** Throws unless every reply was right: the time of a refusal is not the time of the work. */
const failOnWrong = (replies: readonly Reply[], expected: readonly number[]): void => {
  const wrong = replies.filter(({ status, bytes }) => !expected.includes(status) || bytes === 0);
  const [first] = wrong;
  if (first)
    throw new Error(`${wrong.length} of ${replies.length} replies were wrong, the first ${first.status}: ${first.text.slice(0, 200)}`);
};

export const timingOf = (replies: readonly Reply[], seconds: number, expected = OK): Timing => {
  failOnWrong(replies, expected);
  const times = replies.map(reply => reply.ms);
  return {
    count: replies.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    max: times.reduce((longest, ms) => Math.max(longest, ms), 0),
    perSecond: replies.length / seconds,
  };
};

/** QUICK=1 makes a tenth of the calls: enough to see that a bench works, too few for a p99. */
export const callsOf = (count: number): number => (process.env.QUICK === '1' ? Math.ceil(count / 10) : count);

export type Call = (index: number) => Promise<Reply>;

const timed = async (work: (replies: Reply[]) => Promise<void>, expected = OK): Promise<Timing> => {
  const replies: Reply[] = [];
  const started = performance.now();
  await work(replies);
  return timingOf(replies, (performance.now() - started) / 1000, expected);
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

/** Each call at its time, whether or not the earlier ones were answered. */
export const spread = (count: number, overMs: number, call: Call, expected = OK): Promise<Timing> =>
  timed(async replies => {
    const started = performance.now();
    const sent: Promise<unknown>[] = [];
    while (sent.length < count) {
      const due = Math.min(count, Math.floor(((performance.now() - started) / overMs) * count) + 1);
      while (sent.length < due) sent.push(call(sent.length).then(reply => replies.push(reply)));
      await new Promise(resolve => setTimeout(resolve, 2));
    }
    await Promise.all(sent);
  }, expected);
