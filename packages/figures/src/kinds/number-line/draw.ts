import { textNumber } from '@eszkerek/numbers/hungarian';
import { arrowHead, dot } from '../../kit/marks.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import { elementName } from './names.ts';
import { multiples, positionOf, writtenNumbers } from './scale.ts';
import type { NumberLine } from './schema.ts';

const JUMP = 30;
/** A jump over another one stands this much higher: the label of the lower one is between them. */
const LEVEL = 28;

const HIGHEST = 3;
type Jump = NumberLine['jumps'][number];

const lengthOf = ({ from, to }: Jump): number => Math.abs(to - from);
const isShared = (a: Jump, b: Jump): boolean =>
  Math.min(a.from, a.to) < Math.max(b.from, b.to) && Math.min(b.from, b.to) < Math.max(a.from, a.to);

/** 0 for the lowest: a jump that shares a stretch with a shorter (or equal, earlier) one goes over it. */
function levelsOf(jumps: readonly Jump[]): Map<Jump, number> {
  const levels = new Map<Jump, number>();
  for (const jump of jumps.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    const under = [...levels].filter(([other]) => isShared(jump, other)).map(([, level]) => level);
    levels.set(jump, Math.min(HIGHEST, Math.max(-1, ...under) + 1));
  }
  return levels;
}

export function draw(spec: NumberLine): Scene {
  const x = (n: number): number => positionOf(spec, n);
  const rows = spec.intervals.length;
  const levels = levelsOf(spec.jumps);
  const room = spec.jumps.length > 0 ? JUMP + Math.max(...levels.values()) * LEVEL : 0;
  const top = room + 26 + rows * 24;
  const y = top + 6;
  const tick = (n: number, size: number): Shape => ({
    type: 'line',
    line: 'thin',
    a: { x: x(n), y: y - size },
    b: { x: x(n), y: y + size },
  });
  const shapes: Shape[] = [
    { type: 'line', line: 'axis', a: { x: 4, y }, b: { x: FRAME_WIDTH - 8, y } },
    arrowHead({ x: 4, y }, { x: FRAME_WIDTH - 3, y }),
    ...(spec.parts > 1 ? multiples(spec, spec.step / spec.parts).map(n => tick(n, 4)) : []),
    ...multiples(spec, spec.step).map(n => tick(n, 7)),
  ];
  const labels: Label[] = writtenNumbers(spec).map(n => ({
    text: textNumber(n),
    at: { x: x(n), y: y + 20 },
    align: 'middle',
    size: 13,
    quiet: true,
  }));
  const elements: SceneElement[] = [];

  for (const jump of spec.jumps) {
    const [from, to] = [x(jump.from), x(jump.to)];
    const [r, side] = [Math.abs(to - from) / 2, Math.sign(to - from)];
    const high = Math.min(JUMP, r) + (levels.get(jump) ?? 0) * LEVEL;
    const arc = Array.from({ length: 13 }, (_, i) => {
      const t = (i / 12) * Math.PI;
      return { x: (from + to) / 2 - side * r * Math.cos(t), y: y - 4 - high * Math.sin(t) };
    });
    shapes.push({ type: 'polyline', points: arc, tone: jump.tone, el: jump.id });
    shapes.push(arrowHead(arc.at(-2) ?? { x: to, y: 0 }, { x: to, y: y - 3 }, 8, { tone: jump.tone, el: jump.id }));
    if (jump.label)
      labels.push({
        text: jump.label,
        at: { x: (from + to) / 2, y: y - 4 - high },
        toward: { x: 0, y: -1 },
        gap: 3,
        tone: jump.tone,
        el: jump.id,
      });
  }
  spec.intervals.forEach((interval, row) => {
    const level = y - 22 - row * 24 - room;
    const ends = {
      from: interval.from === undefined ? 6 : x(interval.from),
      to: interval.to === undefined ? FRAME_WIDTH - 6 : x(interval.to),
    };
    const look = { tone: interval.tone, el: interval.id };
    const line = (a: { x: number; y: number }, b: { x: number; y: number }): Shape => ({ type: 'line', line: 'bold', a, b, ...look });
    shapes.push(line({ x: ends.from, y: level }, { x: ends.to, y: level }));
    for (const side of ['from', 'to'] as const) {
      if (interval[side] === undefined) continue;
      const at = { x: ends[side], y: level };
      const open = interval.open === side || interval.open === 'both';
      shapes.push({ type: 'line', line: 'dot', a: at, b: { x: at.x, y } });
      shapes.push({ type: 'circle', at, r: 4.5, line: 'stroke', fill: open ? 'paper' : 'ink', ...look });
    }
    const middle = { x: (ends.from + ends.to) / 2, y: level };
    if (interval.label) labels.push({ text: interval.label, at: middle, toward: { x: 0, y: -1 }, gap: 4, ...look });
    if (interval.id) elements.push({ id: interval.id, label: elementName.interval(interval), at: middle });
  });
  for (const point of spec.points) {
    const at = { x: x(point.at), y };
    shapes.push(dot(at, 4.5, { tone: point.tone, el: point.id }));
    if (point.label) labels.push({ text: point.label, at, toward: { x: 0, y: -1 }, gap: 8, tone: point.tone, el: point.id });
    if (point.id) elements.push({ id: point.id, label: elementName.point(point), at });
  }
  return { width: FRAME_WIDTH, height: y + 32, shapes, labels, elements };
}
