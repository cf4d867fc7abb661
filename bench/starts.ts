import { inTurns, spread, timingOf } from './measure.ts';
import { moodle } from './moodle.ts';
import { peopleOf } from './people.ts';
import { attemptOf, saveAnswer, startAttempt, warmUp } from './quiz.ts';
import { startSeeded } from './seeded.ts';
import type { Reply } from './send.ts';
import { atMost, type Figure } from './table.ts';

const STARTS = [
  { pupils: 30, withinMs: 500, goal: 50 },
  { pupils: 600, withinMs: 2000, goal: 100 },
  { pupils: 3000, withinMs: 5000, goal: 500 },
];
const people = peopleOf('school');

/** A bell rings: each pupil starts the quiz at their own moment and saves a first answer as soon as it is there. */
const measureStart = async ({ pupils, withinMs, goal }: (typeof STARTS)[number]): Promise<Figure> => {
  const product = await startSeeded('school');
  try {
    await warmUp(product.url);
    const saves: Reply[] = [];
    const started = await spread(pupils, withinMs, async i => {
      const who = { token: people.pupilToken(i) };
      const reply = await startAttempt(product.url, who);
      if (reply.status === 200) saves.push(await saveAnswer(product.url, attemptOf(reply), who));
      return reply;
    });
    const saved = timingOf(saves, withinMs / 1000);
    return {
      ...atMost('starts', goal, {
        what: `${pupils} pupils start within ${withinMs / 1000} s: save p99 (p50 ${saved.p50.toFixed(1)} ms, start p99 ${started.p99.toFixed(1)} ms)`,
        value: saved.p99,
        unit: 'ms',
      }),
    };
  } finally {
    await product.stop();
  }
};

/** All at the same moment, already signed in: until the last of them has the first question. */
const measureClass = async (pupils: number, rival: typeof moodle.classStart): Promise<Figure> => {
  const product = await startSeeded('school');
  try {
    await warmUp(product.url);
    const { max } = await inTurns(pupils, pupils, i => startAttempt(product.url, { token: people.pupilToken(i) }));
    const what = `${pupils} pupils at once: all have their first question`;
    return atMost('starts', Number((rival.value / 100).toFixed(3)), { what, value: max / 1000, unit: 's', moodle: rival });
  } finally {
    await product.stop();
  }
};

export const startsBench = async (): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const start of STARTS) figures.push(await measureStart(start));
  figures.push(await measureClass(30, moodle.classStart), await measureClass(200, moodle.schoolStart));
  return figures;
};
