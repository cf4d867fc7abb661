import type { WorksheetTask } from '@eszkerek/contract/worksheets';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { Composer } from './composer.tsx';

const task = (salt: number, question: string, answer: string): WorksheetTask => ({
  salt,
  lesson: 'tortek',
  level: 1,
  points: 2,
  counted: true,
  question: { id: String(salt), type: 'numeric', difficulty: 1, question, answer, hintCount: 0 },
  solution: { answer, text: `Így lesz ${answer}.` },
  slips: [{ value: '2/5', text: 'a nevezőt is összeadja' }],
});
const lessons = () => ({
  success: true as const,
  lessons: [
    {
      slug: 'tortek',
      title: 'Törtek összeadása',
      subject: 'matematika',
      grades: [5],
      unit: 'tortek',
      unit_title: 'Törtek',
      premium: false,
    },
    { slug: 'szogek', title: 'Szögek', subject: 'matematika', grades: [6], unit: 'szogek', unit_title: 'Szögek', premium: true },
  ],
});
const make = () => ({
  success: true as const,
  premium: false,
  groups: [
    { group: 'A' as const, tasks: [task(0, '1/2 + 1/3', '5/6')] },
    { group: 'B' as const, tasks: [task(0, '1/2 + 1/4', '3/4')] },
  ],
});

/** The server gives the last task another number. */
const settle = ({ params }: { params: { code: string } }) => ({
  success: true as const,
  code: params.code.replace(/\d(?=\.[a-z]+$)/, '100'),
});

it('draws a sheet from the chosen lessons and keeps it in the address', async () => {
  const server = serve({ worksheets: { lessons, make, settle } });
  const { user, router } = show(<Composer />);
  await user.type(await screen.findByLabelText('Lecke keresése'), 'tortek');
  await user.click(screen.getByRole('checkbox', { name: /Törtek összeadása/ }));
  await user.click(screen.getByRole('button', { name: 'Eggyel kevesebb' }));
  await user.click(screen.getByRole('button', { name: 'Összeállítom' }));
  expect(await screen.findByRole('article', { name: 'A csoport' })).toHaveTextContent('1/2 + 1/3');
  const address = new URLSearchParams(router.state.location.search);
  expect(address.get('lap')).toMatch(/^[A-Z2-9]{6}e\.a10a11a12a23a2100\.tortek$/);
  expect(server.sentTo('worksheets', 'make')).toMatchObject([{ query: { groups: '2' } }]);
});

