import type { Block, Section } from '@eszkerek/documents/block';
import { expect, it } from 'vitest';
import { slidesOf } from './slides-of.ts';

const text = (html: string): Block => ({ type: 'html', html });
const example = (title: string): Block => ({ type: 'example', title, blocks: [] });
const section = (...blocks: Block[]): Section => ({ id: 'pelda', title: 'Kidolgozott példák', type: 'section', blocks });
const shown = (...sections: Section[]) => slidesOf(sections).map(({ blocks }) => blocks);

it('gives each of several examples a slide, with the text before the first and after each', () => {
  const [lead, one, after, two] = [text('Nézd!'), example('1.'), text('Tehát'), example('2.')];
  expect(shown(section(lead, one, after, two))).toEqual([[lead, one, after], [two]]);
});

it('leaves every other section on one slide', () => {
  const rule: Block = { type: 'rule', blocks: [] };
  const [note, one] = [text('És'), example('1.')];
  expect(shown(section(rule, note), section(one, note), section())).toEqual([[rule, note], [one, note], []]);
});
