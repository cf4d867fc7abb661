import { widgetExamples } from '@eszkerek/contract/widgets/examples';
import { isWidgetKind, type WidgetConfig, type WidgetKind, widgetSchemas } from '@eszkerek/contract/widgets/index';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { registry, type WidgetView } from './registry.ts';
import { titles } from './titles.ts';
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
  const { default: View }: { default: WidgetView<K> } = await registry[kind]();
  return renderToString(createElement(View, { config, id: `test-${kind}`, seed: 2026 }));
}

async function draws<K extends WidgetKind>(kind: K) {
  const examples: WidgetConfig<K>[] = widgetExamples[kind];
  for (const config of examples) {
    const task = await render(kind, config);
    expect(task).toContain('Ellenőrzöm');
    expect(task).toContain('aria-live="polite"');
    expect(plain(task)).toContain(config.alt);
    const free = await render(kind, { ...config, goal: undefined });
    expect(free).not.toContain('Ellenőrzöm');
  }
}

describe.each(Object.keys(widgetSchemas).filter(isWidgetKind))('%s', kind => {
  it('draws every mode as a task and as free play', () => draws(kind));

  it('shows its text before it is loaded', () => {
    const [config] = widgetExamples[kind];
    if (!config) throw new Error('no example');
    const html = plain(renderToString(createElement(Widget<typeof kind>, { kind, config, id: 'x', seed: 1 })));
    expect(html).toContain(config.text.task);
    expect(html).toContain(config.alt);
    expect(html).toContain(titles[kind]);
  });
});
