import type { Exact } from './exact.ts';
import { type NumberStyle, printExact } from './print.ts';
import type { Interval, Value } from './value.ts';

/** Romania writes [2; 5), Hungary [2; 5[. */
export type Region = 'ro' | 'hu';

function printInterval({ low, lowClosed, high, highClosed }: Interval, region: Region): string {
  const end = (value: Exact | null, infinite: string): string => (value ? printExact(value) : infinite);
  const open = lowClosed ? '[' : region === 'ro' ? '(' : ']';
  const close = highClosed ? ']' : region === 'ro' ? ')' : '[';
  return `${open}${end(low, '−∞')}; ${end(high, '∞')}${close}`;
}

/** A value in Hungarian form; reading it back gives the same value. */
export function printValue(value: Value, region: Region = 'ro', style: NumberStyle = 'decimal'): string {
  switch (value.kind) {
    case 'number':
    case 'expression':
      return printExact(value.exact, style);
    case 'set':
      return value.items.length === 0 ? '∅' : `{${value.items.map(item => printExact(item, style)).join('; ')}}`;
    case 'point':
      return `(${printExact(value.x, style)}; ${printExact(value.y, style)})`;
    case 'interval':
      return value.parts.length === 0 ? '∅' : value.parts.map(part => printInterval(part, region)).join(' ∪ ');
  }
}
