import { unitAfter } from '@eszkerek/numbers/hungarian';
import { asAmount } from '@eszkerek/numbers/money';
import { printNode } from '../reader/print.ts';
import { printValue, type Region } from '../reader/print-value.ts';
import { readAnswer } from '../reader/read-answer.ts';
import { withUnit } from '../reader/unit.ts';
import { keyKind } from './key-kind.ts';
import type { CheckCode } from './typed-spec.ts';

/** A key in Hungarian form: 2.7 is shown as 2,7; what is no number stays as written. */
export function printKey(key: string, check: CheckCode, region: Region, unit?: string): string {
  const kind = keyKind(check, key);
  const reading = kind ? readAnswer(key, { expect: kind, dot: 'decimal', region }) : null;
  if (reading?.status !== 'ok') return key;
  const printed = 'node' in reading.value ? printNode(reading.value.node) : printValue(reading.value, region);
  if (reading.unit) return withUnit(printed, reading.unit);
  // The unit as it stands beside the answer: a task that says „liter” is not answered in „l”.
  return `${unit === 'lej' ? asAmount(printed) : printed}${unitAfter(unit)}`;
}
