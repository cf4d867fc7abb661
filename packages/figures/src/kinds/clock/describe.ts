import { the } from '@eszkerek/numbers/hungarian';
import { said, sentence } from '../../kit/words.ts';
import type { Clock } from './schema.ts';

/** Where the hands stand, not what time it is. */
function hands({ hour, minute }: Clock['clocks'][number]): string {
  const before = hour % 12 === 0 ? 12 : hour % 12;
  const small = minute === 0 ? `${said(before)} számon` : `${said(before)} és ${said((before % 12) + 1)} között`;
  return `a kismutató a ${small} áll, a nagymutató ${the(minute)}. percjelen`;
}

export const describe = ({ clocks }: Clock): string =>
  clocks.map((clock, i) => sentence(`${clock.label ?? (clocks.length > 1 ? `${i + 1}. óra` : 'óra')}: ${hands(clock)}`)).join(' ');
