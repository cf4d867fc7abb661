import { STUDENT_TAIL } from '@eszkerek/documents/tools/parts';
import { describe, expect, it } from 'vitest';
import { solveForMe } from './solve-for-me.ts';

describe('solve it for me', () => {
  it.each([
    'Oldd meg helyettem ezt a feladatot!',
    'Kérlek, írd meg az egész dolgozatot helyettem.',
    'Csináld meg a házimat!',
    'Írd meg a fogalmazásomat!',
    'Add meg a megoldást!',
    'Csak az eredmény kell.',
  ])('sees %j', text => {
    expect(solveForMe(text)).not.toBeNull();
  });

  it.each([
    'Ne oldd meg helyettem, csak kérdezz!',
    'Ne add meg a megoldást!',
    'Mutasd meg az első lépést!',
    'Segíts megérteni, hogyan oldjam meg!',
    STUDENT_TAIL,
  ])('leaves %j alone', text => {
    expect(solveForMe(text)).toBeNull();
  });
});
