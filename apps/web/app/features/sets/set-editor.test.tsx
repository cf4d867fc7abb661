import type { BankEntry, QuestionSet, SetItemRef } from '@eszkerek/contract/set-shapes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { SetEditor } from './set-editor.tsx';

const SLUG = 'keszlet-abcdefgh';
const entry = (id: string, html: string): BankEntry => ({
  quiz: 'kviz-tortek',
  id,
  html,
  type: 'single',
  difficulty: 2,
  grades: [5, 6],
  unit_title: 'Törtek',
  misconceptions: [{ id: 'nevezok', text: 'A nevezőt is összeadja' }],
  premium: false,
  first_right: id === 'q1' ? { pupils: 9, right: 4 } : null,
});
const bank = () => ({
  success: true as const,
  total: 2,
  questions: [entry('q1', 'Mennyi 2/3 + 1/4?'), entry('q2', 'Melyik a nagyobb?')],
  units: [{ id: 'matematika/tortek', title: 'Törtek', subject: 'matematika', count: 2 }],
  misconceptions: [{ id: 'nevezok', title: 'A nevezőt is összeadja', unit_title: 'Törtek', count: 2 }],
});
const setOf = (items: QuestionSet['items'], more: Partial<QuestionSet> = {}): QuestionSet => ({
  slug: SLUG,
  title: 'Törtek péntekre',
  questions: items.length,
  own: true,
  author: 'Kata',
  updated_at: '2026-11-16T08:00:00.000Z',
  subject: 'matematika',
  premium: false,
  minutes: 3,
  share_code: null,
  items,
  ...more,
});
const own = (id: string, question: string): QuestionSet['items'][number] => ({
  ref: { own: id },
  html: question,
  type: 'numeric',
  difficulty: 1,
  premium: false,
  first_right: { pupils: 2, right: 1 },
  question: { type: 'numeric', question, answer: '5', difficulty: 1 },
});

const itemOf = (ref: SetItemRef): QuestionSet['items'][number] =>
  'own' in ref
    ? own(ref.own, `Mennyi ${ref.own}?`)
    : { ref, html: 'Mennyi 2/3 + 1/4?', type: 'single', difficulty: 2, premium: false, first_right: null, question: null };

it('puts a question of the bank into the set and moves questions', async () => {
  let set = setOf([own('sajat-1', 'Mennyi 2 + 3?'), own('sajat-2', 'Mennyi 4 + 1?')]);
  const server = serve({
    sets: {
      read: () => ({ success: true, set }),
      bank,
      save: ({ body }) => {
        set = setOf(body.items.map(itemOf));
        return { success: true, set };
      },
      list: () => ({ success: true, sets: [] }),
    },
  });
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" onOpen={() => undefined} />);
  await user.click(await screen.findByRole('checkbox', { name: /Mennyi 2\/3/ }));
  await waitFor(() => expect(server.sentTo('sets', 'save')).toHaveLength(1));
  expect(server.sentTo('sets', 'save')).toMatchObject([
    { body: { title: 'Törtek péntekre', items: [{ own: 'sajat-1' }, { own: 'sajat-2' }, { quiz: 'kviz-tortek', id: 'q1' }] } },
  ]);
  expect(screen.getByRole('checkbox', { name: /Mennyi 2\/3/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '2. kérdés feljebb' }));
  await waitFor(() => expect(server.sentTo('sets', 'save')).toHaveLength(2));
  expect(server.sentTo('sets', 'save')[1]).toMatchObject({
    body: { items: [{ own: 'sajat-2' }, { own: 'sajat-1' }, { quiz: 'kviz-tortek', id: 'q1' }] },
  });
});

it('starts the bank with the subject of the set, and lets go of it', async () => {
  const server = serve({ sets: { read: () => ({ success: true, set: setOf([], { subject: 'fizika' }) }), bank } });
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" onOpen={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Szűrők: Fizika' }));
  const subject = screen.getByRole('combobox', { name: 'A bank tantárgya' });
  expect(subject).toHaveDisplayValue('Fizika');
  await user.selectOptions(subject, 'minden tantárgy');
  await waitFor(() => expect(server.sentTo('sets', 'bank')).toHaveLength(2));
  expect(server.sentTo('sets', 'bank').map(({ query }) => query)).toEqual([{ subject: 'fizika', page: '1' }, { page: '1' }]);
  expect(screen.getByRole('button', { name: 'Szűrők' })).toBeVisible();
});

