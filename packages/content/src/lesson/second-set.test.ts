import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Fault, reportInto } from '../fault.ts';
import { LESSON, sampleContent } from '../testing/sample-content.ts';
import { CHALLENGES, FORMS, WHY, withSecondSet } from '../testing/second-set.ts';
import { compileLesson } from './compile-lesson.ts';

const compile = (text: string) => {
  const faults: Fault[] = [];
  const draft = compileLesson(text, reportInto(faults, LESSON), new Map());
  return { draft, faults: faults.map(({ rule, line }) => `${rule}:${line}`) };
};
const model = withSecondSet(sampleContent().get(LESSON) ?? '');

/** One real mistake each: what is written instead of what, and a part that stands on the line the fault must name. */
const MISTAKES: { rule: string; find: string; by: string; at: string }[] = [
  { rule: 'schema', find: 'opening: tortenet', by: 'opening: mese', at: 'opening: mese' },
  { rule: 'schema', find: ', closing: osszegzes', by: '', at: 'forms:' },
  { rule: 'section-missing', find: WHY, by: '', at: '- A végén egyszerűsíts' },
  { rule: 'section-missing', find: CHALLENGES, by: '', at: '- A végén egyszerűsíts' },
  { rule: 'section-order', find: '{#miert}', by: '{#kihivas}', at: '{#pelda}' },
  { rule: 'section-part', find: ':::why{title="Miért marad a nevező?"}', by: ':::rule', at: '{#miert}' },
  { rule: 'section-part', find: CHALLENGES.slice(CHALLENGES.indexOf(':::challenge{#k2')), by: '', at: '{#kihivas}' },
  { rule: 'section-length', find: 'Vágj egy csíkot', by: `${'Nézd meg jól! '.repeat(90)}Vágj egy csíkot`, at: '{#miert}' },
  { rule: 'question-id', find: '{#k2 title', by: '{#k1 title', at: 'title="Egyiptomi' },
  { rule: 'question-id', find: '{#k2 title', by: '{title', at: 'title="Egyiptomi' },
  { rule: 'subheading-missing', find: ' title="Egyiptomi törtek"', by: '', at: '{#k2' },
  { rule: 'hints-three', find: "  - 'Vedd el a felet! Mi marad?'\n", by: '', at: "- 'Melyik a legnagyobb" },
  {
    rule: 'hint-gives-answer',
    find: 'Hány egyforma részre oszlik',
    by: 'Tehát $\\frac5{36}$ jut. Hány részre oszlik',
    at: "- 'Mekkora rész maradt",
  },
  { rule: 'schema', find: "answer: '$\\frac5{36}$'\n", by: '', at: 'task: |' },
  { rule: 'figure', find: 'parts: 6}', by: 'parts: 6, points: [{at: 9, label: P}]}', at: 'figure: {' },
  { rule: 'latex', find: '$\\frac5{12}=\\frac{15}{36}$', by: '$\\frac5{12}=\\fract{15}{36}$', at: 'Bővítünk 3-mal: $\\frac5' },
  {
    rule: 'directive-unknown',
    find: ':::why{title="Miért marad a nevező?"}',
    by: '::::why\n:::challenge{#k3 title="x"}\n:::\n::::\n:::tasks',
    at: ':::challenge{#k3',
  },
];

describe('a lesson of the second set', () => {
  it('has its why after the rule and its challenges before the summary, both in the contents', () => {
    const { draft, faults } = compile(model);
    expect(faults).toEqual([]);
    expect(draft?.toc.map(({ id }) => id)).toEqual([
      'bevezeto',
      'felfedezes',
      'szabaly',
      'miert',
      'pelda',
      'probald',
      'hiba',
      'kihivas',
      'osszefoglalo',
    ]);
    expect(draft?.toc.at(-2)?.subheadings).toEqual([
      { id: 'k1', title: 'Négy testvér, egy torta' },
      { id: 'k2', title: 'Egyiptomi törtek' },
    ]);
    const blocks = (id: string) => draft?.sections.find(section => section.id === id)?.blocks;
    expect(blocks('miert')).toMatchObject([{ type: 'why', title: 'Miért marad a nevező?', blocks: [{ type: 'html' }] }]);
    expect(blocks('kihivas')).toMatchObject([
      { type: 'challenge', id: 'k1', hints: { length: 3 } },
      { type: 'challenge', id: 'k2', figure: { svg: expect.stringContaining('<svg') } },
    ]);
  });

  it('keeps each line of a challenge on a line of its own', () => {
    const challenge = compile(model).draft?.sections.find(section => section.id === 'kihivas')?.blocks[1];
    expect(challenge?.type === 'challenge' && challenge.task).toContain('két egyforma.<br>\n<strong>a)</strong>');
  });

  it('has to have its challenges solved by somebody else', () => {
    expect(compile(model).draft?.items.map(({ id }) => id)).toEqual(['t1', 'k1', 'k2']);
  });

  it.each(MISTAKES)('$rule: $by', ({ rule, find, by, at }) => {
    expect(model, 'the text to be spoilt').toContain(find);
    const spoilt = model.replace(find, () => by);
    expect(compile(spoilt).faults).toContain(`${rule}:${spoilt.slice(0, spoilt.indexOf(at)).split('\n').length}`);
  });

  it('is shown in the guide as it is checked here', () => {
    const guide = readFileSync(new URL('../../../../docs/content-guide.md', import.meta.url), 'utf8');
    expect([FORMS, WHY, CHALLENGES].filter(part => !guide.includes(part))).toEqual([]);
  });
});

it('a lesson that names no forms needs neither', () => {
  expect(compile(sampleContent().get(LESSON) ?? '').faults).toEqual([]);
});
