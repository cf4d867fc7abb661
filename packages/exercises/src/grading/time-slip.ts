import { isInteger, rational } from '@eszkerek/numbers/rational';
import { type Exact, rationalValue } from '../reader/exact.ts';
import type { Unit } from '../reader/unit.ts';
import { say } from './messages.ts';

const NAMES = ['óra', 'perc', 'másodperc'] as const;
const ORDER = ['h', 'min', 's'];

/** 210 or 3,30 for 3,5 hours: the time in another unit, or its minutes written as decimals. */
export function timeSlip(value: Exact, key: Exact, wanted: Unit | undefined): string | null {
  const at = ORDER.indexOf(wanted?.symbol ?? '');
  const [mine, right] = [rationalValue(value), rationalValue(key)];
  const asked = NAMES[at];
  if (!asked || !mine || !right || right.compare(0) <= 0) return null;
  const other = NAMES.find((_, i) => i !== at && mine.mul(rational(60).pow(at - i)).equals(right));
  if (other) return say.otherUnit(other, asked);
  const whole = rational(right.n / right.d);
  const sixtieths = right.sub(whole).mul(60);
  const smaller = NAMES[at + 1];
  const asDecimals = isInteger(sixtieths) && !isInteger(right) && mine.equals(whole.add(sixtieths.div(100)));
  return smaller && asDecimals ? say.sixtieths(asked, smaller) : null;
}
