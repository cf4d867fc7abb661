import { arrowHead } from '../../kit/marks.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape, type Tone } from '../../kit/scene.ts';
import { waveName } from './names.ts';
import type { Wave } from './schema.ts';

const [LEFT, WIDTH, ROW, CREST] = [30, 262, 104, 36];

export function draw(spec: Wave): Scene {
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  const room = spec.lengthLabel === undefined ? 0 : 22;
  spec.waves.forEach((wave, i) => {
    const y = room + 12 + CREST + i * ROW;
    const high = wave.amplitude * CREST;
    const at = (share: number): { x: number; y: number } => ({
      x: LEFT + share * WIDTH,
      y: y - high * Math.sin(2 * Math.PI * wave.periods * share),
    });
    const count = Math.ceil(wave.periods * 24);
    const end = { x: LEFT + WIDTH + 18, y };
    const tone = ((i % 6) + 1) as Tone;
    shapes.push({ type: 'line', line: 'axis', a: { x: LEFT - 8, y }, b: end }, arrowHead({ x: LEFT, y }, end, 8), {
      type: 'polyline',
      line: 'bold',
      tone,
      points: Array.from({ length: count + 1 }, (_, k) => at(k / count)),
      el: wave.id,
    });
    if (spec.axis !== undefined) labels.push({ text: spec.axis, at: end, gap: 4, toward: { x: 0, y: 1 } });
    if (wave.label !== undefined) labels.push({ text: wave.label, at: { x: 4, y: y - CREST + 2 }, align: 'start', el: wave.id });
    if (wave.id) elements.push({ id: wave.id, label: waveName(wave, i), at: { x: LEFT + WIDTH / 2, y } });
  });
  const [first] = spec.waves;
  if (first) {
    const y = room + 12 + CREST;
    const crest = (k: number): number => LEFT + (WIDTH * (k + 0.25)) / first.periods;
    const high = first.amplitude * CREST;
    if (spec.amplitudeLabel !== undefined) {
      const x = crest(0);
      shapes.push(
        { type: 'line', line: 'thin', a: { x, y }, b: { x, y: y - high } },
        arrowHead({ x, y }, { x, y: y - high }, 6),
        arrowHead({ x, y: y - high }, { x, y }, 6),
      );
      labels.push({ text: spec.amplitudeLabel, at: { x, y: y - high / 2 }, gap: 4, toward: { x: 1, y: 0 } });
    }
    if (spec.lengthLabel !== undefined) {
      const [a, b] = [
        { x: LEFT, y: room + 4 },
        { x: LEFT + WIDTH / first.periods, y: room + 4 },
      ];
      shapes.push(
        { type: 'line', line: 'thin', a, b },
        arrowHead(a, b, 7),
        arrowHead(b, a, 7),
        { type: 'line', line: 'dot', a, b: { x: a.x, y } },
        { type: 'line', line: 'dot', a: b, b: { x: b.x, y } },
      );
      labels.push({ text: spec.lengthLabel, at: { x: (a.x + b.x) / 2, y: a.y }, gap: 4, toward: { x: 0, y: -1 } });
    }
  }
  return { width: FRAME_WIDTH, height: room + 24 + 2 * CREST + (spec.waves.length - 1) * ROW, shapes, labels, elements };
}
