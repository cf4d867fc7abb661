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
