import { expect, test } from 'vitest';
import * as constants from './constants.ts';

const { CLASS_DISCOUNT_PERCENT, CLASS_PRICED_FOR, FREE_MONTHS_IN_YEAR, PRICE_RON } = constants;

/** Section 9 of the specification, then the numbers of the rulings: a changed number must be changed here too, on purpose. */
const stated = {
  TRIAL_DAYS: 30,
  NOTIFICATION_POLL_MS: 60_000,
  SEARCH_DEBOUNCE_MS: 300,
  SEARCH_MIN_LENGTH: 3,
  ZOOM: { min: 75, max: 150, initial: 100, step: 5 },
  TIMER: {
    workSeconds: 1500,
    shortBreakSeconds: 300,
    longBreakSeconds: 900,
    sessionsPerCycle: 4,
    longPresetSeconds: 50 * 60,
  },
  PASSWORD_MIN_LENGTH: 8,
  USERNAME_DISPLAY: { longerThan: 10, cutTo: 8 },
  COLLAPSE_WIDTH_PX: 768,
  TOC_WIDTH_PX: 1024,
  IDLE_TIMEOUT_MS: 120_000,
  CLASS_SIZE: { min: 5, max: 30, initial: 30 },
  PRICE_RON: { monthly: 30, yearly: 300, class: 4200 },
  CLASS_DISCOUNT_PERCENT: 30,
  CLASS_PRICED_FOR: 20,
  REFERRALS_PER_REWARD: 5,
  FREE_MONTHS_IN_YEAR: 2,
  WITHDRAWAL_DAYS: 14,
  RETENTION_YEARS: { billing: 8, trial: 1, referral: 1 },
  PAYMENT_POLL_MS: 3000,
  SUCCESS_MESSAGE_MS: 5000,
  COPY_FEEDBACK_MS: 2000,
  LOGOUT_AFTER_PASSWORD_CHANGE_MS: 3000,
  REDIRECT_AFTER_RESET_MS: 3000,
  EXAM_DEFAULT_QUESTIONS: 10,
  QUIZ_DURATION: 'PT10M',
  PRODUCT_NAME: 'Észkerék',
  NOT_FOUND_TITLE: 'Ez az oldal nem található',
  IDLE_WARNING_MS: 100_000,
  PAYMENT_POLL_TRIES: 40,
  DIARY_READABLE_DAYS: 90,
  CLASS_LOGIN_TRIES: 5,
};

test('the constants are the stated ones, and there are no others', () => {
  expect({ ...constants }).toEqual(stated);
});

test('a year costs twelve months less the two free ones', () => {
  expect(PRICE_RON.yearly).toBe(PRICE_RON.monthly * (12 - FREE_MONTHS_IN_YEAR));
});

test('a class costs the years of twenty pupils less 30 %', () => {
  expect(PRICE_RON.class).toBe((CLASS_PRICED_FOR * PRICE_RON.yearly * (100 - CLASS_DISCOUNT_PERCENT)) / 100);
});
