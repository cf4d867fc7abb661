import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { MyClass } from './my-class.tsx';

const joined = () => ({ success: true as const, message: 'Csatlakoztál: 7. B', class_name: '7. B' });
const noHomework = () => ({ success: true as const, homework: [] });
const button = 'Csatlakozom';
const showOutside = (onChanged = () => undefined) => show(<MyClass className={null} onChanged={onChanged} />);
const fill = (user: UserEvent) => user.type(screen.getByLabelText('Osztálykód'), '7BKRTA');

it('joins by a code of six characters and tells the page', async () => {
  const onChanged = vi.fn();
  const server = serve({ classes: { join: joined } });
  const { user } = showOutside(onChanged);
  expect(screen.getByRole('button', { name: button })).toBeDisabled();
  await fill(user);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('Csatlakoztál: 7. B')).toBeVisible();
  expect(server.sentTo('classes', 'join').map(({ body }) => body)).toEqual([{ classCode: '7BKRTA' }]);
  expect(screen.getByLabelText('Osztálykód')).toHaveValue('');
  expect(onChanged).toHaveBeenCalledOnce();
});

it('asks before leaving, then leaves and tells the page', async () => {
  const onChanged = vi.fn();
  const server = serve({ classes: { myHomework: noHomework, leave: () => ({ success: true, message: 'Kiléptél.' }) } });
  const { user } = show(<MyClass className="7. B" onChanged={onChanged} />);
  await user.click(screen.getByRole('button', { name: 'Kilépek az osztályból' }));
  await screen.findByRole('alertdialog', { name: 'Kilépsz az osztályból?' });
  expect(server.sentTo('classes', 'leave')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Kilépek' }));
  expect(await screen.findByText('Kiléptél.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onChanged).toHaveBeenCalledOnce();
});

it('stays in the class when leaving is refused, and says why', async () => {
  const onChanged = vi.fn();
  serve({ classes: { myHomework: noHomework, leave: () => refusal(409, 'Most nem lehet kilépni.') } });
  const { user } = show(<MyClass className="7. B" onChanged={onChanged} />);
  await user.click(screen.getByRole('button', { name: 'Kilépek az osztályból' }));
  await user.click(await screen.findByRole('button', { name: 'Kilépek' }));
  expect(await screen.findByText('Most nem lehet kilépni.')).toBeVisible();
  expect(onChanged).not.toHaveBeenCalled();
});

describe('joining', () => {
  itWritesLikeEveryForm({ show: () => showOutside(), fill, button, answers: join => ({ classes: { join } }), reply: joined });
});

it('lists homework with its hour, tries and what is left to do', async () => {
  const task = {
    id: 'h1',
    slug: 'teszt-matek-5-tortek',
    title: 'Teszt: Törtek',
    note: '',
    due_at: '2026-01-09T18:00:00.000Z',
    created_at: '2026-01-02T08:00:00.000Z',
    starts_at: null,
    mode: 'test' as const,
    max_tries: 2,
    audience: null,
    teacher_note: '',
    done_at: null,
    score_percentage: null,
    tries: 1,
    first_score: 40,
    late: true,
  };
  serve({ classes: { myHomework: () => ({ success: true, homework: [task] }) } });
  show(<MyClass className="7. B" onChanged={() => undefined} />);
  expect(await screen.findByText(/Határidő: jan\. 9\. \d\d:00 · 1\/2 próba/)).toBeVisible();
  expect(screen.getByText('Dolgozat')).toBeVisible();
  expect(screen.getByText('lejárt, még beadhatod')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Folytatom' })).toHaveAttribute('href', '/tananyag/teszt-matek-5-tortek');
});
