import { describe, expect, it } from 'vitest';
import { countParts, partsPresent } from './five-parts.ts';

describe('the five parts of a prompt', () => {
  it('finds all five', () => {
    const text =
      'Türelmes matektanár vagy. Magyarázd el a közös nevezőt! 5. osztályos vagyok, az összeadásnál elakadtam. Ne add meg az eredményt. Három mondatban írj!';
    expect(partsPresent(text)).toEqual({ role: true, task: true, context: true, limits: true, format: true });
  });

  it.each([
    ['Mi a tört?', 0],
    ['Magyarázd el a törteket!', 1],
    ['Légy tanár, és magyarázd el a törteket!', 2],
    ['', 0],
  ])('counts %j as %i', (text, count) => {
    expect(countParts(partsPresent(text))).toBe(count);
  });

  it('does not take „vagyok” or „vagy” between two things for a role', () => {
    expect(partsPresent('Hatodikos vagyok. Almát vagy körtét kérek.').role).toBe(false);
  });
});
