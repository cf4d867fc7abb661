import { describe, expect, it } from 'vitest';
import { listedNames } from './listed-names.ts';

describe('the names a class list shows before sign-in', () => {
  it('have the family name as an initial', () => {
    expect(listedNames(['Balla Nimród', 'Ádám Kata Réka', 'Őri-Nagy Zsófi'])).toEqual(['B. Nimród', 'Á. Kata Réka', 'Ő. Zsófi']);
  });

  it('keep the letters of two signs', () => {
    expect(listedNames(['Csűrös Emese', 'SZABÓ Pál', 'Zs Nagy Éva'])).toEqual(['Cs. Emese', 'SZ. Pál', 'Zs. Nagy Éva']);
  });

  it('are written out where initials meet', () => {
    expect(listedNames(['Kiss Anna', 'Kovács Anna', 'Kis Áron'])).toEqual(['Kiss Anna', 'Kovács Anna', 'K. Áron']);
  });

  it('are numbered where whole names meet', () => {
    expect(listedNames(['Molnár Zente', 'Molnár Zente'])).toEqual(['Molnár Zente 1.', 'Molnár Zente 2.']);
  });

  it('keep a single word', () => {
    expect(listedNames(['Nimród'])).toEqual(['Nimród']);
  });
});
