import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { HelpCentre } from './help-centre.tsx';

const password = { id: 'jelszo', question: 'Elfelejtettem a jelszavam.', answer: '<p>Kérj <b>újat</b>.</p>' };
const payment = { id: 'fizetes', question: 'Hogyan fizethetek?', answer: '<p>Kártyával.</p>' };
const initial = { fiók_és_belépés: [password] };

it('shows categories as headings over questions and answers in HTML', () => {
  serve({});
  show(<HelpCentre initial={initial} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Fiók és belépés' })).toBeVisible();
  expect(screen.getByText('Elfelejtettem a jelszavam.')).toBeVisible();
  expect(screen.getByText('újat').tagName).toBe('B');
});

it('keeps its topics on one row of a phone', () => {
  serve({});
  show(<HelpCentre initial={{ ...initial, fizetés: [payment] }} />);
  expect(screen.getByRole('navigation', { name: 'Kategóriák' }).parentElement).toHaveClass('row-scroll');
});

it('asks to type when nothing came', () => {
  serve({});
  show(<HelpCentre initial={{}} />);
  expect(screen.getByRole('heading', { name: 'Kezdj el gépelni a kereséshez...' })).toBeVisible();
});

it('searches from three characters on, and shows everything again when the field is emptied', async () => {
  const server = serve({ help: { articles: () => ({ success: true, data: { fizetés: [payment] } }) } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = show(<HelpCentre initial={initial} />);
  await user.type(screen.getByLabelText('Keresés a súgóban'), 'fi');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.sentTo('help', 'articles')).toEqual([]);
  expect(screen.getByText('Elfelejtettem a jelszavam.')).toBeVisible();
  await user.type(screen.getByLabelText('Keresés a súgóban'), 'z');
  expect(await screen.findByText('Hogyan fizethetek?')).toBeVisible();
  expect(server.sentTo('help', 'articles').map(({ query }) => query)).toEqual([{ q: 'fiz' }]);
  await user.clear(screen.getByLabelText('Keresés a súgóban'));
  expect(await screen.findByText('Elfelejtettem a jelszavam.')).toBeVisible();
});

it('says why a search failed', async () => {
  serve({ help: { articles: () => refusal(429, 'Lassabban, kérlek.') } });
  const { user } = show(<HelpCentre initial={initial} />);
  await user.type(screen.getByLabelText('Keresés a súgóban'), 'fizetés');
  expect(await screen.findByText('Lassabban, kérlek.')).toBeVisible();
});

it('offers the topics and the contact when nothing is found', async () => {
  serve({ help: { articles: () => ({ success: true, data: {} }) } });
  const { user } = show(<HelpCentre initial={{ ...initial, fizetés: [payment] }} />);
  await user.type(screen.getByLabelText('Keresés a súgóban'), 'zebra');
  expect(await screen.findByText('Nincs találat a keresésre.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Írj nekünk' })).toHaveAttribute('href', '/kapcsolat');
  await user.click(screen.getByRole('link', { name: 'Fizetés' }));
  expect(await screen.findByText('Hogyan fizethetek?')).toBeVisible();
});
