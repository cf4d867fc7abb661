import { CallError } from '@eszkerek/contract/client';

/** The server's sentence, or the screen's own fallback when it sent none. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.message !== '' ? error.message : fallback;

export const failureBody = (error: unknown): Readonly<Record<string, unknown>> => (error instanceof CallError ? error.body : {});
