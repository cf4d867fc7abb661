import { answersInProcess } from './in-process.ts';
import { callsOf, inTurns } from './measure.ts';
import { moodle } from './moodle.ts';
import { peopleOf } from './people.ts';
import { attemptOf, newAnswer, saveAnswer, startAttempt, warmUp } from './quiz.ts';
import { startSeeded } from './seeded.ts';
import { send } from './send.ts';
import { startBare } from './server.ts';
import { atLeast, atMost, type Figure, percentile, reference } from './table.ts';

const CLIENTS = 64;
const ONE_BY_ONE = callsOf(500);

/** Durable answers of signed-in pupils, each to an attempt of their own, beside a server that throws them away. */
export const answersBench = async (): Promise<Figure[]> => {
  const people = peopleOf('school');
  const product = await startSeeded('school');
  const bare = await startBare();
  try {
    await warmUp(product.url);
    const attempts = new Map<number, string>();
    await inTurns(CLIENTS, people.pupils, async i => {
      const reply = await startAttempt(product.url, { token: people.pupilToken(i) });
      attempts.set(i, attemptOf(reply));
      return reply;
    });
    const discarded = await inTurns(CLIENTS, people.pupils, i =>
      send('POST', `${bare.url}/200/400`, { body: newAnswer(), token: people.pupilToken(i) }),
    );
    const saved = await inTurns(CLIENTS, people.pupils, i =>
      saveAnswer(product.url, attempts.get(i) ?? '', { token: people.pupilToken(i) }),
    );
    return [
      atLeast('answers', 1500, { what: `durable answers, ${CLIENTS} clients`, value: saved.perSecond, unit: '/s', moodle: moodle.answers }),
      atMost('answers', 300, { what: `durable answers, ${CLIENTS} clients, p99`, value: saved.p99, unit: 'ms', moodle: moodle.answerP99 }),
      reference('answers', { what: 'durable answers beside bare node:http', value: saved.perSecond / discarded.perSecond, unit: 'of it' }),
      reference('answers', { what: `bare node:http, ${CLIENTS} clients, nothing kept`, value: discarded.perSecond, unit: '/s' }),
      reference('answers', { what: `bare node:http, ${CLIENTS} clients, p99`, value: discarded.p99, unit: 'ms' }),
      atMost('answers', 10, {
        what: 'one answer in the process, p99',
        value: percentile(await answersInProcess(ONE_BY_ONE), 0.99),
        unit: 'ms',
      }),
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
};
