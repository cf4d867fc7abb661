import { textNumber } from '@eszkerek/numbers/hungarian';
import { type Point, polar } from '../../kit/geometry.ts';
import { dot } from '../../kit/marks.ts';
import { type Label, MIN_TEXT, type Shape } from '../../kit/scene.ts';
import { marksOf, type One, shareOf } from './scale.ts';

const RADIUS = 112;

/** A half circle with two rows of numbers: the inner one starts at the right, the outer one at the left. */
export function protractor(one: One, x: number): { shapes: Shape[]; labels: Label[]; height: number } {
  const at = { x, y: RADIUS + 26 };
  const turn = (value: number): number => 180 * shareOf(one, value);
  const marks = marksOf(one);
  // Numbers on the base line would be crossed by an arm that lies on it.
  const raised = (degrees: number): number => Math.min(174, Math.max(6, degrees));
  const number = (value: number, r: number, degrees: number): Label => ({
    text: textNumber(value),
    at: polar(at, r, degrees),
    align: 'middle',
    size: MIN_TEXT,
    quiet: true,
  });
  const arm = (value: number): Shape => ({ type: 'line', a: at, b: polar(at, RADIUS + 20, turn(value)), line: 'bold', tone: 1 });
  const edge = (degrees: number): Point => polar(at, RADIUS, degrees);
  const numbered = marks.filter(mark => mark.numbered);
  return {
    height: at.y + 16,
    shapes: [
      { type: 'arc', at, r: RADIUS, from: 0, to: 180, line: 'thin' },
      { type: 'line', a: edge(0), b: edge(180), line: 'thin' },
      ...marks.map(
        (mark): Shape => ({
          type: 'line',
          line: 'thin',
          a: edge(turn(mark.value)),
          b: polar(at, RADIUS - (mark.numbered ? 11 : 6), turn(mark.value)),
        }),
      ),
      arm(one.from ?? one.min),
      arm(one.value),
      dot(at, 3),
    ],
    labels: [
      ...numbered.map(mark => number(mark.value, RADIUS - 24, raised(turn(mark.value)))),
      ...numbered.map(mark => number(one.min + one.max - mark.value, RADIUS + 12, raised(turn(mark.value)))),
    ],
  };
}
