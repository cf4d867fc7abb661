export { EXAM_DEFAULT_QUESTIONS } from '@eszkerek/documents/tools/exam-defaults';

/** Business constants of the specification (section 9) and of the rulings. The one place that holds each. */
export const PRODUCT_NAME = 'Észkerék';
export const NOT_FOUND_TITLE = 'Ez az oldal nem található';

export const TRIAL_DAYS = 30;
export const NOTIFICATION_POLL_MS = 60_000;
export const SEARCH_DEBOUNCE_MS = 300;
export const SEARCH_MIN_LENGTH = 3;
export const ZOOM = { min: 75, max: 150, initial: 100, step: 5 } as const;
export const TIMER = {
  workSeconds: 1500,
  shortBreakSeconds: 300,
  longBreakSeconds: 900,
  sessionsPerCycle: 4,
  longPresetSeconds: 3000,
} as const;
export const PASSWORD_MIN_LENGTH = 8;
export const USERNAME_DISPLAY = { longerThan: 10, cutTo: 8 } as const;
export const COLLAPSE_WIDTH_PX = 768;
export const TOC_WIDTH_PX = 1024;
export const IDLE_TIMEOUT_MS = 120_000;
export const IDLE_WARNING_MS = 100_000;
export const CLASS_SIZE = { min: 5, max: 30, initial: 30 } as const;
export const REFERRALS_PER_REWARD = 5;
export const WITHDRAWAL_DAYS = 14;
/** After a class is over its diary stays readable for this long. */
export const DIARY_READABLE_DAYS = 90;
/** Wrong tries of a class login in a row; then the teacher helps. */
export const CLASS_LOGIN_TRIES = 5;
export const PAYMENT_POLL_MS = 3000;
export const PAYMENT_POLL_TRIES = 40;
export const SUCCESS_MESSAGE_MS = 5000;
export const COPY_FEEDBACK_MS = 2000;
export const LOGOUT_AFTER_PASSWORD_CHANGE_MS = 3000;
export const REDIRECT_AFTER_RESET_MS = 3000;
export const QUIZ_DURATION = 'PT10M';
export const RETENTION_YEARS = { billing: 8, trial: 1, referral: 1 } as const;

/** All prices are in RON and follow from two statements: a year costs ten months, a class costs twenty pupils' years less 30 %. */
export const PRICE_RON = { monthly: 30, yearly: 300, class: 4200 } as const;
export const CLASS_DISCOUNT_PERCENT = 30;
export const CLASS_PRICED_FOR = 20;
export const FREE_MONTHS_IN_YEAR = 2;
