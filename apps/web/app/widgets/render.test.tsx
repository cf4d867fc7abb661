import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { type WidgetConfig, type WidgetKind, widgetKinds } from '@eszkerek/widgets/kinds.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Widget } from './widget.tsx';

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

async function render<K extends WidgetKind>(kind: K, config: WidgetConfig<K>): Promise<string> {
  const { title, view } = widgets[kind];
  const { default: View } = await view();
  return renderToString(createElement(View, { config, title, id: `test-${kind}`, seed: 2026 }));
}

async function draws<K extends WidgetKind>(kind: K) {
  for (const config of examplesOf(kind)) {
    const task = await render(kind, config);
    expect(task).toContain('Ellenőrzöm');
    expect(task).toContain('aria-live="polite"');
    expect(plain(task)).toContain(config.alt);
    const free = await render(kind, { ...config, goal: undefined });
    expect(free).not.toContain('Ellenőrzöm');
  }
}

describe.each(widgetKinds)('%s', kind => {
  it('draws every mode as a task and as free play', () => draws(kind));

  it('shows its text before it is loaded', () => {
    const [config] = examplesOf(kind);
    if (!config) throw new Error('no example');
    const html = plain(renderToString(createElement(Widget<typeof kind>, { kind, config, id: 'x', seed: 1 })));
    expect(html).toContain(config.text.task);
    expect(html).toContain(config.alt);
    expect(html).toContain(widgets[kind].title);
  });
});

it('writes the numbers of the axes over the lines', async () => {
  const [config] = examplesOf('function-plotter');
  if (!config) throw new Error('no example');
  const html = await render('function-plotter', config);
  expect(html.indexOf('text-anchor="middle"')).toBeGreaterThan(html.lastIndexOf('clip-path='));
});
