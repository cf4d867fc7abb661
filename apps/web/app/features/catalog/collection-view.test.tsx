import type { CollectionDocument } from '@eszkerek/documents/pages';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { chosenGrade } from '../../lib/chosen-grade.ts';
import { QueryProvider } from '../../lib/query-provider.tsx';
import { region } from '../../lib/region.ts';
import { logIn } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { serve } from '../../testing/serve.ts';
import { CollectionView } from './collection-view.tsx';
import { nextTopic } from './use-open-topics.ts';

const slugs: Record<string, string> = { 'Helyi érték': 'helyi-ertek', Arány: 'arany' };
const card = (title: string, ro: number[], hu: number[]) => ({
  link: slugs[title] ?? title,
  title,
  text: '',
  grade: String(ro[0]),
  grades: ro,
  category: 'free_lesson',
  premium: false,
  curricula: { ro, hu },
});
const collection = {
  kind: 'collection',
  subject: 'matematika',
  subtitle: '',
  sections: [
    { id: 'a', title: 'Számok', grade: '5', grades: [5], cards: [card('Helyi érték', [5], [5, 6])] },
    { id: 'b', title: 'Arányok', grade: '6', grades: [6], cards: [card('Arány', [6], [7, 8])] },
  ],
} as unknown as CollectionDocument;

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** The page as it was sent, tapped before its script came. */
const open = async (tap?: (page: Element) => void, at = '/') => {
  const view = (
    <MemoryRouter initialEntries={[at]}>
      <QueryProvider>
        <CollectionView collection={collection} premiumAccess />
      </QueryProvider>
    </MemoryRouter>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(view);
  document.body.append(page);
  tap?.(page);
  await act(async () => {
    root = hydrateRoot(page, view);
  });
};
const isOpen = (name: string) => screen.getByRole('region', { name }).querySelector('details')?.open;
const shown = () => screen.getAllByRole('region').map(region => region.querySelector('h2, h3')?.textContent);

it('shows every topic until a grade is chosen', async () => {
  await open();
  expect(shown()).toEqual(['Számok', 'Arányok']);
});

it('puts all topics grade by grade, each grade under its heading', async () => {
  const headings = () => [...document.querySelectorAll('h2, summary :is(h2, h3)')].map(heading => heading.textContent);
  await open();
  expect(headings()).toEqual(['5. osztály', 'Számok', '6. osztály', 'Arányok']);
  await act(async () => screen.getByRole('radio', { name: '6. osztály' }).click());
  expect(headings()).toEqual(['Arányok']);
});

it('begins with the grade of a signed-in pupil, who may still see all', async () => {
  chosenGrade.set(6);
  await open();
  expect(shown(), 'a guest sees all').toEqual(['Számok', 'Arányok']);
  await act(async () => logIn(pupil, 'token-1'));
  expect(shown()).toEqual(['Arányok']);
  await act(async () => screen.getByRole('radio', { name: 'Minden osztály' }).click());
  expect(shown()).toEqual(['Számok', 'Arányok']);
});

it('counts a tap on a grade that came before the script', async () => {
  await open(page => page.querySelector<HTMLInputElement>('input[name="osztaly"][value="6"]')?.click());
  expect(screen.getByRole('radio', { name: '6. osztály' })).toBeChecked();
  expect(shown()).toEqual(['Arányok']);
});

it('labels topics by the chosen country, whose programme may be written for two years', async () => {
  await open(page => page.querySelector<HTMLInputElement>('input[name="tanterv"][value="hu"]')?.click());
  expect(region.get()).toBe('hu');
  expect(screen.getByRole('region', { name: 'Számok' })).toHaveTextContent('5–6. osztály');
  expect(screen.getByRole('region', { name: 'Arányok' })).toHaveTextContent('7–8. osztály');
  expect(screen.getByText(/^A magyar tanterv két-két évfolyamra szól/)).toBeVisible();
});

it('opens the first topic and folds the others, whose lessons are in the page all the same', async () => {
  await open();
  expect([isOpen('Számok'), isOpen('Arányok')]).toEqual([true, false]);
  expect(screen.getByText('Arány')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Arányok' })).toHaveTextContent('6. osztály · 1 lecke');
});

it('opens the topic with the begun lesson of a pupil, and keeps what was opened by hand in this tab', async () => {
  logIn(pupil, 'token-1');
  serve({ guide: { labels: () => ({ success: true, labels: { arany: 'forming' } }) } });
  await open();
  await waitFor(() => expect([isOpen('Számok'), isOpen('Arányok')]).toEqual([false, true]));
  await act(async () => screen.getByText('Számok').click());
  await waitFor(() => expect(sessionStorage.getItem('typed.temak.matematika')).toBe('["b","a"]'));
  act(() => root?.unmount());
  document.body.replaceChildren();
  await open();
  expect([isOpen('Számok'), isOpen('Arányok')]).toEqual([true, true]);
});

it('opens the topic that the address names', async () => {
  Element.prototype.scrollIntoView ??= () => undefined;
  await open(undefined, '/#b');
  expect([isOpen('Számok'), isOpen('Arányok')]).toEqual([false, true]);
});

it('goes on after what is known', () => {
  const topics = collection.sections;
  expect(nextTopic(topics, {})).toBe('a');
  expect(nextTopic(topics, { 'helyi-ertek': 'known' })).toBe('b');
  expect(nextTopic(topics, { 'helyi-ertek': 'known', arany: 'known' })).toBe('a');
});
