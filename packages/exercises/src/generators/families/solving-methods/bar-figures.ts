import { numberToWords } from '@eszkerek/numbers/hungarian';
import { type Geometry, nameless, type Point } from '../shared/plane-figures.ts';

interface Row {
  name: string;
  /** Equal parts. */
  cells: number;
  /** A piece at the end, as long as this many parts, with its size. */
  extra?: { length: number; label: string };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const partsInWords = (cells: number, isSecond: boolean): string =>
  cells === 1 ? (isSecond ? 'egy ilyen rész' : 'egy rész') : `${cells === 2 ? 'két' : numberToWords(cells)} egyforma rész`;

/** Two quantities as bars of equal parts under each other. */
export function barFigure(rows: readonly [Row, Row]): Geometry {
  const points: Record<string, { at: Point; label: string | false; dot: boolean }> = {};
  const add = (at: Point): string => {
    const name = LETTERS.charAt(Object.keys(points).length);
    points[name] = nameless(at);
    return name;
  };
  const longest = Math.max(...rows.map(row => row.cells + (row.extra?.length ?? 0)));
  const unit = 10 / longest;
  const polygons: Geometry['polygons'] = [];
  const segments: Geometry['segments'] = [];
  const lengths: Geometry['lengths'] = [];
  rows.forEach(({ name, cells, extra }, i) => {
    const [low, high] = i === 0 ? [2.4, 3.4] : [0, 1];
    const end = cells * unit;
    polygons.push({ points: [add([0, low]), add([end, low]), add([end, high]), add([0, high])], fill: i === 0 ? 1 : 2 });
    // Beside the bar, not on its edge: the white edge of the name would wipe out the line.
    // A name moves away from the middle of the drawing, so its point stands nearer to it than the middle of the bar.
    const beside: Point = [-0.2, i === 0 ? low + 0.1 : high - 0.1];
    points[add(beside)] = { at: beside, label: name, dot: false };
    add([-3, low]);
    for (let k = 1; k < cells; k++) segments.push([add([k * unit, low]), add([k * unit, high])]);
    if (!extra) return;
    const stop = end + extra.length * unit;
    const [from, to] = [add([end, high]), add([stop, high])];
    polygons.push({ points: [add([end, low]), add([stop, low]), to, from], line: 'dash' });
    lengths.push({ ends: [from, to], label: extra.label, offset: i === 0 ? 14 : -14 });
  });
  const title = rows
    .map(({ name, cells, extra }, i) => `${name}: ${partsInWords(cells, i > 0)}${extra ? ` és még ${extra.label}` : ''}`)
    .join('; ');
  return { kind: 'geometry', title, titleOnly: true, height: 170, points, polygons, segments, lengths };
}
