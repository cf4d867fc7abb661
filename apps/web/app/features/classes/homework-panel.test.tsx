import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { HomeworkPanel } from './homework-panel.tsx';

const classId = '0190a1b2-0000-7000-8000-0000000000c7';
const entry = {
  id: '0190a1b2-0000-7000-8000-0000000000a1',
  slug: 'matek-5-tortek',
  title: 'Törtek',
  note: '',
  due_at: '2026-11-20T22:59:00.000Z',
  created_at: '2026-11-15T08:00:00.000Z',
};
const akos = {
  student_id: '0190a1b2-0000-7000-8000-0000000000b1',
  real_name: 'Nagy Ákos',
  note: '',
  done_at: null,
  score_percentage: null,
  tries: 0,
  first_score: null,
  late: false,
};
const added = () => ({ success: true as const, message: 'Kiadtad a házit.', homework: entry });
const none = () => ({ success: true as const, homework: [] });
const one = () => ({ success: true as const, homework: [{ ...entry, pupils: [akos] }] });
const button = 'Kiadom a házit';
const showPanel = () => show(<HomeworkPanel classId={classId} />);
const fill = async (user: UserEvent) => {
  await user.type(screen.getByLabelText('Lecke vagy kvíz címe a böngészőből'), 'https://pelda.hu/tananyag/matek-5-tortek?x=1');
  await user.type(screen.getByLabelText('Határidő'), '2026-11-20');
};

it('sets a page as homework, empties the form and shows the fresh list', async () => {
  let set = false;
  const server = serve({
    classes: {
      homework: () => (set ? one() : none()),
      addHomework: () => {
        set = true;
        return added();
      },
    },
  });
  const { user } = showPanel();
  expect(await screen.findByText('Még nincs kiadott házi')).toBeVisible();
  await fill(user);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('Kiadtad a házit.')).toBeVisible();
  expect(await screen.findByText(/Törtek – november 20\..*0 \/ 1 kész/)).toBeVisible();
  expect(screen.getByLabelText('Lecke vagy kvíz címe a böngészőből')).toHaveValue('');
  expect(server.sentTo('classes', 'addHomework')).toMatchObject([
    { params: { id: classId }, body: { slug: 'matek-5-tortek', dueAt: new Date('2026-11-20T23:59:00').toISOString() } },
  ]);
});

it('takes a homework back', async () => {
  let set = true;
  serve({
    classes: {
      homework: () => (set ? one() : none()),
      removeHomework: () => {
        set = false;
        return { success: true, message: 'Visszavontad.' };
      },
    },
  });
  const { user } = showPanel();
  await user.click(await screen.findByText(/Törtek – november 20\./));
  await user.click(screen.getByRole('button', { name: 'Visszavonom' }));
  expect(await screen.findByText('Visszavontad.')).toBeVisible();
  expect(await screen.findByText('Még nincs kiadott házi')).toBeVisible();
});

it('keeps a note when its field is left, only if it changed, and says why it could not', async () => {
  let full = false;
  const server = serve({
    classes: { homework: one, noteHomework: () => (full ? refusal(409, 'Túl sok jegyzet.') : { success: true, message: 'Elmentve.' }) },
  });
  const { user } = showPanel();
  await user.click(await screen.findByText(/Törtek – november 20\./));
  const field = screen.getByLabelText('Megjegyzés: Nagy Ákos');
  await user.type(field, 'Szép munka!');
  await user.tab();
  expect(await screen.findByText('Elmentve.')).toBeVisible();
  await user.click(field);
  await user.tab();
  expect(server.sentTo('classes', 'noteHomework')).toMatchObject([{ body: { note: 'Szép munka!' } }]);
  full = true;
  await user.type(field, ' Így tovább!');
  expect(screen.queryByText('Elmentve.')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Túl sok jegyzet.')).toBeVisible();
});

it('sends a note that was changed while the last one was on its way', async () => {
  const held = Promise.withResolvers<void>();
  const server = serve({
    classes: {
      homework: one,
      noteHomework: async () => {
        await held.promise;
        return { success: true, message: 'Elmentve.' };
      },
    },
  });
  const { user } = showPanel();
  await user.click(await screen.findByText(/Törtek – november 20\./));
  const field = screen.getByLabelText('Megjegyzés: Nagy Ákos');
  for (const typed of ['Szép', ' munka']) {
    await user.type(field, typed);
    await user.tab();
  }
  held.resolve();
  await waitFor(() =>
    expect(server.sentTo('classes', 'noteHomework')).toMatchObject([{ body: { note: 'Szép' } }, { body: { note: 'Szép munka' } }]),
  );
});

describe('sending', () => {
  itWritesLikeEveryForm({
    show: showPanel,
    fill,
    button,
    answers: addHomework => ({ classes: { homework: none, addHomework } }),
    reply: added,
  });
});
