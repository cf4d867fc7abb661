export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

interface ScaleNumber {
  value: number;
  box: Box;
}

/** Two, five or ten steps from one number to the next are read as easily as one. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];

/**
 * All numbers of a scale, or those at every second, fifth … step from zero (else from its least): the first choice whose numbers are
 * clear of each other and of `taken`. Where that would leave half of them or less, the first one without those that meet what is
 * taken. All numbers where the steps are uneven or no choice of two is free.
 */
export function thinned<N extends ScaleNumber>(scale: readonly N[], taken: readonly Box[]): N[] {
  const values = scale.map(({ value }) => value).sort((a, b) => a - b);
  const step = Math.min(
    ...values
      .slice(1)
      .map((value, i) => value - (values[i] ?? value))
      .filter(gap => gap > 0),
  );
  const isWhole = (ratio: number) => Math.abs(ratio - Math.round(ratio)) < 1e-6;
  const from = values.every(value => isWhole(value / step)) ? 0 : (values[0] ?? 0);
  if (!values.every(value => isWhole((value - from) / step))) return [...scale];
  const choices = STEPS.map(times => scale.filter(({ value }) => isWhole((value - from) / step / times)));
  const isFree = ({ box }: N) => !taken.some(other => meets(box, other));
  const areApart = (kept: readonly N[]) =>
    kept.length > 1 && kept.every(({ box }, i) => !kept.slice(i + 1).some(other => meets(box, other.box)));
  const whole = choices.find(kept => kept.every(isFree) && areApart(kept)) ?? [];
  const holed = choices.map(kept => kept.filter(isFree)).find(areApart) ?? [];
  const best = 2 * whole.length <= holed.length ? holed : whole;
  return best.length > 0 ? best : [...scale];
}