it('opens on the grade of the class, to browse without a search', async () => {
  serve({ worksheets: { lessons } });
  const { user } = show(<Composer className="6. B" />);
  expect(await screen.findByRole('button', { name: '6. osztály' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('checkbox', { name: /Szögek/, hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Törtek/, hidden: true })).toBeNull();
  await user.click(screen.getByRole('button', { name: '5. osztály' }));
  await user.click(screen.getByRole('checkbox', { name: /Törtek/, hidden: true }));
  expect(screen.getByRole('button', { name: 'Törtek összeadása', pressed: true })).toBeVisible();
});

it('shows the title that the sheet will have', async () => {
  openSheet();
  await waitFor(() => expect(screen.getByLabelText('Cím')).toHaveAttribute('placeholder', 'Törtek összeadása'));
});

it('lists a lesson whose title starts with the words before the others', async () => {
  const lesson = (slug: string, title: string, unit_title: string) => ({
    slug,
    title,
    unit: unit_title,
    unit_title,
    subject: 'fizika',
    grades: [6],
    premium: false,
  });
  const listed = [
    lesson('tomeg', 'Tehetetlenség és tömeg', 'Tömeg és sűrűség'),
    lesson('folyadek', 'A folyadék sűrűsége', 'Mérés'),
    lesson('suruseg', 'Sűrűség: miért úszik a jég?', 'Tömeg és sűrűség'),
  ];
  serve({ worksheets: { lessons: () => ({ success: true as const, lessons: listed }) } });
  const { user } = show(<Composer />);
  await user.type(await screen.findByLabelText('Lecke keresése'), 'sűrűség');
  const names = screen.getAllByRole('checkbox').map(box => box.closest('label')?.querySelector('b')?.textContent);
  expect(names).toEqual(['Sűrűség: miért úszik a jég?', 'A folyadék sűrűsége', 'Tehetetlenség és tömeg']);
});

const openSheet = (more = '') => {
  serve({ worksheets: { lessons, make, settle } });
  return show(<Composer />, { at: `/?lap=K7F4QX.a10a21.tortek${more}` });
};

it('prints each group, the key as a table and the worked steps apart', async () => {
  openSheet();
  const sheet = await screen.findByRole('article', { name: 'B csoport' });
  expect(sheet).toHaveTextContent('1/2 + 1/4');
  expect(sheet).not.toHaveTextContent('3/4');
  expect(within(sheet).getByRole('img', { name: /QR-kód/ })).toBeVisible();
  const table = screen.getByRole('article', { name: 'Megoldókulcs, összesítő' });
  expect(within(table).getByRole('row', { name: '1. 5/6 3/4 2' })).toBeVisible();
  const key = screen.getByRole('article', { name: 'Megoldókulcs, B csoport' });
  expect(key).toHaveTextContent('Így lesz 3/4.');
  expect(key).toHaveTextContent('Ha ez a válasz:• 2/5: a nevezőt is összeadja');
});

it('names a wrong option by its letter and text, a wrong blank by its letter', async () => {
  const frame = { difficulty: 1, question: 'Világít?', hintCount: 0 } as const;
  const [yes, no] = [
    { id: 'x1', text: 'igen' },
    { id: 'x2', text: 'nem' },
  ];
  const slips = [
    { value: 'nem', option: 'x2', text: 'nem látja' },
    { value: '10\u202f000', blank: 'c', text: 'elszámolja' },
  ];
  const one = { ...task(0, '', ''), question: { ...frame, id: '0', type: 'single' as const, answers: [yes, no], correct: ['x1'] }, slips };
  serve({
    worksheets: { lessons, make: () => ({ success: true as const, premium: false, groups: [{ group: 'A' as const, tasks: [one] }] }) },
  });
  show(<Composer />, { at: '/?lap=K7F4QX.a10.tortek' });
  const key = await screen.findByRole('article', { name: 'Megoldókulcs, A csoport' });
  expect(key).toHaveTextContent('Ha ez a válasz:• b) „nem”: nem látja• c = 10 000: elszámolja');
});

it('prints large letters for the pupils alone', async () => {
  openSheet('&betu=large');
  await screen.findByRole('article', { name: 'A csoport' });
  const large = screen.getAllByRole('article').filter(({ className }) => className.includes('print-large'));
  expect(large.map(page => page.getAttribute('aria-label'))).toEqual(['A csoport', 'B csoport']);
});

it('without key, QR and points the sheet is bare', async () => {
  openSheet('&kulcs=0&qr=0&pont=0');
  const sheet = await screen.findByRole('article', { name: 'A csoport' });
  expect(sheet).not.toHaveTextContent('pont');
  expect(screen.queryByRole('img', { name: /QR-kód/ })).toBeNull();
  expect(screen.queryByRole('article', { name: /Megoldókulcs/ })).toBeNull();
});

it('keeps the table of results without the worked steps', async () => {
  openSheet('&kulcs=tabla');
  expect(await screen.findByRole('article', { name: 'Megoldókulcs, összesítő' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Megoldókulcs, A csoport' })).toBeNull();
});

it('lists the tasks by what they ask', async () => {
  openSheet();
  const rows = within(await screen.findByRole('list', { name: 'Feladatok' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('1.1/2 + 1/3könnyű');
  expect(rows[1]).toHaveTextContent('–Törtek összeadásaközepes · nincs ilyen változata');
});

it('swaps, drops and moves a task by its buttons', async () => {
  const { user, router } = openSheet();
  const code = () => new URLSearchParams(router.state.location.search).get('lap');
  const swap = await screen.findByRole('button', { name: '2. feladat: csere hasonlóra' });
  await user.click(swap);
  await waitFor(() => expect(swap).not.toBeInTheDocument());
  expect(code()).toBe('K7F4QX.a10a2100.tortek');
  await user.click(screen.getByRole('button', { name: '2. feladat feljebb' }));
  await waitFor(() => expect(code()).toBe('K7F4QX.a2100a10.tortek'));
  await user.click(screen.getByRole('button', { name: '1. feladat törlése' }));
  await waitFor(() => expect(code()).toBe('K7F4QX.a10.tortek'));
});
