import { type ErrorCode, errors } from '@eszkerek/contract';

/** Beside the four every failure has: what some of them tell the page. */
const KNOWN_KEYS = new Set(['success', 'message', 'code', 'requestId', 'data', 'totp_required', 'email_unverified']);
const INSIDES =
  /\bat\s.*:\d+:\d+|\.ts\b|node_modules|kysely|sqlite|postgres|syntax error|\bselect\s.*\sfrom\b|insert into|constraint|FST_ERR|ECONN|undefined/i;

const parsed = (text: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};

/** What is wrong with an answer as an answer, whatever was asked; undefined when nothing is. */
export const problemOfForm = (status: number, text: string): string | undefined => {
  if (status >= 500) return `${status}: ${text}`;
  if (status < 400) return undefined;
  const body = parsed(text);
  if (!body) return `${status} is not JSON: ${text.slice(0, 200)}`;
  const strange = Object.keys(body).filter(key => !KNOWN_KEYS.has(key));
  if (strange.length > 0) return `${status} has ${strange.join(', ')}`;
  const { success, message, code, requestId } = body;
  if (success !== false || typeof message !== 'string' || message === '' || typeof requestId !== 'string')
    return `${status} is not the closed form: ${text}`;
  if (!Object.hasOwn(errors, String(code)) || errors[code as ErrorCode].status !== status) return `${status} with the code ${String(code)}`;
  return INSIDES.test(message) ? `${status} shows the insides: ${message}` : undefined;
};
