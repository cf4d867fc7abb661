import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { passwordCriteria } from './password.ts';
import { newPassword } from './password-fields.ts';

const problemOf = (password: string) => newPassword.safeParse(password).error?.issues[0]?.message;
const capital = (word: string): string => word.replace(/\p{L}/u, letter => letter.toUpperCase());
const meets = (password: string): boolean => passwordCriteria.every(criterion => criterion.holds(password));

test('every leaked password that can meet the five criteria is refused, however its letters are cased', () => {
  const leaked = dictionary['passwords-common'];
  const reachable = leaked.flatMap(word => [word, capital(word), `${word.slice(0, -1)}${word.slice(-1).toUpperCase()}`]).filter(meets);
  expect(reachable.length).toBeGreaterThan(10);
  expect(reachable.filter(password => problemOf(password) !== messages.passwordCommon)).toEqual([]);
});

test('the 10,000 commonest dressed up to meet the criteria are refused: far more than 3,000 passwords', () => {
  const dressed = dictionary['passwords-common']
    .slice(0, 10_000)
    .filter(word => /^[a-z]{4,}$/.test(word))
    .map(word => `${capital(word)}2026!`)
    .filter(meets);
  expect(dressed.length).toBeGreaterThan(3000);
  expect(dressed.filter(password => problemOf(password) !== messages.passwordCommon)).toEqual([]);
});

test.each(['Password1!', 'P@ssw0rd2026!', '!!Dragon77', 'Pa$$w0rd-1', 'M0nkey#123456'])('%s is refused as common', password => {
  expect(problemOf(password)).toBe(messages.passwordCommon);
});

test.each(['Kerek4-Alma!', 'Jo-Jelszo-77', 'Zöld-Kutya 7 lépcsőn', 'Árvíztűrő tükörfúrógép 9!', '😀 Öt vödör kék 5', 'Dragon-8374650192!'])(
  '%s is accepted: any character counts, none is forbidden',
  password => {
    expect(problemOf(password)).toBeUndefined();
  },
);
