import { polar } from '../../kit/geometry.ts';
import { dot } from '../../kit/marks.ts';
import { FRAME_WIDTH, type Label, MIN_TEXT, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import type { Clock } from './schema.ts';

const RADIUS: Record<number, number> = { 1: 84, 2: 70, 3: 50 };
const clockwise = (turn: number): number => 90 - turn * 360;

/** Clock faces with all hour marks; on a small face only the quarters are numbered. */
export function draw({ clocks }: Clock): Scene {
  const r = RADIUS[clocks.length] ?? 50;
  const hours = clocks.length === 3 ? [3, 6, 9, 12] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const slot = FRAME_WIDTH / clocks.length;
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  clocks.forEach((clock, i) => {
    const at = { x: slot * (i + 0.5), y: r + 6 };
    const el = clock.id;
    shapes.push({ type: 'circle', at, r, fill: 'paper', el });
    for (let mark = 0; mark < 60; mark++) {
      const big = mark % 5 === 0;
      if (!big && clocks.length === 3) continue;
      const turn = clockwise(mark / 60);
      shapes.push({ type: 'line', line: big ? 'stroke' : 'thin', a: polar(at, r - 1, turn), b: polar(at, r - (big ? 8 : 4), turn), el });
    }
    for (const hour of hours)
      labels.push({ text: String(hour), at: polar(at, r - 18, clockwise(hour / 12)), align: 'middle', size: MIN_TEXT, quiet: true, el });
    shapes.push(
      { type: 'line', line: 'bold', a: at, b: polar(at, r * 0.38, clockwise(((clock.hour % 12) + clock.minute / 60) / 12)), el },
      { type: 'line', line: 'stroke', tone: 1, a: at, b: polar(at, r - 28, clockwise(clock.minute / 60)), el },
      dot(at, 4, { el }),
    );
    if (clock.label !== undefined) labels.push({ text: clock.label, at: { x: at.x, y: 2 * r + 20 }, align: 'middle', el });
    if (el) elements.push({ id: el, label: clock.label ?? `${i + 1}. óra`, at });
  });
  return { width: FRAME_WIDTH, height: 2 * r + (clocks.some(clock => clock.label !== undefined) ? 34 : 12), shapes, labels, elements };
}
