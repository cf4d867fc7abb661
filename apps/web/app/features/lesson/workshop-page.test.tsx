import type { DocumentOf } from '@eszkerek/documents/document';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { WorkshopPage } from './workshop-page.tsx';

const workshop: DocumentOf<'workshop'> = {
  kind: 'workshop',
  slug: 'muhely-proba',
  title: 'Pizzéria',
  description: 'Tervezz étlapot!',
  category: 'workshop',
  subject: 'matematika',
  grade: '5',
  grades: [5],
  keywords: [],
  minutes: 30,
  before: [],
  next: { slug: 'muhely-masik', title: 'Titkosírás' },
  toc: [
    { id: 'terv', title: 'A terv', subheadings: [] },
    { id: 'feladatok', title: 'Feladatok', subheadings: [] },
  ],
  sections: [
    { id: 'terv', title: 'A terv', type: 'section', blocks: [{ type: 'html', html: '<p>Rajzolj négy pizzát!</p>' }] },
    {
      id: 'feladatok',
      title: 'Feladatok',
      type: 'tasks_section',
      blocks: [
        { type: 'tasks', blocks: [{ type: 'html', html: '<ol><li>Számold ki az árát!</li></ol>' }] },
        { type: 'prompt', label: 'Kérdezd meg!', text: 'Segíts egy [étel] árában!', fields: ['étel'] },
      ],
    },
  ],
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 400));
});

it('shows sections, tasks and prompts, and is done when each was on screen for its reading time', async () => {
  const server = serve({
    lesson: { viewed: () => ({ success: true, section: null }) },
    guide: { labels: () => ({ success: true, labels: {} }) },
  });
  logIn(pupil, 'token');
  show(<WorkshopPage workshop={workshop} />);
  expect(screen.getByText('Rajzolj négy pizzát!')).toBeVisible();
  expect(screen.getByText('Számold ki az árát!')).toBeVisible();
  expect(screen.getByText('Kérdezd meg!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vissza a mai körhöz' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Még egy kihívás: Titkosírás' })).toHaveAttribute('href', '/tananyag/muhely-masik');
  expect(screen.getByText('0 / 2 rész kész')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('0 / 2 rész kész')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(4000));
  expect(screen.getByText('2 / 2 rész kész')).toBeInTheDocument();
  vi.useRealTimers();
  await waitFor(() =>
    expect(server.sentTo('lesson', 'viewed').map(({ body }) => body)).toEqual([
      { slug: 'muhely-proba' },
      { slug: 'muhely-proba', completed: true, answered: [] },
    ]),
  );
});
