import { describe, expect, it } from 'vitest';
import { readLoginState } from './login-state.ts';

describe('the state handed to the login page', () => {
  it('carries origin and message', () => {
    expect(readLoginState({ from: '/profil?x=1#y', message: 'Lépj be!' })).toEqual({ from: '/profil?x=1#y', message: 'Lépj be!' });
  });

  it.each([null, undefined, 'x', 7, { from: 'https://pelda.hu' }, { from: '//pelda.hu' }, { from: '/\\pelda.hu' }, { message: 5 }])(
    'takes nothing from %j',
    state => {
      expect(readLoginState(state)).toEqual({});
    },
  );
});

it('takes over an address and the public fields of a locked page, and nothing of another shape', () => {
  const locked = { title: 'Százalék', description: 'Kedvezmény.', minutes: 15, picture: 'matek-7-szazalek', toc: ['Mennyi a 25%?', 7] };
  expect(readLoginState({ email: 'lili@pelda.hu', locked })).toEqual({
    email: 'lili@pelda.hu',
    locked: { ...locked, toc: ['Mennyi a 25%?'] },
  });
  expect(readLoginState({ email: 7, locked: { body: 'x' } })).toEqual({});
});
