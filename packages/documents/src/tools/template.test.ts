import { describe, expect, it } from 'vitest';
import { renderTemplate, TemplateError, templateNames } from './template.ts';

describe('template', () => {
  it.each([
    ['Témám: {{tema}}.', { tema: 'Törtek' }, 'Témám: Törtek.'],
    ['a {{tema|kisbetus}} témában', { tema: 'ÉGHAJLAT' }, 'a éghajlat témában'],
    ['{{az tema}} és {{az masik}}', { tema: 'arány', masik: 'tört' }, 'az arány és a tört'],
    ['{{az n}}. osztály', { n: 5 }, 'az 5. osztály'],
    ['{{az n}}', { n: '1 000 000' }, 'az 1 000 000'],
    ['{{#if pelda}}Adj példát: {{pelda}}!{{/if}}', { pelda: '' }, ''],
    ['{{#if pelda}}Adj példát: {{pelda}}!{{/if}}', { pelda: 'busz' }, 'Adj példát: busz!'],
    ['{{#if kell}}x{{/if}}', { kell: false }, ''],
    ['{{#each szavak}}- {{this}}\n{{/each}}', { szavak: ['egy', 'két'] }, '- egy\n- két\n'],
    ['{{#each s}}{{#if jel}}{{jel}}{{/if}}{{az this|kisbetus}};{{/each}}', { s: ['Alma', 'Körte'], jel: '*' }, '*az alma;*a körte;'],
    ['{{lista}}', { lista: ['a', 'b'] }, 'a, b'],
    ['üres: {{nincs}}!', {}, 'üres: !'],
  ])('renders %j', (template, values, expected) => {
    expect(renderTemplate(template, values)).toBe(expected);
  });

  it('never reads what was typed as a template', () => {
    expect(renderTemplate('{{tema}}', { tema: '{{titok}} {{#if x}}' })).toBe('{{titok}} {{#if x}}');
  });

  it('does not reach inherited properties', () => {
    expect(renderTemplate('[{{constructor}}]', {})).toBe('[]');
  });

  it.each(['{{#if a}}', '{{/if}}', '{{#if a}}{{/each}}', '{{a b c}}', '{{a', 'a}}', '{{a|nagybetus}}', '{{alert(1)}}'])(
    'refuses %j',
    template => {
      expect(() => renderTemplate(template, {})).toThrow(TemplateError);
    },
  );

  it('lists the names it reads', () => {
    expect(templateNames('{{a}} {{az b}} {{#if c}}{{a}}{{/if}}{{#each d}}{{this}}{{e|kisbetus}}{{/each}}').sort()).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });
});
