/** What a page hands to the login page through the location's state. */
export interface LoginState {
  /** Where to go back to after login. */
  from?: string;
  /** An information message for the top of the form. */
  message?: string;
  /** The address to fill in, as after its confirmation. */
  email?: string;
  /** What a premium page shows to who may not open it. */
  locked?: LockedPage;
}

export interface LockedPage {
  title: string;
  description: string;
  grade?: string;
  subject?: string;
  minutes?: number;
  /** The slug whose drawing is shown. */
  picture?: string;
  toc: readonly string[];
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The public fields of a refused page; nothing without a title. */
export function readLocked(value: unknown): LockedPage | undefined {
  if (typeof value !== 'object' || value === null || !('title' in value) || typeof value.title !== 'string') return undefined;
  const { title, description, grade, subject, minutes, picture, toc } = value as Record<string, unknown> & { title: string };
  return {
    title,
    description: textOr(description) ?? '',
    grade: textOr(grade),
    subject: textOr(subject),
    minutes: typeof minutes === 'number' ? minutes : undefined,
    picture: textOr(picture),
    toc: Array.isArray(toc) ? toc.filter(entry => typeof entry === 'string') : [],
  };
}

/** Only addresses inside this site are taken over. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, message, email, locked } = state as Record<string, unknown>;
  const page = readLocked(locked);
  const inside = typeof from === 'string' && /^\/(?![/\\])/.test(from);
  return {
    ...(inside && { from }),
    ...(typeof message === 'string' && { message }),
    ...(typeof email === 'string' && { email }),
    ...(page && { locked: page }),
  };
}
