import { describe, expect, it } from 'vitest';
import { widgetExamples } from './examples.ts';
import { isWidgetKind, widgetSchemas } from './index.ts';

describe.each(Object.entries(widgetSchemas))('%s', (kind, schema) => {
  const examples = isWidgetKind(kind) ? widgetExamples[kind] : [];

  it('has a valid example with a goal for every mode', () => {
    for (const example of examples) expect(schema.parse(example)).toEqual(example);
    const shown = new Set<string>(examples.filter(example => example.goal).map(example => example.mode));
    const modes = schema.options.map(option => option.shape.mode.value);
    expect([...shown].sort()).toEqual([...modes].sort());
  });

  it('accepts the same block without a goal (free mode)', () => {
    for (const { goal: _, ...free } of examples) expect(() => schema.parse(free)).not.toThrow();
  });

  it('refuses an unknown field and a goal without its sentence', () => {
    const [example] = examples;
    expect(() => schema.parse({ ...example, colour: 'red' })).toThrow();
    expect(() => schema.parse({ ...example, text: { task: 'Valami.' } })).toThrow(/text.solved/);
  });
});
