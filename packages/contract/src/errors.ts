import { messages } from './messages.ts';

/** The closed list of ways a call can fail: code -> HTTP status and the Hungarian sentence shown when nothing more exact is said. */
export const errors = {
  malformed: { status: 400, message: 'Ezt a kérést nem értjük. Töltsd be újra az oldalt, és próbáld meg még egyszer.' },
  invalid: { status: 400, message: 'Valamelyik mező hibás. Nézd át, és próbáld újra.' },
  passwordWeak: { status: 400, message: messages.passwordWeak },
  passwordMismatch: { status: 400, message: messages.passwordMismatch },
  termsRequired: { status: 400, message: messages.termsRequired },
  captchaRequired: { status: 400, message: messages.captchaRequired },
  vipCodeInvalid: { status: 400, message: messages.vipCodeInvalid },
  specialCodeInvalid: { status: 400, message: messages.specialCodeInvalid },
  classCodeUnknown: { status: 400, message: messages.classCodeUnknown },
  linkInvalid: { status: 400, message: 'Ez a link már nem érvényes. Kérj újat.' },
  badSignature: { status: 400, message: 'Az esemény aláírása nem érvényes.' },
  loginFailed: { status: 401, message: messages.loginFailed },
  emailUnverified: { status: 401, message: messages.emailUnverified },
  totpRequired: { status: 401, message: 'Add meg a hitelesítő alkalmazás hatjegyű kódját.' },
  tokenInvalid: { status: 401, message: messages.tokenInvalid },
  sessionReplaced: { status: 401, message: messages.sessionReplaced },
  googleFailed: { status: 401, message: messages.googleFailed },
  forbidden: { status: 403, message: 'Ehhez nincs jogosultságod.' },
  notApproved: { status: 403, message: messages.waitingForApproval },
  premiumRequired: { status: 403, message: messages.premiumRequired },
  wrongPin: { status: 403, message: messages.wrongPin },
  wrongPassword: { status: 403, message: 'A jelenlegi jelszó nem helyes.' },
  reauthRequired: { status: 403, message: messages.reauthRequired },
  notFound: { status: 404, message: 'Nem találjuk, amit keresel.' },
  contentNotFound: { status: 404, message: messages.pageFailed },
  googleUnknown: { status: 404, message: messages.googleUnknown },
  conflict: { status: 409, message: 'Ez most nem lehetséges, mert közben megváltozott valami. Frissítsd az oldalt.' },
  classFull: { status: 409, message: messages.classFull },
  tooLarge: { status: 413, message: 'Ez túl hosszú. Rövidítsd le, és próbáld újra.' },
  tooMany: { status: 429, message: 'Túl sok próbálkozás. Várj egy kicsit, és próbáld újra.' },
  internal: { status: 500, message: 'Valami elromlott nálunk. Próbáld újra egy perc múlva.' },
  checkoutFailed: { status: 503, message: messages.checkoutFailed },
  portalFailed: { status: 503, message: messages.portalFailed },
  unavailable: { status: 503, message: 'Most nem tudjuk kiszolgálni a kérést. Próbáld újra egy perc múlva.' },
} as const satisfies Record<string, { status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503; message: string }>;

export type ErrorCode = keyof typeof errors;

/** A failure with its code; `message` replaces the code's own sentence, `extra` is added to the answer beside it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extra: Readonly<Record<string, unknown>>;
  constructor(code: ErrorCode, options: { message?: string; extra?: Record<string, unknown>; cause?: unknown } = {}) {
    super(options.message ?? errors[code].message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.extra = options.extra ?? {};
  }
  get status(): number {
    return errors[this.code].status;
  }
}
