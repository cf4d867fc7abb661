import type { CompiledQuestion } from '@eszkerek/documents/question';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TryQuestion } from './try-question.tsx';

const question: CompiledQuestion = {
  id: 'q1',
  type: 'single',
  question: 'Melyik szám páros?',
  hints: [],
  options: [
    { text: '3', explanation: 'A 3 páratlan.' },
    { text: '4', correct: true, explanation: 'Helyes! a 4 osztható 2-vel.' },
    { text: '5', explanation: 'Az 5 páratlan.' },
  ],
};
const press = (name: string) => screen.getByRole('button', { name });

it('does not take the same wrong answer for the second try', async () => {
  const { user } = show(<TryQuestion id="t" question={question} />);
  await user.click(screen.getByRole('radio', { name: /3/ }));
  await user.click(press('Ellenőrzés'));
  await user.click(await screen.findByRole('button', { name: 'Próbáld újra' }));
  expect(press('Ellenőrzés')).toBeDisabled();
  expect(screen.getByRole('radio', { name: /3, Ezt már próbáltad/ })).toBeDisabled();
  expect(screen.getByText('A 3 páratlan.')).toBeVisible();
  expect(screen.queryByText('Megoldás:')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /4/ }));
  await user.click(press('Ellenőrzés'));
  expect(await screen.findByText('Így van, pörög a kerék!')).toBeVisible();
});

it('shows the reason without praise after two wrong answers', async () => {
  const { user } = show(<TryQuestion id="t" question={question} />);
  await user.click(screen.getByRole('radio', { name: /3/ }));
  await user.click(press('Ellenőrzés'));
  await screen.findByRole('button', { name: 'Próbáld újra' });
  await user.click(screen.getByRole('radio', { name: /5/ }));
  await user.click(press('Ellenőrzés'));
  expect(await screen.findByText('Nézzük meg együtt!')).toBeVisible();
  expect(screen.getByText('A 4 osztható 2-vel.')).toBeVisible();
});

const typed: CompiledQuestion = {
  id: 'q2',
  type: 'numeric',
  check: 'NUM',
  question: 'Mennyi 3 + 4?',
  answer: '7',
  hints: ['Számolj tovább!'],
  solution: '3 + 4 = 7',
};

it('points at the hint when nothing is known about a wrong answer, and shows the working of a right one', async () => {
  const { user } = show(<TryQuestion id="t2" question={typed} />);
  await user.type(screen.getByRole('textbox'), '95');
  await user.click(press('Ellenőrzés'));
  expect(await screen.findByText(/a „Segítség” gomb ad egy ötletet/)).toBeVisible();
  await user.click(press('Próbáld újra'));
  expect(press('Változtass rajta!')).toBeDisabled();
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '7');
  await user.click(press('Ellenőrzés'));
  expect(await screen.findByText('3 + 4 = 7')).toBeVisible();
});

it('does not speak of a hint where there is none', async () => {
  const { user } = show(<TryQuestion id="t3" question={{ ...typed, hints: [] }} />);
  await user.type(screen.getByRole('textbox'), '95');
  await user.click(press('Ellenőrzés'));
  expect(await screen.findByText('Gondold át újra!')).toBeVisible();
});

it('keeps the order that was made for the second try', async () => {
  const order: CompiledQuestion = {
    id: 'q3',
    type: 'order',
    question: 'Rakd sorba!',
    hints: [],
    items: ['egy', 'kettő', 'három', 'négy'],
    explanation: 'Egyesével nő.',
  };
  const { user } = show(<TryQuestion id="t4" question={order} />);
  const rows = () => screen.getAllByRole('listitem').map(row => row.textContent);
  const itemOf = (at: number) => screen.getAllByRole('button', { name: /mozgatható/ })[at] as HTMLElement;
  await user.click(itemOf(0));
  await user.click(itemOf(1));
  if (/egy.*kettő.*három.*négy/.test(rows().join(' '))) {
    await user.click(itemOf(0));
    await user.click(itemOf(3));
  }
  const made = rows();
  await user.click(press('Ellenőrzés'));
  await user.click(await screen.findByRole('button', { name: 'Próbáld újra' }));
  expect(rows()).toEqual(made);
  expect(press('Változtass rajta!')).toBeDisabled();
});
