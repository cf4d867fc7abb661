/** One call as a client sees it: an answer, or a line that broke. */
export interface Answer {
  /** 0 when no answer came. */
  status: number;
  body: Record<string, unknown>;
  /** Why the line broke, e.g. ECONNREFUSED, ECONNRESET, UND_ERR_SOCKET. */
  broke?: string;
  ms: number;
}

const GIVE_UP_MS = 30_000;

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return codeOf(error.cause);
  return 'code' in error ? String(error.code) : error.name;
};

let callers = 0;
/** A new address for each caller: the limits on one address are tested elsewhere. */
export const newAddress = (): string => {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
};

export const send = async (
  method: 'GET' | 'POST',
  url: string,
  options: { body?: unknown; token?: string; address?: string } = {},
): Promise<Answer> => {
  const started = performance.now();
  const passed = () => performance.now() - started;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        'x-forwarded-for': options.address ?? newAddress(),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: response.status, body: json, ms: passed() };
  } catch (error) {
    return { status: 0, body: {}, broke: codeOf(error), ms: passed() };
  }
};
