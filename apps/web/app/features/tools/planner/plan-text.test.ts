import { describe, expect, it } from 'vitest';
import { dayName, honestText, planLines } from './plan-text.ts';

const topic = (title: string) => ({ slug: title, title, minutes: 25 });

describe('the words of a plan', () => {
  it('says nothing when all fits', () => {
    expect(honestText({ days: [], kept: [topic('a')], left: [] })).toBeNull();
  });

  it('does not count a topic that is not written yet', () => {
    const waits = { ...topic('Készül'), waits: true };
    expect(honestText({ days: [], kept: [waits], left: [] })).toBeNull();
    expect(honestText({ days: [], kept: [topic('Arány'), waits], left: [topic('c')] })).not.toContain('Készül');
  });

  it('is honest when the time is too short', () => {
    expect(honestText({ days: [], kept: [topic('Arány'), topic('Tört')], left: [topic('c'), topic('d')] })).toBe(
      'Ennyi idő alatt a fele fér bele. Ezt javaslom: Arány, Tört.',
    );
    expect(honestText({ days: [], kept: [topic('Arány')], left: [topic('c'), topic('d')] })).toContain('3 témából 1 fér bele');
    expect(honestText({ days: [], kept: [], left: [topic('c')] })).toContain('egy téma sem');
  });

  it('writes the days out', () => {
    expect(dayName('2026-11-02')).toBe('november 2., hétfő');
    const block = { id: 'a.1', slug: 'a', title: 'Arány', minutes: 25, part: 1, parts: 1 };
    expect(
      planLines([
        { date: '2026-11-02', blocks: [block], review: false },
        { date: '2026-11-03', blocks: [], review: true },
      ]),
    ).toBe('november 2., hétfő: Arány (25 perc)\nnovember 3., kedd: ismétlés');
  });
});
