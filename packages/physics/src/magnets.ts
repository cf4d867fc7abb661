/** A magnetic pole: positive is north. A bar magnet is a pair of them. */
export interface Pole {
  x: number;
  y: number;
  strength: number;
}

export type Vector = readonly [x: number, y: number];

/** The field of poles by the inverse square, in units of strength over distance squared. */
export function fieldAt(poles: readonly Pole[], x: number, y: number): Vector {
  let [bx, by] = [0, 0];
  for (const pole of poles) {
    const [dx, dy] = [x - pole.x, y - pole.y];
    const cube = Math.hypot(dx, dy) ** 3 || 1e-12;
    bx += (pole.strength * dx) / cube;
    by += (pole.strength * dy) / cube;
  }
  return [bx, by];
}

/** The force on the second magnet along x: positive pushes it to the right. */
export const forceOn = (poles: readonly Pole[], others: readonly Pole[]): number =>
  others.reduce((sum, pole) => sum + pole.strength * fieldAt(poles, pole.x, pole.y)[0], 0);

interface Trace {
  step: number;
  most: number;
  /** A line ends this near to a pole, or outside the box. */
  near: number;
  box: { width: number; height: number };
}

/** A field line from a point on, by the midpoint method. */
export function traceLine(poles: readonly Pole[], from: Vector, { step, most, near, box }: Trace): Vector[] {
  const direction = (x: number, y: number): Vector => {
    const [bx, by] = fieldAt(poles, x, y);
    const size = Math.hypot(bx, by) || 1;
    return [bx / size, by / size];
  };
  const line: Vector[] = [from];
  let [x, y] = from;
  for (let i = 0; i < most; i++) {
    const [ax, ay] = direction(x, y);
    const [mx, my] = direction(x + (ax * step) / 2, y + (ay * step) / 2);
    x += mx * step;
    y += my * step;
    line.push([x, y]);
    if (x < 0 || y < 0 || x > box.width || y > box.height) break;
    if (i > 3 && poles.some(pole => pole.strength < 0 && Math.hypot(pole.x - x, pole.y - y) < near)) break;
  }
  return line;
}
