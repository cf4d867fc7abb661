import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../../testing/write-form.ts';
import type { Period } from '../period.ts';
import { akos, bea, entry, misconception, page, schoolClass } from './homework.test-kit.ts';
import { NewHomework } from './new-homework.tsx';

const pages = [
  page({ slug: 'tortek', title: 'Törtek: az egész részei', kind: 'lesson', questions: null, seen: 2 }),
  page({ slug: 'kviz-tortek', title: 'Törtek összeadása', done: 1, seen: 1, average: 77 }),
  page({ slug: 'gyakorlo-szogek', title: 'Szögek', kind: 'practice', unit: 'matematika/szogek', unit_title: 'Szögek', grades: [6] }),
];
const added = () => ({ success: true as const, message: 'Kiadtad a házi feladatot 2 tanulónak.', homework: [entry] });
const reading = {
  pages: () => ({ success: true as const, pages }),
  groups: () => ({ success: true as const, groups: [{ id: 'g1', name: 'Felzárkóztató', student_ids: [akos.id] }] }),
  students: () => ({ success: true as const, class: schoolClass, students: [akos, bea], requests: [] }),
};
const search = { search: () => ({ success: true as const, data: [] }) };
const showForm = (slugs: string[] = [], misconception: string | null = null, period: Period = 'mind', pupil: string | null = null) =>
  show(<NewHomework schoolClass={schoolClass} slugs={slugs} misconception={misconception} period={period} pupil={pupil} />);

it('is for one pupil when opened from the diary', async () => {
  const server = serve({ catalog: search, classes: { ...reading, addHomework: added } });
  const { user } = showForm(['kviz-tortek'], null, 'mind', bea.id);
  expect(await screen.findByRole('checkbox', { name: bea.real_name })).toBeChecked();
  await user.click(await screen.findByRole('button', { name: 'Kiadom 1 tanulónak' }));
  const recipients = { name: 'Néhány tanuló', studentIds: [bea.id] };
  await waitFor(() => expect(server.sentTo('classes', 'addHomework')).toMatchObject([{ body: { slugs: ['kviz-tortek'], recipients } }]));
});

it('finds a quiz by a few words, shows what the class has done, and gives it to everyone', async () => {
  const server = serve({ catalog: search, classes: { ...reading, addHomework: added } });
  const { user } = showForm();
  await user.type(await screen.findByLabelText('Lecke, kvíz vagy gyakorló keresése'), 'tortek ossz');
  // A search is for every grade: the chip of the class's own does not stay ticked, and each row says its grade.
  expect(screen.getByRole('button', { name: '6. osztály' })).toHaveAttribute('aria-pressed', 'false');
  const row = await screen.findByRole('checkbox', { name: /Törtek összeadása.*5\. osztály/ });
  expect(screen.queryByRole('button', { name: /Más évfolyamon/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /Szögek/ })).toBeNull();
  expect(screen.getByText('77%')).toBeVisible();
  expect(screen.getByRole('img', { name: '1 / 2 megoldotta' })).toBeVisible();
  await user.click(row);
  expect(within(screen.getByRole('region', { name: 'Ezt adom ki' })).getByText('Kvíz · 10 kérdés, 8 perc')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kiadom 2 tanulónak' }));
  expect(await screen.findByText('Kiadtad a házi feladatot 2 tanulónak.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Megnézem az eredményeit' })).toHaveAttribute(
    'href',
    `/dashboard/teacher/hazi?osztaly=${schoolClass.id}&hazi=${entry.id}`,
  );
  expect(server.sentTo('classes', 'addHomework')).toMatchObject([{ params: { id: schoolClass.id }, body: { slugs: ['kviz-tortek'] } }]);
  await waitFor(() => expect(row).not.toBeChecked());
});

