import type { SearchHit } from '@eszkerek/contract/catalog';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { SearchResults } from './search-results.tsx';

const hit: SearchHit = {
  slug: 'matek-5-szorzas-kozos-tenyezo',
  title: 'Szorzás és a közös tényező kiemelése',
  description: 'Többjegyű számokat szorzol.',
  kind: 'lesson',
  category: 'premium_lesson',
  subject: 'matematika',
  grade: '5',
  grades: [5],
  premium: true,
};

it('leads with the title; subject, grade and the lock stand below it, no technical name', () => {
  show(<SearchResults hits={[hit]} upcoming={[]} />);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/tananyag/matek-5-szorzas-kozos-tenyezo');
  expect(link.firstElementChild).toHaveTextContent(/^Szorzás és a közös tényező kiemelése$/);
  expect(link.children[1]).toHaveTextContent(/zárolt.*Matematika · 5\. osztály$/);
});

it('says what the page was found by when its title does not tell', () => {
  show(<SearchResults hits={[{ ...hit, feature: 'Lépésőr' }]} upcoming={[]} />);
  expect(screen.getByText('Lépésőr is van benne')).toBeVisible();
});

it('shows no lock to a subscriber', () => {
  logIn({ ...pupil, is_subscribed: true }, 'token-1');
  show(<SearchResults hits={[hit]} upcoming={[]} />);
  expect(screen.getByText('Matematika · 5. osztály')).toBeVisible();
  expect(screen.queryByText(/zárolt/)).toBeNull();
});

it('names lessons that are not written below the results, without a link', () => {
  show(<SearchResults hits={[]} upcoming={[{ title: 'Ohm törvénye, ellenállás' }]} />);
  const nothing = screen.getByText('Nincs találat.');
  const upcoming = screen.getByText('Ez a lecke készül: Ohm törvénye, ellenállás');
  expect(nothing.compareDocumentPosition(upcoming) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Ohm/ })).toBeNull();
});

it('leads to the subjects and the help when nothing is found', () => {
  show(<SearchResults hits={[]} upcoming={[]} />);
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/targy/matematika',
    '/targy/fizika',
    '/targy/ai',
    '/sugo',
  ]);
});
