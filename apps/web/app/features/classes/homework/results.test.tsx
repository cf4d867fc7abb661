import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal, serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { akos, bea, entry, result, schoolClass } from './homework.test-kit.ts';
import { HomeworkResults } from './results.tsx';
import { csvRows } from './sort-results.ts';

const pupils = [
  result({
    student_id: akos.id,
    real_name: akos.real_name,
    state: 'done',
    first_score: 40,
    score_percentage: 60,
    tries: 2,
    minutes: 19,
    done_at: '2026-11-16T10:00:00.000Z',
    misconceptions: [{ id: 'hiba', text: 'A nevezőt is összeadja' }],
  }),
  result({ student_id: bea.id, real_name: bea.real_name }),
];
const homeworkResults = () => ({
  success: true as const,
  homework: { ...entry, class_id: schoolClass.id, class_name: schoolClass.class_name },
  pupils,
  questions: [{ number: 2, html: 'Mennyi 2/3 + 1/4?', pupils: 3, right: 1, misconception: 'A nevezőt is összeadja' }],
});
const onGone = vi.fn();
const showResults = () => show(<HomeworkResults id={entry.id} onGone={onGone} />);
const names = () =>
  within(screen.getByRole('region', { name: 'A házi feladat eredményei' }))
    .getAllByRole('rowheader')
    .map(cell => cell.textContent);

it('shows state, first and best score, tries, time and mistakes, and sorts by every header', async () => {
  serve({ classes: { homeworkResults } });
  const { user } = showResults();
  const row = within(await screen.findByRole('row', { name: /Nagy Ákos/ }));
  expect(row.getAllByRole('cell').map(cell => cell.textContent)).toEqual([
    'Kész',
    '40%',
    '60%',
    '2',
    '19\u00a0perc',
    'A nevezőt is összeadja',
    'VálaszaiMegjegyzés',
  ]);
  expect(screen.getByText(/első 40% → legjobb 60%/)).toBeVisible();
  expect(names()).toEqual(['Kis Bea', 'Nagy Ákos']);
  await user.click(screen.getByRole('button', { name: /^Legjobb/ }));
  await user.click(screen.getByRole('button', { name: /^Legjobb/ }));
  expect(names()).toEqual(['Nagy Ákos', 'Kis Bea']);
  expect(screen.getByRole('columnheader', { name: /^Legjobb/ })).toHaveAttribute('aria-sort', 'descending');
});

it('sorts by one select too, for the phone', async () => {
  serve({ classes: { homeworkResults } });
  const { user } = showResults();
  await user.selectOptions(await screen.findByLabelText('Rendezés'), 'Rendezés: Legjobb ↓');
  expect(names()).toEqual(['Nagy Ákos', 'Kis Bea']);
});

it('says so when only the result of a pupil is known', async () => {
  const old = {
    ...homeworkResults(),
    pupils: [result({ student_id: akos.id, real_name: akos.real_name, state: 'done', score_percentage: 60, tries: 1 })],
  };
  serve({ classes: { homeworkResults: () => old, homeworkAnswers: () => ({ success: true, tries: [], answers: [] }) } });
  const { user } = showResults();
  await user.click(await screen.findByRole('button', { name: 'Nagy Ákos' }));
  expect(await screen.findByText('Csak az eredményét őriztük meg.')).toBeVisible();
});

it('says of each question how many were right at the first try', async () => {
  serve({ classes: { homeworkResults } });
  showResults();
  const row = within(await screen.findByRole('row', { name: /^2\./ }));
  expect(row.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['Mennyi 2/3 + 1/4?', '33%', 'A nevezőt is összeadja']);
});

it('begins with the hardest questions and folds those that everyone knew', async () => {
  const question = (number: number, right: number) => ({ number, html: `${number}. mondat`, pupils: 4, right, misconception: null });
  const old = { ...result({ student_id: bea.id, real_name: bea.real_name, state: 'done', score_percentage: 90, tries: 1 }), minutes: null };
  serve({
    classes: {
      homeworkResults: () => ({
        ...homeworkResults(),
        pupils: [old],
        questions: [question(1, 4), question(2, 3), question(3, 1), question(4, 4)],
      }),
    },
  });
  const { user } = showResults();
  const hard = await screen.findByRole('region', { name: 'Elsőre jó, kérdésenként' });
  expect(
    within(hard)
      .getAllByRole('rowheader')
      .map(cell => cell.textContent),
  ).toEqual(['3.', '2.']);
  expect(screen.getByText(/^4 tanuló rögzített válaszai alapján\. 1 tanulónak csak az eredményét őriztük meg\./)).toBeVisible();
  const folded = screen.getByText('2 kérdést mindenki elsőre tudott');
  expect(screen.getByText('1. mondat')).not.toBeVisible();
  await user.click(folded);
  expect(screen.getByText('1. mondat')).toBeVisible();
});

