import { messages } from './messages.ts';

/** The closed list of ways a call can fail: code -> HTTP status and the Hungarian sentence shown when nothing more exact is said. */
export const errors = {
  malformed: { status: 400, message: 'Ezt a kérést nem értjük. Töltsd be újra az oldalt, és próbáld meg még egyszer.' },
  invalid: { status: 400, message: 'Valamelyik mező hibás. Nézd át, és próbáld újra.' },
  passwordWeak: { status: 400, message: messages.passwordWeak },
  passwordCommon: { status: 400, message: messages.passwordCommon },
  passwordMismatch: { status: 400, message: messages.passwordMismatch },
  termsRequired: { status: 400, message: messages.termsRequired },
  captchaRequired: { status: 400, message: messages.captchaRequired },
  vipCodeInvalid: { status: 400, message: messages.vipCodeInvalid },
  specialCodeInvalid: { status: 400, message: messages.specialCodeInvalid },
  classCodeUnknown: { status: 400, message: messages.classCodeUnknown },
  parentIsChild: { status: 400, message: 'A szülő e-mail-címe nem lehet ugyanaz, mint a tanulóé. Itt egy felnőtt címére van szükség.' },
  linkInvalid: { status: 404, message: 'Ez a link már nem érvényes. Kérj újat.' },
  cardInvalid: {
    status: 400,
    message: 'Ezzel a kóddal nem lehet belépni. Nézd meg újra a kártyádat; ha jól írtad be, kérj újat a tanárodtól.',
  },
  inviteInvalid: { status: 400, message: 'Ez a meghívókód nem érvényes, vagy már lejárt. Kérj újat a kollégádtól.' },
  googleTokenInvalid: { status: 400, message: messages.googleVerifyError },
  badSignature: { status: 400, message: 'Az esemény aláírása nem érvényes.' },
  loginFailed: { status: 401, message: messages.loginFailed },
  emailUnverified: { status: 403, message: messages.emailUnverified },
  totpRequired: { status: 401, message: 'Add meg a hitelesítő alkalmazás hatjegyű kódját.' },
  tokenInvalid: { status: 401, message: messages.tokenInvalid },
  sessionReplaced: { status: 401, message: messages.sessionReplaced },
  googleFailed: { status: 401, message: messages.googleFailed },
  accountLeaving: { status: 403, message: 'Ezt a fiókot a szülőd kérésére töröljük, ezért már nem lehet belépni vele.' },
  noPassword: { status: 403, message: 'Ennek a fióknak még nincs jelszava. Az „Elfelejtett jelszó” oldalon állíthatsz be egyet.' },
  cardNeeded: { status: 403, message: 'Neked még nincs jelszavad. Olvasd be a kártyádat, vagy írd be a kártya kódját.' },
  classLoginLocked: { status: 403, message: 'Ötször nem sikerült a belépés. Szólj a tanárodnak: ő tud segíteni.' },
  totpMissing: { status: 403, message: 'Az admin felülethez előbb kapcsold be a kétlépcsős belépést a profilodban.' },
  totpWrong: { status: 403, message: 'Ez a hatjegyű kód nem jó. Várd meg a következőt, és próbáld újra.' },
  forbidden: { status: 403, message: 'Ehhez nincs jogosultságod.' },
  notApproved: { status: 403, message: messages.waitingForApproval },
  teacherRejected: { status: 403, message: 'A tanári fiókodat nem tudtuk jóváhagyni. Ha szerinted tévedés történt, írj nekünk.' },
  premiumRequired: { status: 403, message: messages.premiumRequired },
  wrongPin: { status: 403, message: messages.wrongPin },
  wrongPassword: { status: 403, message: 'A jelenlegi jelszó nem helyes.' },
  reauthRequired: { status: 403, message: messages.reauthRequired },
  notFound: { status: 404, message: 'Nem találjuk, amit keresel.' },
  contentNotFound: { status: 404, message: messages.pageFailed },
  googleUnknown: { status: 404, message: messages.googleUnknown },
  conflict: { status: 409, message: 'Ez most nem lehetséges, mert közben megváltozott valami. Frissítsd az oldalt.' },
  googleTaken: { status: 409, message: 'Ehhez a Google-fiókhoz már tartozik regisztráció. Jelentkezz be vele.' },
  classFull: { status: 409, message: messages.classFull },
  alreadyInClass: { status: 409, message: 'Már tagja vagy egy osztálynak. Előbb lépj ki belőle a profilodban.' },
  notInClass: { status: 409, message: 'Most nem vagy tagja egyetlen osztálynak sem.' },
  classEnded: { status: 409, message: 'Ez az osztály már véget ért.' },
  addressMissing: { status: 409, message: 'Ehhez előbb adj meg egy e-mail-címet a profilodban.' },
  alreadySubscribed: { status: 409, message: 'Már van élő előfizetésed. A profilodban kezelheted.' },
  alreadyUnlimited: { status: 409, message: 'Neked már korlátlan hozzáférésed van, nem kell előfizetned.' },
  noSubscription: { status: 409, message: 'Még nincs előfizetésed, amit kezelhetnél.' },
  withdrawalClosed: { status: 409, message: 'Erre a vásárlásra már lejárt a 14 napos elállási idő.' },
  checkoutClosed: { status: 409, message: 'Ez a fizetés már lezárult.' },
  tooLarge: { status: 413, message: 'Ez túl hosszú. Rövidítsd le, és próbáld újra.' },
  totpLocked: { status: 429, message: 'Túl sok hibás kódot adtál meg. Várj egy kicsit, mielőtt újra próbálod.' },
  tooMany: { status: 429, message: 'Túl sok próbálkozás. Várj egy kicsit, és próbáld újra.' },
  internal: { status: 500, message: 'Valami elromlott nálunk. Próbáld újra egy perc múlva.' },
  googleUnreachable: { status: 503, message: messages.googleLoginError },
  checkoutFailed: { status: 503, message: messages.checkoutFailed },
  portalFailed: { status: 503, message: messages.portalFailed },
  busy: { status: 503, message: 'Most nagyon sokan jöttek egyszerre. Várj egy kicsit, mindjárt sorra kerülsz.' },
  unavailable: { status: 503, message: 'Most nem tudjuk kiszolgálni a kérést. Próbáld újra egy perc múlva.' },
} as const satisfies Record<string, { status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503; message: string }>;

export type ErrorCode = keyof typeof errors;

/** A failure with its code; `message` replaces the code's own sentence, `extra` is added to the answer beside it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extra: Readonly<Record<string, unknown>>;
  /** In how many seconds the same call can succeed. */
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, options: { message?: string; extra?: Record<string, unknown>; cause?: unknown; retryAfter?: number } = {}) {
    super(options.message ?? errors[code].message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.extra = options.extra ?? {};
    this.retryAfter = options.retryAfter;
  }
  get status(): number {
    return errors[this.code].status;
  }
}
