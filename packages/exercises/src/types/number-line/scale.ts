export interface Line {
  min: number;
  max: number;
  ticks: number;
}

/** Exact text of the value at a tick: whole numbers plain, everything else as a fraction of the tick count. */
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** Ticks are counted from `min`; the value is sent as an exact fraction so that nothing is lost to rounding. */
export function valueAt(line: Line, tick: number): string {
  const span = line.max - line.min;
  const scale = 1000;
  const numerator = Math.round(line.min * scale) * line.ticks + Math.round(span * scale) * tick;
  const denominator = line.ticks * scale;
  const common = gcd(numerator, denominator) || 1;
  const [over, under] = [numerator / common, denominator / common];
  return under === 1 ? String(over) : `${over}/${under}`;
}

/** The tick of a value; of a text that is no number, the first. */
export const tickOf = (line: Line, value: string): number => {
  const [over = '0', under = '1'] = value.replace('−', '-').split('/');
  const number = Number(over.replace(',', '.')) / Number(under);
  return Number.isFinite(number) ? Math.round(((number - line.min) / (line.max - line.min)) * line.ticks) : 0;
};

/** How a value is said and shown: mixed numbers for fractions, a decimal comma, a real minus sign. */
export function spoken(value: string): string {
  const [over = '0', under] = value.split('/');
  if (under === undefined) return over.replace('-', '−').replace('.', ',');
  const sign = over.startsWith('-') ? '−' : '';
  const top = Math.abs(Number(over));
  const bottom = Number(under);
  const whole = Math.floor(top / bottom);
  const rest = top % bottom;
  return `${sign}${whole > 0 ? `${whole} ` : ''}${rest}/${bottom}`;
}
