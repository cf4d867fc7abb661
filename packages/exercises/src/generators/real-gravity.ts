import { roundTo } from '@eszkerek/numbers/arithmetic';
import { keyNumber } from '@eszkerek/numbers/hungarian';
import type { Task } from './engine.ts';
import { readKey } from './proof.ts';

const ASKED = /g\s*=\s*10\s*N\/kg/u;
const REAL = [9.81, 9.8];

/** Replies to who takes g = 9,81 N/kg where the task gives 10: the result is in direct or inverse ratio to g. */
export function realGravity(question: string, answer: string, taken: readonly string[], proof: Task['proof']) {
  if (!ASKED.test(question)) return [];
  const size = readKey(answer);
  const values = REAL.flatMap(g => [(size * g) / 10, (size * 10) / g]).map(value => keyNumber(roundTo(value, 6)));
  return values
    .filter((value, i) => values.indexOf(value) === i && !taken.includes(value) && !proof(value))
    .map(value => ({
      value,
      misconception: 'g-nem-a-megadott',
      explanation: 'A g pontosabb értékével számoltál. Itt $g=10$ N/kg-mal számolj!',
    }));
}
