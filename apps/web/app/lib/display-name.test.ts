import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';

describe('the name in the navbar', () => {
  it.each([
    ['Lili', 'Lili'],
    ['Boglárkaaa', 'Boglárkaaa'],
    ['Boglárkaaaa', 'Boglárka…'],
    ['👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀', '👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀'],
    ['👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀', '👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀…'],
    ['a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301', 'a\u0301'.repeat(10)],
  ])('%s → %s', (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });
});
