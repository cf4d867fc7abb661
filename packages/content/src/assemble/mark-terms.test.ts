import type { Section } from '@eszkerek/documents/block';
import { describe, expect, it } from 'vitest';
import { markTerms } from './mark-terms.ts';

const term = (hu: string, more: { also?: string[]; subject?: 'matematika' | 'fizika'; lesson?: string } = {}) => ({
  id: hu.normalize('NFD').replace(/[^a-z]/g, ''),
  hu,
  ro: `${hu} (ro)`,
  en: `${hu} (en)`,
  also: [],
  ...more,
});
const page = (...html: string[]): Section[] => [
  { id: 'szabaly', title: 'Szabály', type: 'section', blocks: html.map(inner => ({ type: 'html', html: inner })) },
];
const lesson = { slug: 'matek-5-x', subject: 'matematika' };
const mark = (html: string, ...terms: ReturnType<typeof term>[]) => {
  const { sections, terms: found } = markTerms(page(html), terms, lesson);
  const block = sections[0]?.blocks[0];
  return { html: block?.type === 'html' ? block.html : '', found: found.map(({ hu }) => hu) };
};

describe('terms in a lesson', () => {
  it('become a link where they first stand, with their ending', () => {
    expect(mark('<p>Írd a nevezőt ide, a nevező alul van.</p>', term('nevező'))).toEqual({
      html: '<p>Írd a <a class="term" href="/szojegyzek#nevezo">nevezőt</a> ide, a nevező alul van.</p>',
      found: ['nevező'],
    });
  });

  it('are not found inside other words', () => {
    expect(mark('<p>A szakaszos tört és a vonalszakasz.</p>', term('szakasz')).found).toEqual([]);
    expect(mark('<p>él a hal</p>', term('él')).found).toEqual([]);
  });

  it('stay plain in links, headings and formulas', () => {
    const html =
      '<h3>szorzat</h3><p><a href="/x">szorzat</a> <span class="katex"><span><span>szorzat</span></span>szorzat</span></p><div class="formula">szorzat</div>';
    expect(mark(html, term('szorzat'))).toEqual({ html, found: [] });
    expect(mark(`${html}<p>szorzat</p>`, term('szorzat')).html).toContain('<p><a class="term" href="/szojegyzek#szorzat">szorzat</a></p>');
  });

  it('are those of the subject, at most eight, and the ones this lesson teaches come first', () => {
    const words = ['alma fa', 'barack', 'cseresznye', 'datolya', 'egres bokor', 'füge fa', 'galagonya', 'húsos som', 'körte fa'];
    const html = `<p>${words.join(', ')}, sebesség</p>`;
    const terms = [...words.map(word => term(word)), term('sebesség', { subject: 'fizika' })];
    const { found } = mark(html, ...terms, term('barack mag', { also: ['barack'], lesson: lesson.slug }));
    expect(found).toHaveLength(8);
    expect(found[0]).toBe('barack mag');
    expect(found).not.toContain('sebesség');
  });
});
