import { describe, expect, it } from 'vitest';
import { promptText, renderParts } from './prompt-text.ts';

const template = {
  role: 'Tanár vagy.',
  task: 'Magyarázd el {{az tema}} témát!',
  context: '{{#if hatter}}Háttér: {{hatter}}{{/if}}',
  format: 'Lista.',
};

describe('prompt text', () => {
  it('keeps the order of the five parts and leaves out the empty ones', () => {
    const parts = renderParts(template, { tema: 'arány' });
    expect(parts.map(({ part }) => part)).toEqual(['role', 'task', 'format']);
    expect(promptText(parts)).toBe('Tanár vagy.\n\nMagyarázd el az arány témát!\n\nLista.');
  });

  it('shows a gap for what is not filled in yet', () => {
    const task = renderParts(template, {})[1];
    expect(task?.pieces).toContainEqual({ kind: 'gap', text: '', name: 'tema' });
  });

  it('takes a prompt written in one piece', () => {
    expect(promptText(renderParts('Írj {{db}} mondatot!', { db: 3 }))).toBe('Írj 3 mondatot!');
  });
});
