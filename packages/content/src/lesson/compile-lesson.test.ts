import { describe, expect, it } from 'vitest';
import type { Fault } from '../fault.ts';
import { reportInto } from '../fault.ts';
import { AI, LESSON, sampleContent } from '../testing/sample-content.ts';
import { compileLesson } from './compile-lesson.ts';

const compile = (file: string, change: (text: string) => string = text => text) => {
  const faults: Fault[] = [];
  const draft = compileLesson(change(sampleContent().get(file) ?? ''), reportInto(faults, file), new Map());
  return { faults, draft };
};
const blocksOf = (draft: ReturnType<typeof compile>['draft'], id: string) =>
  draft?.sections.find(section => section.id === id)?.blocks ?? [];

describe('compileLesson', () => {
  it('cuts the page into its sections with a table of contents', () => {
    const { draft } = compile(LESSON, text => text.replace('### Miért marad a nevező?', '### Miért marad a nevező? {#miert}'));
    expect(draft?.toc.map(entry => entry.id)).toEqual(['bevezeto', 'felfedezes', 'szabaly', 'pelda', 'probald', 'hiba', 'osszefoglalo']);
    expect(draft?.toc[2]).toEqual({
      id: 'szabaly',
      title: 'A szabály',
      subheadings: [
        { id: 'egyenlo-es-kulonbozo-nevezok', title: 'Egyenlő és különböző nevezők' },
        { id: 'miert', title: 'Miért marad a nevező?' },
      ],
    });
    expect(JSON.stringify(blocksOf(draft, 'szabaly'))).toContain('<h3 id=\\"miert\\">Miért marad a nevező?</h3>');
  });

  it('lists headings inside a box, titled examples and try questions as sub-headings, each found in its block', () => {
    const { draft } = compile(LESSON, text => text.replace(':::rule\n', ':::rule\n### A dobozban\n\n'));
    const parts = (id: string) => draft?.toc.find(entry => entry.id === id)?.subheadings;
    expect(parts('szabaly')?.map(({ title }) => title)).toContain('A dobozban');
    const examples = blocksOf(draft, 'pelda').flatMap(block => (block.type === 'example' ? [{ id: block.id, title: block.title }] : []));
    expect(examples).toHaveLength(2);
    expect(parts('pelda')).toEqual(examples);
    expect(parts('probald')).toEqual([{ id: 't1', title: 'Feladat' }]);
    const twoTries = compile(AI).draft;
    expect(blocksOf(twoTries, 'probald').map(block => block.type === 'try' && block.title)).toEqual(['1. feladat', '2. feladat']);
  });

  it('makes blocks of a closed list of kinds', () => {
    const { draft } = compile(AI);
    expect(draft?.sections.map(section => [section.id, section.type, section.blocks.map(block => block.type).join(' ')])).toEqual([
      ['bevezeto', 'section', 'html'],
      ['felfedezes', 'section', 'widget html'],
      ['szabaly', 'section', 'html rule html'],
      ['miert', 'section', 'why'],
      ['pelda', 'section', 'example html'],
      ['probald', 'section', 'try try'],
      ['hiba', 'section', 'mistake'],
      ['muhely', 'tasks_section', 'tasks prompt html'],
      ['kihivas', 'section', 'challenge challenge'],
      ['osszefoglalo', 'section', 'html'],
    ]);
  });

  it('keeps a prompt as it was typed and finds its fields', () => {
    const [, prompt] = blocksOf(compile(AI).draft, 'muhely');
    expect(prompt).toMatchObject({ type: 'prompt', label: 'Forrásnyomozó prompt', fields: ['téma'] });
    expect(prompt?.type === 'prompt' && prompt.text.split('\n')).toHaveLength(4);
  });

  it('leaves times and ratios in running text alone', () => {
    const { draft, faults } = compile(LESSON, text =>
      text.replace('Péntek este két', 'Péntek este 10:30-kor, 3:4 arányban, a 7:b asztalnál két'),
    );
    expect(faults).toEqual([]);
    expect(JSON.stringify(draft?.sections[0])).toContain('10:30-\u2060kor, 3:4 arányban, a 7:b asztalnál');
  });

  it('wraps tables so that they scroll by keyboard, and names them by their heads', () => {
    expect(JSON.stringify(blocksOf(compile(AI).draft, 'muhely'))).toContain(
      '<div class=\\"table-scroll\\" tabindex=\\"0\\" role=\\"region\\" aria-label=\\"Táblázat: Állítás, 1. forrás, 2. forrás, Egyezik?, Döntés\\"><table>',
    );
  });

  it('sets the sentences of a widget as it sets running text, and leaves the names in its state alone', () => {
    const { draft } = compile(LESSON, text => text.replace(/"task": "/, '"task": "Vágj le 5 cm-t! '));
    const widget = blocksOf(draft, 'felfedezes').find(block => block.type === 'widget');
    expect(JSON.stringify(widget)).toContain('"task":"Vágj le 5\u00a0cm-\u2060t! ');
  });
});
