import { load } from '@eszkerek/content/load';
import { isWidgetKind, type WidgetConfig, type WidgetKind, widgetSchemas } from '@eszkerek/contract/widgets/index';
import type { Block } from '@eszkerek/documents/block';
import type { ContentDocument } from '@eszkerek/documents/document';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { asked } from './asked.test-kit.ts';
import { bench } from './bench.test-kit.ts';
import { reach } from './reach.test-kit.ts';
import { registry, type WidgetView } from './registry.ts';

vi.mock('./kit/use-widget.ts', async () => ({ useWidget: (await import('./bench.test-kit.ts')).useBench }));
vi.mock('react/jsx-dev-runtime', async original => {
  const real = await original<typeof import('react/jsx-dev-runtime')>();
  return { ...real, jsxDEV: (await import('./bench.test-kit.ts')).listening(real.jsxDEV) };
});

/** Any day's measurements and shuffles. */
const SEEDS = [1, 2, 3, 20_261, 77_777];

async function drawing<K extends WidgetKind>(kind: K, config: WidgetConfig<K>) {
  const { default: View }: { default: WidgetView<K> } = await registry[kind]();
  return (seed: number) => bench(() => renderToString(createElement(View, { config, id: 'bench', seed })));
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

it.each(tasks)('$name: starts unsolved and the goal can be reached by its own controls', async ({ kind, config }) => {
  if (!isWidgetKind(kind)) throw new Error(`no widget: ${kind}`);
  const at = await drawing(kind, widgetSchemas[kind].parse(config));
  for (const seed of SEEDS) {
    const one = at(seed);
    expect(one.verdict(one.start()).solved).toBe(false);
    expect(one.adrift(one.start())).toEqual([]);
  }
  expect(reach(at(SEEDS[0] ?? 1))).toBeGreaterThan(0);
});

it.each(asked)('%s: %s can be set to %j', async (widget, slider, values) => {
  const { kind = '', config } = tasks.find(({ name }) => name === widget) ?? {};
  if (!isWidgetKind(kind)) throw new Error(`no widget: ${widget}`);
  const at = await drawing(kind, widgetSchemas[kind].parse(config));
  expect(at(1).stopsOf(slider)).toEqual(expect.arrayContaining(values));
});

it('finds a goal between the stops of the sliders, and a start between them', async () => {
  const at = await drawing('force-board', {
    mode: 'work',
    state: { force: 40, distance: 2, maxForce: 120, maxDistance: 8 },
    goal: { work: 481 },
    text: { task: 'x' },
    alt: 'x',
  });
  expect(at(1).adrift(at(1).start())).toEqual([
    { value: 40, min: 0, max: 120, step: 2.4 },
    { value: 2, min: 0, max: 8, step: 0.16 },
  ]);
  expect(reach(at(1), 150)).toBeNull();
});
