import { keepTeaching } from './live-lessons.ts';
import { moodle } from './moodle.ts';
import { peopleOf } from './people.ts';
import { keepPractising, measurePractice } from './practice.ts';
import { residentMb } from './resident.ts';
import { startSeeded } from './seeded.ts';
import { atMost, type Figure, percentile } from './table.ts';
import { runTraffic } from './traffic.ts';

const MINUTES = Number(process.env.MINUTES ?? 10);
const PER_SECOND = 200;
const SAMPLE_MS = 1000;
const LIVE_LESSONS = 4;
const PRACTICE_PER_SECOND = 10;

const middle = (samples: readonly number[]): number => percentile(samples, 0.5);

/** A school day with live lessons and practice, then practice alone at full speed. Warm is the second tenth of the day: the first fills caches and compiles. */
export const memoryBench = async (): Promise<Figure[]> => {
  const product = await startSeeded('large');
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentMb(product.pid)), SAMPLE_MS);
  try {
    const endLessons = keepTeaching(product.url, peopleOf('large').teacherToken, LIVE_LESSONS);
    const endPractice = keepPractising(product.url, PRACTICE_PER_SECOND);
    await runTraffic(product.url, 'large', { perSecond: PER_SECOND, seconds: MINUTES * 60 });
    await Promise.all([endLessons(), endPractice()]);
    const tenth = Math.max(1, Math.floor(samples.length / 10));
    const warm = middle(samples.slice(tenth, 2 * tenth));
    const end = middle(samples.slice(-tenth));
    const during = `after ${MINUTES} minutes at ${PER_SECOND} req/s with practice and ${LIVE_LESSONS} live lessons`;
    return [
      atMost('memory', 220, { what: `resident ${during}`, value: end, unit: 'MB', moodle: moodle.memory }),
      atMost('memory', 2, { what: `growth ${during}, from ${warm.toFixed(0)} MB warm`, value: (end / warm - 1) * 100, unit: '%' }),
      ...(await measurePractice(product)),
    ];
  } finally {
    clearInterval(timer);
    await product.stop();
  }
};