it('shows how many pupils were right at the first try', async () => {
  serve({ sets: { read: () => ({ success: true, set: setOf([own('sajat-1', 'Mennyi 2 + 3?')]) }), bank } });
  show(<SetEditor slug={SLUG} listLink="/lista" onOpen={() => undefined} />);
  const found = await screen.findByRole('list', { name: 'Kérdések a bankban' });
  expect(within(found).getAllByText('elsőre jó')).toHaveLength(1);
  expect(within(found).getByText('44%')).toBeVisible();
  expect(screen.getByText(/saját · 50% elsőre jó/)).toBeVisible();
});

it('shows what the checks say and refuses nothing silently', async () => {
  const server = serve({
    sets: {
      read: () => ({ success: true, set: setOf([]) }),
      bank,
      list: () => ({ success: true, sets: [] }),
      preview: () => ({
        success: true,
        question: null,
        solution: null,
        drawn: [
          { part: 'question', place: null, html: 'Mennyi? (előnézet)' },
          { part: 'options', place: 0, html: 'öt (előnézet)' },
        ],
        faults: [{ level: 'error', message: 'Pontosan egy jó válasz legyen.', part: 'options', place: null }],
      }),
    },
  });
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" onOpen={() => undefined} />);
  await user.click(await screen.findByRole('tab', { name: 'Sajátot írok' }));
  await user.type(screen.getByLabelText('Kérdés'), 'Mennyi?');
  await user.type(screen.getByLabelText('A válasz'), '5');
  const checks = await screen.findByRole('list', { name: 'Ellenőrzés' });
  expect(within(checks).getByText('Pontosan egy jó válasz legyen.')).toBeVisible();
  expect(screen.getByText('Mennyi? (előnézet)')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'A, öt (előnézet)' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(screen.getByLabelText('B válasz'), '6');
  expect(within(checks).getAllByRole('listitem')[0]).toHaveTextContent('Pontosan egy jó válasz legyen.');
  expect(within(screen.getByRole('group', { name: /^Válaszok/ })).getByRole('alert')).toHaveTextContent('Pontosan egy jó válasz legyen.');
  expect(server.sentTo('sets', 'preview')[0]).toMatchObject({ body: { question: { question: expect.stringContaining('M') } } });
  await waitFor(() =>
    expect(server.sentTo('sets', 'preview').at(-1)).toMatchObject({
      body: { question: { type: 'single', question: 'Mennyi?', options: [{ text: '5', correct: true }, { text: '6' }] } },
    }),
  );
});

it('shows an example of the chosen type until the question is written', async () => {
  serve({
    sets: {
      read: () => ({ success: true, set: setOf([]) }),
      bank,
      preview: () => ({ success: true, question: null, solution: null, drawn: [], faults: [] }),
    },
  });
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" onOpen={() => undefined} />);
  await user.click(await screen.findByRole('tab', { name: 'Sajátot írok' }));
  expect(screen.getByRole('heading', { name: 'Mennyi a 80 negyede?' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('A kérdés típusa'), 'Szám beírása');
  expect(await screen.findByRole('heading', { name: /^Egy téglalap oldalai/ })).toBeVisible();
  await user.type(screen.getByLabelText('Kérdés'), 'Mennyi?');
  expect(screen.queryByRole('heading', { name: /^Egy téglalap oldalai/ })).toBeNull();
});

it('starts the bank with the grade of the class, and lets go of it', async () => {
  const server = serve({ sets: { read: () => ({ success: true, set: setOf([]) }), bank } });
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" grade="6" onOpen={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: '6. osztály', pressed: true }));
  await waitFor(() => expect(server.sentTo('sets', 'bank')).toHaveLength(2));
  expect(server.sentTo('sets', 'bank').map(({ query }) => (query as { grade?: string }).grade)).toEqual(['6', undefined]);
});

it('keeps the grade while searching, and names what narrows the list', async () => {
  const server = serve({ sets: { read: () => ({ success: true, set: setOf([]) }), bank } });
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" grade="6" onOpen={() => undefined} />);
  await user.type(await screen.findByLabelText('Keresés a kérdésekben'), 't');
  await waitFor(() =>
    expect(server.sentTo('sets', 'bank').at(-1)?.query).toEqual({ q: 't', subject: 'matematika', grade: '6', page: '1' }),
  );
  expect(screen.getByRole('button', { name: 'Szűrők: Matematika' })).toBeVisible();
  expect(screen.getAllByText('Egy jó válasz · közepes · 5–6. osztály · Törtek')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Minden évfolyamban keresem' }));
  await waitFor(() => expect(server.sentTo('sets', 'bank').at(-1)?.query).toEqual({ q: 't', subject: 'matematika', page: '1' }));
  expect(screen.queryByRole('button', { name: 'Minden évfolyamban keresem' })).toBeNull();
});

it('says how many questions of other grades have the word when the grade has none', async () => {
  const inGrade = ({ query }: { query: object }) => ({ ...bank(), ...('grade' in query && { total: 0, questions: [] }) });
  const server = serve({ sets: { read: () => ({ success: true, set: setOf([]) }), bank: inGrade } });
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" grade="8" onOpen={() => undefined} />);
  await user.type(await screen.findByLabelText('Keresés a kérdésekben'), 't');
  expect(await screen.findByRole('heading', { name: '8. osztályban nincs találat' })).toBeVisible();
  expect(screen.getByText('Más évfolyamon 2 kérdés van hozzá.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mutasd mind' }));
  expect(await screen.findAllByText('Egy jó válasz · közepes · 5–6. osztály · Törtek')).toHaveLength(2);
  expect(server.sentTo('sets', 'bank').at(-1)?.query).toEqual({ q: 't', subject: 'matematika', page: '1' });
});

it('says how many questions of other subjects have the word when its own has none', async () => {
  const inSubject = ({ query }: { query: object }) => ({ ...bank(), ...('subject' in query && { total: 0, questions: [] }) });
  const server = serve({ sets: { read: () => ({ success: true, set: setOf([]) }), bank: inSubject } });
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" grade="8" onOpen={() => undefined} />);
  await user.type(await screen.findByLabelText('Keresés a kérdésekben'), 't');
  expect(await screen.findByText('Más tantárgyban 2 kérdés van hozzá.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Minden tantárgyban keresem' }));
  expect(await screen.findAllByText('Egy jó válasz · közepes · 5–6. osztály · Törtek')).toHaveLength(2);
  expect(server.sentTo('sets', 'bank').at(-1)?.query).toEqual({ q: 't', page: '1' });
});

it('narrows the bank to a grade without opening the filters', async () => {
  const server = serve({ sets: { read: () => ({ success: true, set: setOf([]) }), bank } });
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" onOpen={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: '6. osztály' }));
  await waitFor(() => expect(server.sentTo('sets', 'bank').at(-1)?.query).toEqual({ subject: 'matematika', grade: '6', page: '1' }));
});

it('writes a formula into the field used last, ready to be overwritten', async () => {
  serve({
    sets: {
      read: () => ({ success: true, set: setOf([]) }),
      bank,
      list: () => ({ success: true, sets: [] }),
      preview: () => ({ success: true, question: null, solution: null, drawn: [], faults: [] }),
    },
  });
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" onOpen={() => undefined} />);
  await user.click(await screen.findByRole('tab', { name: 'Sajátot írok' }));
  const bar = within(screen.getByRole('group', { name: 'Képlet a kérdésbe' }));
  await user.type(screen.getByLabelText('Kérdés'), 'Mennyi ');
  await user.click(bar.getByRole('button', { name: 'Tört' }));
  await user.keyboard('3');
  expect(screen.getByLabelText('Kérdés')).toHaveValue('Mennyi $\\frac{3}{2}$');
  await user.click(screen.getByLabelText('C válasz'));
  await user.click(within(screen.getByRole('group', { name: 'Képlet a válaszba' })).getByRole('button', { name: 'Gyök' }));
  expect(screen.getByLabelText('C válasz')).toHaveValue('$\\sqrt{9}$');
});

it('opens an own question for change and saves it under its id', async () => {
  const set = setOf([own('sajat-1', 'Mennyi 2 + 3?')]);
  const server = serve({
    sets: {
      read: () => ({ success: true, set }),
      bank,
      list: () => ({ success: true, sets: [] }),
      preview: () => ({ success: true, question: null, solution: null, drawn: [], faults: [] }),
      putQuestion: () => ({ success: true, set }),
    },
  });
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" onOpen={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: '1. kérdés átírása' }));
  expect(screen.getByLabelText('Kérdés')).toHaveValue('Mennyi 2 + 3?');
  await user.clear(screen.getByLabelText('Jó válasz'));
  await user.type(screen.getByLabelText('Jó válasz'), '6');
  await user.click(screen.getByRole('button', { name: 'Elmentem' }));
  await waitFor(() => expect(server.sentTo('sets', 'putQuestion')).toMatchObject([{ body: { id: 'sajat-1', question: { answer: '6' } } }]));
});

it('adds a figure by its fields, draws it as they are typed and opens it again', async () => {
  let set = setOf([]);
  const server = serve({
    sets: {
      read: () => ({ success: true, set }),
      bank,
      list: () => ({ success: true, sets: [] }),
      preview: () => ({ success: true, question: null, solution: null, drawn: [], faults: [] }),
      putQuestion: ({ body }) => {
        set = setOf([{ ...own('sajat-1', 'Hol áll az A pont?'), question: body.question }]);
        return { success: true, set };
      },
    },
  });
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" onOpen={() => undefined} />);
  await user.click(await screen.findByRole('tab', { name: 'Sajátot írok' }));
  await user.type(screen.getByLabelText('Kérdés'), 'Hol áll az A pont?');
  await user.selectOptions(await screen.findByLabelText('Ábra'), 'Számegyenes');
  expect(screen.getByText(/Számegyenes −5-től 5-ig/, { selector: 'p' })).toBeVisible();
  const place = screen.getByLabelText('1. sor: Helye');
  await user.clear(place);
  expect(screen.getByRole('alert')).toHaveTextContent('Írj számot ide: Helye.');
  await user.type(place, '2,5');
  await user.click(screen.getByRole('button', { name: 'Hozzáadom a sorhoz' }));
  await waitFor(() =>
    expect(server.sentTo('sets', 'putQuestion')).toMatchObject([
      { body: { question: { figure: { kind: 'number-line', from: -5, to: 5, step: 1, points: [{ at: 2.5, label: 'A' }] } } } },
    ]),
  );
  expect(await screen.findByLabelText('Ábra')).toHaveDisplayValue('nincs');
  await user.click(await screen.findByRole('button', { name: '1. kérdés átírása' }));
  expect(await screen.findByLabelText('1. sor: Helye')).toHaveValue('2,5');
});

it('a colleague’s set can be used but not changed, only its copy', async () => {
  serve({
    sets: {
      read: () => ({ success: true, set: setOf([own('sajat-1', 'Mennyi 2 + 3?')], { own: false }) }),
      copy: () => ({ success: true, set: setOf([], { slug: 'keszlet-masolat1' }) }),
      list: () => ({ success: true, sets: [] }),
    },
  });
  const opened: string[] = [];
  const { user } = show(<SetEditor slug={SLUG} listLink="/lista" onOpen={slug => opened.push(slug)} />);
  expect(await screen.findByText(/Ez Kata kérdéssora/)).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('link', { name: 'Kiadom házinak' })).toHaveAttribute('href', `/dashboard/teacher/hazi?oldal=${SLUG}`);
  await user.click(screen.getByRole('button', { name: 'Saját másolatot készítek' }));
  await waitFor(() => expect(opened).toEqual(['keszlet-masolat1']));
});
