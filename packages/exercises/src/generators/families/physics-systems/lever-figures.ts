import type { FigureInput } from '@eszkerek/figures/schema';
import { withUnit } from '@eszkerek/numbers/hungarian';

interface Load {
  arm: number;
  label: string;
}

/** Length of the drawn bar. */
const BAR = 20;

/** A lever in balance: a weight on the left, a force on the right. The right arm may be the unknown b. */
export function leverFigure(left: Load, right: Load, askArm = false): FigureInput {
  const pivot = (BAR * left.arm) / (left.arm + right.arm);
  return {
    kind: 'lever',
    title: `Bal oldali kar: ${withUnit(left.arm, 'cm')}, jobb oldali kar: ${askArm ? 'b' : withUnit(right.arm, 'cm')}`,
    length: BAR,
    pivot,
    marks: false,
    loads: [
      { at: 0, label: left.label },
      { at: BAR, label: right.label, as: 'down' },
    ],
    arms: [
      { from: 0, to: pivot, label: withUnit(left.arm, 'cm') },
      { from: pivot, to: BAR, label: askArm ? 'b' : withUnit(right.arm, 'cm') },
    ],
  };
}

/** Several weights on the left of a bar with marks; arms are counted in marks. */
export function markedLever(left: readonly Load[], right: Load): FigureInput {
  const pivot = Math.max(...left.map(load => load.arm));
  return {
    kind: 'lever',
    length: pivot + right.arm,
    pivot,
    loads: [...left.map(load => ({ at: pivot - load.arm, label: load.label })), { at: pivot + right.arm, label: right.label, as: 'down' }],
  };
}
