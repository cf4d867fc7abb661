import { randomUUID } from 'node:crypto';
import { type Answer, newAddress, send } from './send.ts';

export const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
const QUESTION = 'q3';
/** The first is wrong and stored as the first try, the second is right. */
const TRIES = ['1/6', '5/6'];

export interface SentAnswer {
  attempt: string;
  key: string;
  answer: string;
}

export interface QuizLoad {
  /** Answered with 2xx: these must never be lost. */
  acknowledged: SentAnswer[];
  /** Sent, but no 2xx came: these may be there or not, but never twice. */
  unsure: SentAnswer[];
  /** Everything but 2xx, in order. */
  failures: Answer[];
  /** The longest time any call took. */
  slowestMs: number;
  sent: number;
  end(): Promise<void>;
}

export const startAttempt = (url: string, options: { token?: string; address?: string } = {}): Promise<Answer> =>
  send('POST', `${url}/api/quiz/${QUIZ}/attempts`, { body: {}, ...options });
export const attemptIdOf = (answer: Answer): string => (answer.body.attempt as { id: string }).id;
export const sendAnswer = (url: string, { attempt, key, answer }: SentAnswer, options: { token?: string } = {}): Promise<Answer> =>
  send('POST', `${url}/api/attempts/${attempt}/answers`, { body: { questionId: QUESTION, answer, key }, ...options });

/** Pupils who start a quiz and answer, over and over; with `retry` they send again until the answer is in, as the site does. */
export const startQuizLoad = (urlOf: () => string, { pupils = 8, retry = false } = {}): QuizLoad => {
  let stopped = false;
  const load: Omit<QuizLoad, 'end'> = { acknowledged: [], unsure: [], failures: [], slowestMs: 0, sent: 0 };
  const counted = async (work: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      load.sent += 1;
      const answer = await work();
      load.slowestMs = Math.max(load.slowestMs, answer.ms);
      if (answer.status === 200) return answer;
      load.failures.push(answer);
      if (stopped || !retry) return answer;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  };
  const pupil = async (): Promise<void> => {
    const address = newAddress();
    while (!stopped) {
      const started = await counted(() => startAttempt(urlOf(), { address }));
      if (started.status !== 200) {
        await new Promise(resolve => setTimeout(resolve, 20));
        continue;
      }
      for (const answer of TRIES) {
        const item = { attempt: attemptIdOf(started), key: randomUUID(), answer };
        const { status } = await counted(() => sendAnswer(urlOf(), item));
        (status === 200 ? load.acknowledged : load.unsure).push(item);
        if (status !== 200 || stopped) break;
      }
    }
  };
  const running = Array.from({ length: pupils }, pupil);
  return Object.assign(load, {
    end: async () => {
      stopped = true;
      await Promise.all(running);
    },
  });
};
