import { expect, it } from 'vitest';
import { publicView } from '../../questions/public-view.ts';
import { hotspotSample } from './sample.ts';

it("replaces the author's ids in the drawing by those of the showing", () => {
  const { view } = publicView(hotspotSample.question, 'seed');
  if (view.type !== 'hotspot') throw new Error(view.type);
  expect(view.figure?.svg).not.toMatch(/rovid|hosszu|nincs/);
  for (const { id } of view.spots) expect(view.figure?.svg).toContain(`data-el="${id}"`);
  expect(view.spots.map(({ text, x, y }) => ({ text, x, y }))).toEqual([
    { text: 'AB szakasz', x: 10, y: 20 },
    { text: 'CD szakasz', x: 60, y: 80 },
  ]);
});
