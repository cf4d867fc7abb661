import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CardSections } from './card-sections.tsx';
import type { CardItem } from './home-cards.ts';

const card = (slug: string, category: string): CardItem => ({ slug, title: slug, description: '', category, art: 'hub' });
const cards = {
  freeLessons: { matematika: [card('m', 'free_lesson')], fizika: [card('f', 'free_lesson')], ai: [card('a', 'free_lesson')] },
  freeTools: [card('ft', 'free_tool')],
  premiumCourses: [card('pc', 'premium_course')],
  premiumTools: [card('pt', 'premium_tool')],
};
const draw = (premiumAccess: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CardSections cards={cards} premiumAccess={premiumAccess} />
    </MemoryRouter>,
  );

it('shows free lessons by subject, free tools, premium courses, premium tools', () => {
  expect([...draw(true).matchAll(/<h([23])[^>]*>([^<]+)<\/h\1>/g)].map(([, , title]) => title)).toEqual([
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

it('leads to login from premium cards only, and only without access', () => {
  const links = (html: string) =>
    [...html.matchAll(/href="([^"]+)"[^>]*class="card/g), ...html.matchAll(/class="card[^>]*href="([^"]+)"/g)].map(([, to]) => to);
  expect(links(draw(false))).toEqual(['/tananyag/m', '/tananyag/f', '/tananyag/a', '/tananyag/ft', '/bejelentkezes', '/bejelentkezes']);
  expect(links(draw(true))).toEqual(['/tananyag/m', '/tananyag/f', '/tananyag/a', '/tananyag/ft', '/tananyag/pc', '/tananyag/pt']);
});
