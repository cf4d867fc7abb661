import type { Block, LeafBlock, Section } from '@eszkerek/documents/block';
import { expect, it } from 'vitest';
import { slidesOf } from './slides-of.ts';

const text = (html: string): LeafBlock => ({ type: 'html', html });
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

it('goes on a new slide at a heading where a section gets too long', () => {
  const [first, second, third] = ['<h3>Egy</h3>', '<h3>Kettő</h3>', '<h3>Három</h3>'].map(title =>
    text(`${title}<p>${'a'.repeat(220)}</p>`),
  );
  const rule: Block = { type: 'rule', blocks: [text('b'.repeat(180))] };
  if (!(first && second && third)) return;
  expect(shown(section(first, second))).toEqual([[first, second]]);
  expect(shown(section(first, rule, second, third))).toEqual([
    [first, rule],
    [second, third],
  ]);
  const joined = text(`<p>Bevezető</p><h3>Egy</h3><p>${'a'.repeat(900)}</p>`);
  expect(shown(section(joined))).toEqual([[text('<p>Bevezető</p>')], [text(`<h3>Egy</h3><p>${'a'.repeat(900)}</p>`)]]);
});
