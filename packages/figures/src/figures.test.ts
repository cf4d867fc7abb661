import { gzipSync } from 'node:zlib';
import { createRng } from '@eszkerek/numbers/chance';
import { describe, expect, it } from 'vitest';
import { drawFigure } from './draw.ts';
import { samples } from './samples.ts';
import { type FigureInput, figureSchema } from './schema.ts';

const RANDOM = process.env.TEST_FULL ? 1000 : 60;
const MOST_BYTES = 4096;

const draw = (input: FigureInput) => drawFigure(figureSchema.parse(input));
const gzipped = (text: string): number => gzipSync(text).length;
const gallery = Object.entries(samples).map(([kind, sample]) => ({
  kind,
  examples: Object.entries(sample.examples).map(([name, input]) => ({ name, input })),
  random: sample.random,
}));

/** All that a drawing may hold: the web shows it as it stands. */
const TAGS = /<\/?(?:svg|title|desc|path|text|tspan)(?: (?:class|role|width|height|viewBox|d|x|y|dy|font-size|data-el)="[^"<>]*")*\/?>/g;

/** Overlaps, texts under the smallest size and what leaves the frame throw in drawFigure itself (kit/check-scene.ts). */
describe.each(gallery)('$kind', ({ kind, examples, random }) => {
  it.each(examples)('draws: $name', async ({ name, input }) => {
    const figure = draw(input);
    expect(gzipped(figure.svg)).toBeLessThanOrEqual(MOST_BYTES);
    expect(figure.description.length).toBeGreaterThan(10);
    expect(figure.svg).not.toMatch(/NaN|undefined|Infinity|<script|style=|\bid=/);
    expect(figure.svg.replace(TAGS, '')).not.toMatch(/[<>]/);
    await expect(figure.svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(`./kinds/${kind}/golden/${slug(name)}.svg`);
  });

  it(`draws ${RANDOM} random figures without an overlap, inside the frame and small`, () => {
    const faults: string[] = [];
    for (let seed = 0; seed < RANDOM; seed++) {
      const input = random(createRng(`${kind}-${seed}`));
      try {
        const figure = draw(input);
        if (figure.svg.includes('NaN')) faults.push(`${seed}: NaN`);
        if (seed % 10 === 0 && gzipped(figure.svg) > MOST_BYTES) faults.push(`${seed}: ${gzipped(figure.svg)} bytes`);
        if (seed % 10 === 0 && draw(input).svg !== figure.svg) faults.push(`${seed}: two drawings differ`);
      } catch (error) {
        faults.push(`${seed}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase();
