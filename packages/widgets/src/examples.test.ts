import { describe, expect, it } from 'vitest';
import { examplesOf } from './examples.ts';
import { widgetKinds, widgetSchemas } from './kinds.ts';

describe.each(widgetKinds)('%s', kind => {
  const schema = widgetSchemas[kind];
  const examples = examplesOf(kind);

  it('has an example with a goal for every mode', () => {
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
