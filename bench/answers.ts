import { answersInProcess } from './in-process.ts';
import { callsOf, inTurns, type Timing } from './measure.ts';
import { moodle } from './moodle.ts';
import { peopleOf } from './people.ts';
import { pinApart } from './pin.ts';
import { attemptOf, newAnswer, saveAnswer, startAttempt, warmUp } from './quiz.ts';
import { startSeeded } from './seeded.ts';
import { send } from './send.ts';
import { startBare } from './server.ts';
import { atLeast, atMost, type Figure, ofRounds, percentile, reference } from './table.ts';

const CLIENTS = 64;
const ROUNDS = 5;
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
    const unpin = pinApart([product, bare]);
    const share = Math.floor(people.pupils / ROUNDS);
    const rounds: { kept: Timing; discarded: Timing }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const pupilOf = (i: number): number => round * share + i;
      const discarded = await inTurns(CLIENTS, share, i =>
        send('POST', `${bare.url}/200/400`, { body: newAnswer(), token: people.pupilToken(pupilOf(i)) }),
      );
      const kept = await inTurns(CLIENTS, share, i =>
        saveAnswer(product.url, attempts.get(pupilOf(i)) ?? '', { token: people.pupilToken(pupilOf(i)) }),
      );
      rounds.push({ kept, discarded });
    }
    unpin();
    const rate = ofRounds(rounds.map(({ kept }) => kept.perSecond));
    const late = ofRounds(rounds.map(({ kept }) => kept.p99));
    const ratio = ofRounds(rounds.map(({ kept, discarded }) => kept.perSecond / discarded.perSecond));
    const what = `durable answers, ${CLIENTS} clients`;
    return [
      atLeast('answers', 0.34, {
        what: `${what}, of bare node:http that keeps nothing (${ratio.spread})`,
        value: ratio.value,
        unit: 'of it',
      }),
      atLeast('answers', 1500, { what: `${what} (${rate.spread})`, value: rate.value, unit: '/s', moodle: moodle.answers }),
      atMost('answers', 150, { what: `${what}, p99 (${late.spread})`, value: late.value, unit: 'ms', moodle: moodle.answerP99 }),
      reference('answers', {
        what: `bare node:http, ${CLIENTS} clients, nothing kept`,
        value: ofRounds(rounds.map(({ discarded }) => discarded.perSecond)).value,
        unit: '/s',
      }),
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
