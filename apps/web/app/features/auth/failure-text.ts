import { CallError } from '@eszkerek/contract/client';

/** What the server said, or the screen's own fallback when it said nothing. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.message !== '' ? error.message : fallback;

export const failureBody = (error: unknown): Readonly<Record<string, unknown>> => (error instanceof CallError ? error.body : {});
