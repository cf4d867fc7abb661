import { load } from '@eszkerek/content/load';
import type { Block } from '@eszkerek/documents/block';
import type { ContentDocument } from '@eszkerek/documents/document';
import { isWidgetKind, parseConfig, type WidgetConfig, type WidgetKind } from '@eszkerek/widgets/kinds.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { drivenWidget } from '@eszkerek/widgets/testing/driven-widget.ts';
import { reach } from '@eszkerek/widgets/testing/reach.ts';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { asked } from './asked-values.ts';

// The controls are read from the elements React is asked to make; the real function still makes them.
vi.mock('react/jsx-dev-runtime', async original => {
  const real = await original<typeof import('react/jsx-dev-runtime')>();
  return { ...real, jsxDEV: (await import('@eszkerek/widgets/testing/driven-widget.ts')).recordElements(real.jsxDEV) };
});

/** Any day's measurements and shuffles. */
const SEEDS = process.env.TEST_FULL ? [1, 2, 3, 20_261, 77_777] : [20_261];

async function widgetWithSeed<K extends WidgetKind>(kind: K, config: WidgetConfig<K>) {
  const { title, view } = widgets[kind];
  const { default: View } = await view();
  return (seed: number) => drivenWidget(createElement(View, { config, title, id: 'test', seed }));
}

const widgetsIn = (blocks: readonly Block[]): (Block & { type: 'widget' })[] =>
  blocks.flatMap(block => ('blocks' in block ? widgetsIn(block.blocks) : block.type === 'widget' ? [block] : []));

const sectionsOf = (document: ContentDocument) => ('sections' in document && Array.isArray(document.sections) ? document.sections : []);

const tasks = load().content.documents.flatMap(document =>
  sectionsOf(document).flatMap(section =>
    widgetsIn('blocks' in section ? section.blocks : []).map(block => ({ name: `${document.slug} ${block.id}`, ...block })),
  ),
);

it('finds the widgets', () => expect(tasks.length).toBeGreaterThan(140));

it.each(tasks)('$name: starts unsolved', async ({ kind, config }) => {
  if (!isWidgetKind(kind)) throw new Error(`no widget: ${kind}`);
  const at = await widgetWithSeed(kind, parseConfig(kind, config));
  for (const seed of SEEDS) {
    const one = at(seed);
    expect(one.verdict(one.start()).solved).toBe(false);
    expect(one.slidersBetweenStops(one.start())).toEqual([]);
  }
});

/** The full set plays every widget to its goal; the quick one the first of each kind. */
const played = process.env.TEST_FULL ? tasks : [...Map.groupBy(tasks, ({ kind }) => kind).values()].flatMap(([first]) => first ?? []);

it.each(played)('$name: the goal can be reached by its own controls', async ({ kind, config }) => {
  if (!isWidgetKind(kind)) throw new Error(`no widget: ${kind}`);
  const at = await widgetWithSeed(kind, parseConfig(kind, config));
  expect(reach(at(SEEDS[0] ?? 1))).toBeGreaterThan(0);
});

it.each(asked)('%s: %s can be set to %j', async (widget, slider, values) => {
  const { kind = '', config } = tasks.find(({ name }) => name === widget) ?? {};
  if (!isWidgetKind(kind)) throw new Error(`no widget: ${widget}`);
  const at = await widgetWithSeed(kind, parseConfig(kind, config));
  expect(at(1).stopsOf(slider)).toEqual(expect.arrayContaining(values));
});

it('finds a goal between the stops of the sliders, and a start between them', async () => {
  const at = await widgetWithSeed('force-board', {
    mode: 'work',
    state: { force: 40, distance: 2, maxForce: 120, maxDistance: 8 },
    goal: { work: 481 },
    text: { task: 'x' },
    alt: 'x',
  });
  expect(at(1).slidersBetweenStops(at(1).start())).toEqual([
    { value: 40, min: 0, max: 120, step: 2.4 },
    { value: 2, min: 0, max: 8, step: 0.16 },
  ]);
  expect(reach(at(1), 150)).toBeNull();
});
