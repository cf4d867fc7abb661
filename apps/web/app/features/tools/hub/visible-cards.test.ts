import { describe, expect, it } from 'vitest';
import { type HubGroup, lastCard, visibleGroups } from './visible-cards.ts';

const groups: HubGroup[] = [
  {
    id: 'a',
    title: 'A',
    cards: [
      { link: 'egy', title: 'Egy', grade: [5, 6] },
      { link: 'ket', title: 'Két', audience: 'student' },
    ],
  },
  { id: 'b', title: 'B', cards: [{ link: 'tanari', title: 'Tanári', audience: 'teacher' }] },
];
const all = { grade: null, audience: null };
const links = (list: HubGroup[]) => list.flatMap(group => group.cards.map(card => card.link));

describe('the cards of a hub', () => {
  it('hides teacher cards, and groups left empty, from pupils and guests', () => {
    for (const role of ['student', 'guest'] as const) expect(visibleGroups(groups, role, all).map(group => group.id)).toEqual(['a']);
    for (const role of ['teacher', 'admin'] as const) expect(links(visibleGroups(groups, role, all))).toContain('tanari');
  });

  it('filters by grade and audience; a card for all stays', () => {
    expect(links(visibleGroups(groups, 'teacher', { ...all, grade: 8 }))).toEqual(['ket', 'tanari']);
    expect(links(visibleGroups(groups, 'teacher', { ...all, audience: 'teacher' }))).toEqual(['egy', 'tanari']);
    expect(links(visibleGroups(groups, 'teacher', { ...all, audience: 'student' }))).toEqual(['egy', 'ket']);
  });

  it('finds the card used last', () => {
    expect(lastCard(groups, ['masutt', 'ket', 'egy'])?.link).toBe('ket');
    expect(lastCard(groups, [])).toBeUndefined();
  });
});
