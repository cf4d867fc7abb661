import { expect, it } from 'vitest';
import { likelyEmail } from './email-address.ts';

it.each([
  ['valaki@gmial.com', 'valaki@gmail.com'],
  ['valaki@gmail.co', 'valaki@gmail.com'],
  ['Valaki@GMAIL.CM', 'Valaki@gmail.com'],
  ['valaki@gamil.com', 'valaki@gmail.com'],
  ['valaki@yaho.com', 'valaki@yahoo.com'],
  ['valaki@fremail.hu', 'valaki@freemail.hu'],
  ['valaki@citormail.hu', 'valaki@citromail.hu'],
  ['valaki@hotmial.com', 'valaki@hotmail.com'],
  [' valaki@outlok.com ', 'valaki@outlook.com'],
])('%s was meant as %s', (typed, meant) => expect(likelyEmail(typed)).toBe(meant));

it.each([
  'valaki@gmail.com',
  'valaki@yahoo.ro',
  'valaki@mail.com',
  'valaki@ymail.com',
  'valaki@iskola.ro',
  'valaki@gmx.net',
  'valaki@gmial',
  '',
])('leaves %s as it is', typed => expect(likelyEmail(typed)).toBeNull());
