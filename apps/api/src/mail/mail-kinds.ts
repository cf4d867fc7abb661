/** Somebody waits at the screen for these: they leave before all others. */
export const URGENT_KINDS: readonly string[] = ['verify-email', 'registration-pending', 'reset-password'];

/** About the account itself, so a pupil gets them before a parent has answered. Every other kind needs the parent's consent. */
const ACCOUNT_KINDS: ReadonlySet<string> = new Set([
  ...URGENT_KINDS,
  'already-registered',
  'password-changed',
  'second-step-locked',
  'parent-consent',
  'parent-refused',
  'parent-replaced',
  'withdrawal-receipt',
  'account-deleted',
]);
export const isAccountKind = (kind: string): boolean => ACCOUNT_KINDS.has(kind);

const PER_DAY = { account: 30, other: 10 };
/** To the admins, at the pace of the contact form. */
const UNCAPPED = 'contact-message';

/** How many mails one address gets in a day, counted by what they are about; undefined: as many as there are. */
export const dailyCapOf = (kind: string): { bucket: keyof typeof PER_DAY; max: number } | undefined => {
  if (kind === UNCAPPED) return undefined;
  const bucket = isAccountKind(kind) ? 'account' : 'other';
  return { bucket, max: PER_DAY[bucket] };
};
