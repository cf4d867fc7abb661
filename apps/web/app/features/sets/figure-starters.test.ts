import { drawFigure } from '@eszkerek/figures/draw';
import { figureSchema } from '@eszkerek/figures/schema';
import { expect, it } from 'vitest';
import { FIGURE_STARTERS } from './figure-starters.ts';

it.each(FIGURE_STARTERS.map(({ label, spec }) => [label, spec] as const))('%s can be drawn as it is', (_, spec) => {
  expect(drawFigure(figureSchema.parse(spec)).svg).toContain('<svg');
});
