import { textNumber } from '@eszkerek/numbers/hungarian';
import { FRAME_WIDTH } from '../../kit/scene.ts';
import { textWidth } from '../../kit/text-width.ts';
import type { NumberLine } from './schema.ts';

const SIDE = 26;

/** Px from the left edge of the frame. */
export const positionOf = ({ from, to }: NumberLine, n: number): number => SIDE + ((n - from) / (to - from)) * (FRAME_WIDTH - 2 * SIDE);

export function multiples({ from, to }: NumberLine, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  return Array.from({ length: Math.floor(to / step + 1e-9) - first + 1 }, (_, i) => Math.round((first + i) * step * 1e6) / 1e6);
}

/** The numbers under the line: those the author names, or every first, second, fifth … so that they do not touch. */
export function writtenNumbers(spec: NumberLine): number[] {
  if (spec.numbers) return spec.numbers;
  const numbers = multiples(spec, spec.step);
  const widest = Math.max(0, ...numbers.map(n => textWidth(textNumber(n), 13)));
  const gap = positionOf(spec, spec.step) - positionOf(spec, 0);
  const every = [1, 2, 5, 10, 20].find(k => gap * k >= widest + 8) ?? 40;
  return numbers.filter((n, i) => (numbers.includes(0) ? Math.round(n / spec.step) % every === 0 : i % every === 0));
}
