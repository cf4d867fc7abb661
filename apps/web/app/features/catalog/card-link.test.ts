import { expect, it } from 'vitest';
import { cardLink } from './card-link.ts';

const premium = { slug: 'kurzus_matek', category: 'premium_course' };

it('leads to the page: free ones always, premium ones with access', () => {
  expect(cardLink({ slug: 'matek-5-tort', category: 'free_lesson' }, false)).toEqual({ to: '/tananyag/matek-5-tort' });
  expect(cardLink(premium, true)).toEqual({ to: '/tananyag/kurzus-matek' });
});

it.each(['premium_course', 'premium_tool', 'premium_lesson', 'workshop'])(
  'of a %s without access leads to login with the stated message',
  category => {
    expect(cardLink({ ...premium, category }, false)).toEqual({
      to: '/bejelentkezes',
      state: { from: '/tananyag/kurzus-matek', message: 'A tartalom megtekintéséhez bejelentkezés szükséges.' },
    });
  },
);
