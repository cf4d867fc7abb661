import type { EngineName } from '../apps/api/src/db/engine.ts';
import { todayInProcess } from './in-process.ts';
import { callsOf } from './measure.ts';
import { warmUp } from './quiz.ts';
import { startSeeded } from './seeded.ts';
import { atMost, type Figure, percentile, reference } from './table.ts';
import { openPlans, runTraffic } from './traffic.ts';

const SECONDS = Number(process.env.SECONDS ?? 60);
const PER_SECOND = 200;
const ONE_BY_ONE = callsOf(400);
const MOST_OF_PROFILE = 1.5;
const MOST_IN_PROCESS_MS = 10;

const onEngine = async (engine: EngineName): Promise<Figure[]> => {
  const product = await startSeeded('school', engine);
  try {
    await warmUp(product.url);
    await openPlans(product.url, 'school');
    const timings = await runTraffic(product.url, 'school', { perSecond: PER_SECOND, seconds: SECONDS });
    const [today, profile] = [timings.get('today')?.p99 ?? Number.NaN, timings.get('profile')?.p99 ?? Number.NaN];
    return [
      reference('home', { what: `profile, p99 in the mix, ${engine}`, value: profile, unit: 'ms' }),
      reference('home', { what: `the plan of the day, p99 in the mix, ${engine}`, value: today, unit: 'ms' }),
      atMost('home', MOST_OF_PROFILE, {
        what: `the plan's p99 as a multiple of the profile's, ${engine}`,
        value: today / profile,
        unit: '',
      }),
    ];
  } finally {
    await product.stop();
  }
};

/** The call behind the home of a pupil with 2,000 answers, on both engines: in the mix of a school, and alone in the process. */
export const homeBench = async (): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const engine of ['sqlite', 'postgres'] as const) {
    figures.push(...(await onEngine(engine)));
    const alone = await todayInProcess(engine, ONE_BY_ONE);
    figures.push(
      atMost('home', MOST_IN_PROCESS_MS, {
        what: `the plan of the day in the process, p99, ${engine} (p50 ${percentile(alone, 0.5).toFixed(1)} ms)`,
        value: percentile(alone, 0.99),
        unit: 'ms',
      }),
    );
  }
  return figures;
};