it('keeps to a grade that the teacher chose, with the others one click away', async () => {
  serve({ catalog: search, classes: reading });
  const { user } = showForm();
  await user.click(await screen.findByRole('button', { name: '7. osztály' }));
  await user.type(screen.getByLabelText('Lecke, kvíz vagy gyakorló keresése'), 'tortek ossz');
  expect(screen.queryByRole('checkbox', { name: /Törtek összeadása/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Más évfolyamon még 1 találat' }));
  expect(await screen.findByRole('checkbox', { name: /Törtek összeadása/ })).toBeVisible();
});

it('shows only what nobody has seen, or one grade', async () => {
  serve({ catalog: search, classes: reading });
  const { user } = showForm();
  await user.click(await screen.findByRole('button', { name: 'Amit még nem láttak' }));
  expect(screen.getByRole('checkbox', { name: /Szögek/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /az egész részei/ })).toBeNull();
  expect(screen.getByRole('button', { name: '6. osztály' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '6. osztály' }));
  await user.click(screen.getByRole('button', { name: '5. osztály' }));
  expect(screen.getByText('Nincs találat')).toBeVisible();
});

it('gives a page to some pupils as a test with a start, tries and a message', async () => {
  const server = serve({ catalog: search, classes: { ...reading, addHomework: added } });
  const { user } = showForm(['kviz-tortek']);
  const form = within(screen.getByRole('region', { name: 'Ezt adom ki' }));
  expect(await form.findByText('Törtek összeadása')).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'Néhányan' }));
  expect(form.getByRole('button', { name: 'Kiadom' })).toBeDisabled();
  expect(form.getByRole('button', { name: 'Kiadom' })).toHaveAccessibleDescription('Jelöld meg, kinek adod!');
  await user.click(form.getByRole('checkbox', { name: 'Kis Bea' }));
  expect(form.getByLabelText('Próbák')).not.toBeVisible();
  await user.click(form.getByText('Üzenet, kezdés, próbák, dolgozat'));
  await user.type(form.getByLabelText(/^Kezdés/), '2026-11-17T08:00');
  await user.selectOptions(form.getByLabelText('Próbák'), '2, a legjobb számít');
  await user.click(form.getByRole('switch', { name: 'Dolgozatként' }));
  await user.type(form.getByLabelText(/^Üzenet a tanulóknak/), 'Hajrá!');
  expect(form.getByText('Beállítva: üzenet, későbbi kezdés, 2 próba, dolgozat')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Kiadom 1 tanulónak' }));
  expect(server.sentTo('classes', 'addHomework')).toMatchObject([
    {
      body: {
        note: 'Hajrá!',
        startsAt: new Date('2026-11-17T08:00').toISOString(),
        mode: 'test',
        maxTries: 2,
        recipients: { name: 'Néhány tanuló', studentIds: [bea.id] },
      },
    },
  ]);
});

it('gives a page to a group by its name', async () => {
  const server = serve({ catalog: search, classes: { ...reading, addHomework: added } });
  const { user } = showForm(['kviz-tortek']);
  await user.click(await screen.findByRole('radio', { name: 'Csoport' }));
  expect(screen.getByRole('radio', { name: 'Felzárkóztató (1)' })).toBeChecked();
  await user.click(await screen.findByRole('button', { name: 'Kiadom 1 tanulónak' }));
  expect(server.sentTo('classes', 'addHomework')).toMatchObject([
    { body: { recipients: { name: 'Felzárkóztató', studentIds: [akos.id] } } },
  ]);
});

it('gives a correction only to those who made the mistake', async () => {
  const mistake = { ...misconception, id: 'hiba', text: 'A nevezőt is összeadja' };
  const made = ({ id, real_name }: typeof bea, last_at: string) => ({ student_id: id, real_name, hits: 3, last_at });
  const misconceptions = () => ({
    success: true as const,
    misconceptions: [{ ...mistake, students: [made(akos, '2026-05-10T10:00:00.000Z'), made(bea, new Date().toISOString())] }],
  });
  const server = serve({ catalog: search, classes: { ...reading, misconceptions, addHomework: added } });
  const { user } = showForm(['tortek'], 'hiba', '30');
  expect(await screen.findByText('A nevezőt is összeadja')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Kiadom 1 tanulónak' }));
  expect(server.sentTo('classes', 'addHomework')).toMatchObject([
    { body: { slugs: ['tortek'], misconception: 'hiba', recipients: { studentIds: [bea.id] } } },
  ]);
});

describe('sending', () => {
  itWritesLikeEveryForm({
    show: () => showForm(['kviz-tortek']),
    fill: async (_user: UserEvent) => {
      await screen.findByRole('button', { name: 'Mégsem: Törtek összeadása' });
    },
    button: 'Kiadom 2 tanulónak',
    answers: addHomework => ({ catalog: search, classes: { ...reading, addHomework } }),
    reply: added,
  });
});
