import type { EngineName } from '../apps/api/src/db/engine.ts';
import { callsOf, inTurns, type Timing } from './measure.ts';
import { peopleOf } from './people.ts';
import { type SizeName, startSeeded } from './seeded.ts';
import { send, sendOrFail } from './send.ts';
import { atMost, type Figure } from './table.ts';

const TEACHERS_AT_ONCE = 4;
const HEAT_MAP = 'heat map of a class';
const CALLS = { small: 100, large: 1000, school: 100 };

interface DiaryPage {
  next: string;
}

/** What a teacher opens, one after the other, each teacher another class. */
const measureDiary = async (engine: EngineName, size: SizeName): Promise<Map<string, Timing>> => {
  const people = peopleOf(size);
  const product = await startSeeded(size, engine);
  const read = (address: string, i: number) => send('GET', product.url + address, { token: people.teacherToken(i) });
  const diaryOf = (i: number): string => `/api/teacher/student/${people.pupilOfClass(i, Math.floor(i / people.classes))}/progress`;
  try {
    const first = await sendOrFail('GET', product.url + diaryOf(0), { token: people.teacherToken(0) });
    const before = encodeURIComponent((first as DiaryPage).next);
    const calls = {
      "a pupil's diary": diaryOf,
      'its next page': (i: number) => `${diaryOf(i)}?before=${before}`,
      'list of a class': (i: number) => `/api/teacher/class/${people.classId(i)}/students`,
      [HEAT_MAP]: (i: number) => `/api/teacher/class/${people.classId(i)}/heat-map`,
    };
    const timings = new Map<string, Timing>();
    for (const [name, address] of Object.entries(calls))
      timings.set(name, await inTurns(TEACHERS_AT_ONCE, callsOf(CALLS[size]), i => read(address(i), i)));
    return timings;
  } finally {
    await product.stop();
  }
};

export const diaryBench = async (): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const engine of ['sqlite', 'postgres'] as const) {
    const small = await measureDiary(engine, 'small');
    for (const [name, { p50, p99 }] of await measureDiary(engine, 'large')) {
      const what = `${engine}: ${name}, 2 M rows`;
      const before = small.get(name)?.p50 ?? 0;
      figures.push(
        atMost('diary', name === HEAT_MAP ? 100 : 150, {
          what: `${what}, p99 (p50 ${p50.toFixed(1)} ms)`,
          value: p99,
          unit: 'ms',
        }),
        atMost('diary', 3, {
          what: `${what}: p50 beside 20 k rows (${before.toFixed(1)} ms), table 100 x`,
          value: p50 / before,
          unit: 'x',
        }),
      );
    }
  }
  return figures;
};
