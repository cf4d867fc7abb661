import { groupDigits, unitAfter } from '@eszkerek/numbers/hungarian';
import { asAmount } from '@eszkerek/numbers/money';
import { normalise } from '../reader/normalise.ts';
import { printNode } from '../reader/print.ts';
import { printValue, type Region } from '../reader/print-value.ts';
import { readAnswer } from '../reader/read-answer.ts';
import { readUnit, withUnit } from '../reader/unit.ts';
import { keyKind } from './key-kind.ts';
import type { CheckCode } from './typed-spec.ts';

/** Whole parts alone: the digits after a comma stay together. */
const grouped = (text: string): string => text.replace(/(?<![\d,.])\d{5,}/g, digits => groupDigits(digits));

/** A key in Hungarian form: 2.7 is shown as 2,7; what is no number stays as written. */
export function printKey(key: string, check: CheckCode, region: Region, unit?: string): string {
  const kind = keyKind(check, key);
  const reading = kind ? readAnswer(key, { expect: kind, dot: 'decimal', region }) : null;
  if (reading?.status !== 'ok') return key;
  const printed = 'node' in reading.value ? grouped(printNode(reading.value.node)) : printValue(reading.value, region);
  const own = reading.unit ?? (unit ? readUnit(normalise(unit)) : null);
  const amount = unit === 'lej' ? asAmount(printed) : printed;
  return own ? withUnit(amount, own) : `${amount}${unitAfter(unit)}`;
}
