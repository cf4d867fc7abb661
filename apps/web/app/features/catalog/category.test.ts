import { describe, expect, it } from 'vitest';
import { isPremium, kindBadges } from './category.ts';

describe('categories', () => {
  it.each([
    ['premium_lesson', true],
    ['premium_anything', true],
    ['workshop', true],
    ['free_lesson', false],
    ['free_tool', false],
    ['tool', false],
    ['premium', false],
  ])('%s is premium: %s', (category, premium) => {
    expect(isPremium(category)).toBe(premium);
  });

  it('have badges in the order kind, workshop', () => {
    expect(kindBadges('workshop').map(badge => badge.kind)).toEqual(['premium', 'workshop']);
    expect(kindBadges('free_tool').map(badge => badge.kind)).toEqual(['tool']);
    expect(kindBadges('premium_tool').map(badge => badge.kind)).toEqual(['premium']);
    expect(kindBadges('free_lesson').map(badge => badge.kind)).toEqual(['free']);
  });
});
