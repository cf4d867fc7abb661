import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { drivenWidget } from '@eszkerek/widgets/testing/driven-widget.ts';
import { reach } from '@eszkerek/widgets/testing/reach.ts';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';

// The controls are read from the elements React is asked to make; the real function still makes them.
vi.mock('react/jsx-dev-runtime', async original => {
  const real = await original<typeof import('react/jsx-dev-runtime')>();
  return { ...real, jsxDEV: (await import('@eszkerek/widgets/testing/driven-widget.ts')).recordElements(real.jsxDEV) };
});

const examples = examplesOf('geometry-board').filter(({ mode }) => mode === 'construct');

it.each(examples.map(config => [config.text.task, config] as const))('%s is solved with the controls of the board', async (_, config) => {
  const { title, view } = widgets['geometry-board'];
  const { default: View } = await view();
  expect(reach(drivenWidget(createElement(View, { config, title, id: 'test', seed: 1 })))).toBeGreaterThan(3);
});
