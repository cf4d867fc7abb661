import type { PublicOf } from '@eszkerek/contract/quiz-shapes';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Answered, twoBlanks } from '../../testing/answered.tsx';
import { show } from '../../testing/show.tsx';
import { QuestionView } from '../question-view.tsx';

const numeric: PublicOf<'numeric'> = { id: 'q', type: 'numeric', question: 'Mekkora?', hintCount: 0 };
const onPhone = (question: typeof numeric | typeof twoBlanks) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const onAnswer = vi.fn();
  const view = show(<Answered question={question} onAnswer={onAnswer} />);
  const press = async (...names: string[]) => {
    for (const name of names) await view.user.click(screen.getByRole('button', { name }));
  };
  return { ...view, onAnswer, press };
};

it('writes a mixed number, and keeps the phone keyboard away', async () => {
  const { onAnswer, press } = onPhone(numeric);
  await press('1', 'vegyes szám', '1', 'következő mező', '8');
  expect(onAnswer).toHaveBeenLastCalledWith('1 1/8');
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'none');
});

it('writes minus, comma, power and root, and deletes', async () => {
  const { onAnswer, press } = onPhone(numeric);
  await press('mínusz', '3', 'tizedesvessző', '5', '7', 'törlés');
  expect(onAnswer).toHaveBeenLastCalledWith('-3,5');
  await press('törlés', 'törlés', 'törlés', 'törlés', '2', 'hatvány', '5');
  expect(onAnswer).toHaveBeenLastCalledWith('2^5');
  await press('törlés', 'törlés', 'törlés', 'négyzetgyök', '9');
  expect(onAnswer).toHaveBeenLastCalledWith('√9');
});

it('goes from blank to blank with the arrow', async () => {
  const { onAnswer, press } = onPhone(twoBlanks);
  await press('4', 'következő mező', '2');
  expect(onAnswer).toHaveBeenLastCalledWith({ a: '4', b: '2' });
});

it('has letters and signs on a second layer, and the own keyboard one press away', async () => {
  const { onAnswer, press } = onPhone(numeric);
  await press('2', 'x ( ) + betűk és jelek', 'x', '+', '123 számok', '1');
  expect(onAnswer).toHaveBeenLastCalledWith('2x+1');
  await press('abc: a készülék billentyűzete');
  expect(screen.queryByRole('button', { name: 'tört' })).toBeNull();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('inputmode');
  await press('Számbillentyűzet');
  expect(screen.getByRole('button', { name: 'tört' })).toBeVisible();
});

it('takes what a real keyboard types', async () => {
  const { user, onAnswer } = onPhone(numeric);
  await user.type(screen.getByRole('textbox'), '5/6');
  expect(onAnswer).toHaveBeenLastCalledWith('5/6');
});

it('has only digits, comma and minus for an angle', async () => {
  const { onAnswer, press } = onPhone({ ...numeric, unit: '°' });
  await press('mínusz', '6', '7', 'tizedesvessző', '5', 'törlés');
  expect(onAnswer).toHaveBeenLastCalledWith('-67,');
  for (const name of ['tört', 'vegyes szám', 'négyzetgyök', 'hatvány', 'x ( ) + betűk és jelek'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'abc: a készülék billentyűzete' })).toBeVisible();
});

it('has the semicolon beside the digits where the question asks for a list', async () => {
  const { onAnswer, press } = onPhone({ ...numeric, question: 'Oldd meg! A megoldásokat pontosvesszővel válaszd el!' });
  await press('0', 'pontosvessző', '9', 'x ( ) + betűk és jelek', 'négyzetgyök');
  expect(onAnswer).toHaveBeenLastCalledWith('0;9√');
});

it('has only the keys that the page needs, for a number and for blanks', async () => {
  const { onAnswer, press, unmount } = onPhone({ ...numeric, keys: 'fractions' });
  await press('1', 'tört', '2');
  expect(onAnswer).toHaveBeenLastCalledWith('1/2');
  for (const name of ['hatvány', 'négyzetgyök', 'x ( ) + betűk és jelek']) expect(screen.queryByRole('button', { name })).toBeNull();
  unmount();
  const blanks = onPhone({ ...twoBlanks, keys: 'digits' });
  await blanks.press('4', 'következő mező', '2');
  expect(blanks.onAnswer).toHaveBeenLastCalledWith({ a: '4', b: '2' });
  expect(screen.queryByRole('button', { name: 'tört' })).toBeNull();
});

it.each([
  ['Írd le számjegyekkel: hatezer-negyven!', true],
  ['Kerekítsd százasokra: 6382!', true],
  ['Hány különböző háromjegyű szám van?', true],
  ['Hány egész a 8/4?', false],
  ['Melyik tört helyiértéke nagyobb?', false],
  ['Melyik egész számok ezek? Pontosvesszővel válaszd el!', false],
  ['Mennyi 3 és 4 hányadosa?', false],
])('knows from the question whether digits are enough: %s', (text, plain) => {
  onPhone({ ...numeric, question: text });
  expect(screen.queryByRole('button', { name: 'hatvány' }) === null).toBe(plain);
});

it('where there are no own keys, the field tells how a fraction is typed', () => {
  const fraction = { ...numeric, keys: 'fractions' as const };
  const props = { value: null, onChange: () => {}, disabled: false, result: null, solution: null };
  const { unmount } = show(<QuestionView question={fraction} {...props} />);
  expect(screen.getByText('Törtet így írj: 7/9')).toBeVisible();
  unmount();
  show(<QuestionView question={numeric} {...props} />);
  expect(screen.queryByText('Törtet így írj: 7/9')).toBeNull();
});
