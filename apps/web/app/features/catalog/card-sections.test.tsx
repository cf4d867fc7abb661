import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CardSections } from './card-sections.tsx';
import type { CardItem } from './home-cards.ts';

const card = (slug: string, category: string): CardItem => ({ slug, title: slug, description: '', category, art: 'hub' });
const cards = {
  freeLessons: { matematika: [card('m', 'free_lesson')], fizika: [card('f', 'free_lesson')], ai: [card('a', 'free_lesson')] },
  freeTools: [card('ft', 'free_tool')],
  premiumCourses: [card('pc', 'premium_course')],
  premiumTools: [card('pt', 'premium_tool')],
};
const showCards = (premiumAccess: boolean) => show(<CardSections cards={cards} premiumAccess={premiumAccess} />);

it('says that no registration is needed only to those who have none', () => {
  const { unmount } = showCards(false);
  expect(screen.getByText('Regisztráció nélkül is elkezdheted.')).toBeVisible();
  unmount();
  show(<CardSections cards={cards} premiumAccess signedIn />);
  expect(screen.queryByText('Regisztráció nélkül is elkezdheted.')).toBeNull();
});

it('shows free lessons by subject, free tools, premium courses, premium tools', () => {
  showCards(true);
  const headings = [2, 3].flatMap(level => screen.getAllByRole('heading', { level }));
  const inOrder = screen.getAllByRole('heading').filter(heading => headings.includes(heading));
  expect(inOrder.map(heading => heading.textContent)).toEqual([
    'Ingyenes leckék',
    'Matematika',
    'Fizika',
    'Mesterséges intelligencia',
    'Ingyenes eszközök',
    'ft',
    'Prémium kurzusok',
    'pc',
    'Prémium eszközök',
    'pt',
  ]);
});

it.each([
  [false, '/bejelentkezes', '/bejelentkezes'],
  [true, '/tananyag/pc', '/tananyag/pt'],
])('leads to login from premium cards only, and only without access (%s)', (access, course, tool) => {
  showCards(access);
  const leadsTo = (name: string) => screen.getByRole('link', { name: new RegExp(`(^|\\s)${name}(\\s|$)`) }).getAttribute('href');
  expect(['m', 'f', 'a', 'ft'].map(leadsTo)).toEqual(['/tananyag/m', '/tananyag/f', '/tananyag/a', '/tananyag/ft']);
  expect([leadsTo('pc'), leadsTo('pt')]).toEqual([course, tool]);
});
