import { expect, it } from 'vitest';
import { asMember } from './as-member.ts';

it.each([
  ['6. B', 'A 6. B osztály tagjaként'],
  ['6. B osztály', 'A 6. B osztály tagjaként'],
  ['5. A', 'Az 5. A osztály tagjaként'],
  ['Ökosuli', 'Az Ökosuli osztály tagjaként'],
  ['Bagoly osztály', 'A Bagoly osztály tagjaként'],
])('%s: %s', (name, said) => {
  expect(asMember(name)).toBe(said);
});
