export interface DivisionStep {
  /** What is divided in this step: the last remainder with a 0 brought down. */
  from: number;
  digit: number;
  rest: number;
}

export interface LongDivision {
  whole: number;
  steps: DivisionStep[];
  /** Where the repeating part starts among the decimals, or null when the division ends. */
  periodStart: number | null;
}

/** Divides until the remainder is 0 or comes again. */
export function longDivision(dividend: number, divisor: number): LongDivision {
  const steps: DivisionStep[] = [];
  const seen = new Map<number, number>();
  let rest = dividend % divisor;
  while (rest !== 0 && !seen.has(rest)) {
    seen.set(rest, steps.length);
    const from = rest * 10;
    const digit = Math.floor(from / divisor);
    rest = from % divisor;
    steps.push({ from, digit, rest });
  }
  return { whole: Math.floor(dividend / divisor), steps, periodStart: rest === 0 ? null : (seen.get(rest) ?? null) };
}

export function period({ steps, periodStart }: LongDivision): string {
  return periodStart === null
    ? ''
    : steps
        .slice(periodStart)
        .map(step => step.digit)
        .join('');
}

/** 0,1(6) */
export function writeDivision(division: LongDivision): string {
  const { whole, steps, periodStart } = division;
  if (steps.length === 0) return String(whole);
  const digits = steps.map(step => step.digit).join('');
  return periodStart === null ? `${whole},${digits}` : `${whole},${digits.slice(0, periodStart)}(${period(division)})`;
}