it('opens the answers of a pupil who has begun, try by try', async () => {
  const question = { id: 'q', type: 'numeric' as const, question: 'Mennyi 1/2 + 1/3?', hintCount: 0 };
  const given = (answer: string, misconception: string | null) => ({
    answer,
    status: misconception ? ('incorrect' as const) : ('correct' as const),
    misconception,
  });
  const server = serve({
    classes: {
      homeworkResults,
      homeworkAnswers: ({ query }) => ({
        success: true,
        tries: [
          { started_at: '2026-11-16T10:00:00.000Z', score_percentage: 40 },
          { started_at: '2026-11-16T11:00:00.000Z', score_percentage: null },
        ],
        answers: [
          {
            number: 3,
            question,
            given: [given('2/5', 'A nevezőt is összeadja'), ...(Number(query.try) === 2 ? [given('5/6', null)] : [])],
            solution: { answer: '5/6' },
          },
          { number: 4, question: { ...question, id: 'r' }, given: [], solution: { answer: '1' } },
        ],
      }),
    },
  });
  const { user } = showResults();
  await user.click(await screen.findByRole('button', { name: 'Nagy Ákos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nagy Ákos válaszai' }));
  expect(await dialog.findByText('1 nem jó · 1 kimaradt')).toBeVisible();
  expect(dialog.getByText('A nevezőt is összeadja')).toBeVisible();
  expect(dialog.getByText('Nem jó')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: '2. próba · még tart' }));
  expect(await dialog.findByText('1 másodikra jó · 1 kimaradt')).toBeVisible();
  expect(server.sentTo('classes', 'homeworkAnswers')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Kis Bea' })).toBeNull();
});

it('reminds all who are not ready, or one of them', async () => {
  const server = serve({
    classes: { homeworkResults, remindHomework: () => ({ success: true, message: 'Emlékeztetőt kapott 1 tanuló.', reminded: 1 }) },
  });
  const { user } = showResults();
  await user.click(await screen.findByRole('button', { name: 'Emlékeztető 1 tanulónak' }));
  expect(await screen.findByText('Emlékeztetőt kapott 1 tanuló.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Elküldve · ma \d+:\d\d$/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Emlékeztető: Kis Bea' }));
  await waitFor(() => expect(server.sentTo('classes', 'remindHomework').map(({ body }) => body)).toEqual([{}, { studentIds: [bea.id] }]));
  expect(screen.queryByRole('button', { name: 'Emlékeztető: Nagy Ákos' })).toBeNull();
});

it('moves the deadline of a running homework', async () => {
  vi.setSystemTime('2026-11-16T10:00:00.000Z');
  const server = serve({ classes: { homeworkResults, moveDeadline: () => ({ success: true, message: 'Módosítottad a határidőt.' }) } });
  const { user } = showResults();
  await user.click(await screen.findByRole('button', { name: 'Határidő módosítása' }));
  const field = screen.getByLabelText('Új határidő');
  await user.clear(field);
  await user.type(field, '2026-11-24T20:00');
  await user.click(screen.getByRole('button', { name: 'Mentem' }));
  expect(await screen.findByText('Módosítottad a határidőt.')).toBeVisible();
  expect(server.sentTo('classes', 'moveDeadline')).toMatchObject([{ body: { dueAt: new Date('2026-11-24T20:00').toISOString() } }]);
  vi.useRealTimers();
});

it('asks before taking a homework back', async () => {
  const server = serve({ classes: { homeworkResults, removeHomework: () => ({ success: true, message: 'Visszavontad.' }) } });
  const { user } = showResults();
  await user.click(await screen.findByRole('button', { name: 'Visszavonom' }));
  expect(server.sentTo('classes', 'removeHomework')).toEqual([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Visszavonom' }));
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce());
});

it('keeps a note when its field is left, only if it changed, and says why it could not', async () => {
  let full = false;
  const server = serve({
    classes: { homeworkResults, noteHomework: () => (full ? refusal(409, 'Túl sok jegyzet.') : { success: true, message: 'Elmentve.' }) },
  });
  const { user } = showResults();
  await user.click(await screen.findByRole('button', { name: 'Megjegyzés írása: Nagy Ákos' }));
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
      homeworkResults,
      noteHomework: async () => {
        await held.promise;
        return { success: true, message: 'Elmentve.' };
      },
    },
  });
  const { user } = showResults();
  await user.click(await screen.findByRole('button', { name: 'Megjegyzés írása: Nagy Ákos' }));
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

it('writes the table as a spreadsheet', () => {
  expect(csvRows(pupils)[0]).toEqual(['Nagy Ákos', 'Kész', 40, 60, 2, 19, 'nem', 'A nevezőt is összeadja', '']);
  expect(csvRows(pupils)[1]).toEqual(['Kis Bea', 'Nem nyitotta meg', null, null, 0, null, 'nem', '', '']);
  const overdue = { student_id: 'p9', real_name: 'Tóth Cili', late: true };
  expect(csvRows([result(overdue), result({ ...overdue, state: 'done' })]).map(row => row[6])).toEqual(['nem', 'igen']);
});
