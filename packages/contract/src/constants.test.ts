import { expect, test } from 'vitest';
import { CLASS_DISCOUNT_PERCENT, CLASS_PRICED_FOR, FREE_MONTHS_IN_YEAR, PRICE_RON } from './constants.ts';

test('a year costs twelve months less the two free ones', () => {
  expect(PRICE_RON.yearly).toBe(PRICE_RON.monthly * (12 - FREE_MONTHS_IN_YEAR));
});

test('a class costs the years of twenty pupils less 30 %', () => {
  expect(PRICE_RON.class).toBe((CLASS_PRICED_FOR * PRICE_RON.yearly * (100 - CLASS_DISCOUNT_PERCENT)) / 100);
});
