import { spread, type Timing } from './measure.ts';
import { warmUp } from './quiz.ts';
import { startSeeded } from './seeded.ts';
import { send } from './send.ts';
import { startBare } from './server.ts';
import { atMost, type Figure, reference } from './table.ts';
import { openPlans, runTraffic } from './traffic.ts';

const SECONDS = Number(process.env.SECONDS ?? 60);
const PER_SECOND = 200;
const GOAL_MS = 150;
/** A login costs its hash. */
const LOGIN_GOAL_MS = 500;

/** The first call of a signed-in pupil's home. */
const besideProfile = (today: Timing | undefined, profile: Timing | undefined): Figure[] =>
  today && profile
    ? [atMost('mixed', 1.5, { what: "p99 of today's plan, as a multiple of the profile's", value: today.p99 / profile.p99, unit: '' })]
    : [];

/** An hour of a school in a minute, over the large database: 12,000 calls of every kind, evenly. */
export const mixedBench = async (): Promise<Figure[]> => {
  const product = await startSeeded('large');
  const bare = await startBare();
  try {
    await warmUp(product.url);
    await openPlans(product.url, 'large');
    const empty = await spread(5 * PER_SECOND, 5000, () => send('GET', `${bare.url}/200/2000`));
    const timings = await runTraffic(product.url, 'large', { perSecond: PER_SECOND, seconds: SECONDS });
    return [
      ...[...timings].map(([kind, { count, p50, p99 }]) => ({
        ...atMost('mixed', kind === 'login' ? LOGIN_GOAL_MS : GOAL_MS, {
          what: `${kind}, p99 (p50 ${p50.toFixed(1)} ms, ${count} calls)`,
          value: p99,
          unit: 'ms',
        }),
      })),
      ...besideProfile(timings.get('today'), timings.get('profile')),
      reference('mixed', { what: `bare node:http at the same pace, p99 (p50 ${empty.p50.toFixed(1)} ms)`, value: empty.p99, unit: 'ms' }),
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
};
