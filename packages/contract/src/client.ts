import type { AnyCall, Area, ArgsOf, ResponseOf } from './call.ts';
import type { Contract } from './contract.ts';
import { messages } from './messages.ts';

/**
 * All the browser needs to make a call. The web build writes this table from the contract (`virtual:call-table`),
 * so that no schema, and no schema library, travels to the pupil's phone.
 */
export type CallTable = Record<string, Record<string, Pick<AnyCall, 'method' | 'path' | 'produces'> & { public?: true }>>;
export const callTable = (areas: Record<string, Area>): CallTable =>
  Object.fromEntries(
    Object.entries(areas).map(([name, area]) => [
      name,
      Object.fromEntries(
        Object.entries(area).map(([callName, { method, path, produces, who }]) => [
          callName,
          { method, path, ...(produces ? { produces } : {}), ...(method === 'GET' && who === 'anyone' ? { public: true } : {}) },
        ]),
      ),
    ]),
  );
type Target = CallTable[string][string];

/** What a failed call looks like to the browser: the HTTP status (0 when the network failed) and a sentence to show. */
export class CallError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** In how many seconds the server expects the same call to succeed. */
  readonly retryAfter: number | undefined;
  constructor(status: number, message: string, body: Record<string, unknown> = {}, retryAfter?: number) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export interface ClientOptions {
  token: () => string | null;
  /** Called once for every refusal of the token a call carried: a 401, or a message that says so. */
  onUnauthorized?: (message: string) => void;
  fetch?: typeof fetch;
  base?: string;
}

type Send<C extends AnyCall> =
  Record<never, never> extends ArgsOf<C>
    ? (args?: ArgsOf<C>, init?: RequestInit) => Promise<ResponseOf<C>>
    : (args: ArgsOf<C>, init?: RequestInit) => Promise<ResponseOf<C>>;
type QueryOptions<C extends AnyCall> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<ResponseOf<C>>;
};
type Endpoint<C extends AnyCall> = Send<C> & {
  /** Options for TanStack Query: the key is the call's name and arguments. */
  query: Record<never, never> extends ArgsOf<C> ? (args?: ArgsOf<C>) => QueryOptions<C> : (args: ArgsOf<C>) => QueryOptions<C>;
  key: readonly [string, string];
};
export type Client = {
  [A in keyof Contract]: { [N in keyof Contract[A]]: Contract[A][N] extends AnyCall ? Endpoint<Contract[A][N]> : never };
};

type AnyArgs = { params?: Record<string, unknown> | undefined; query?: Record<string, unknown> | undefined; body?: unknown };

const address = (call: Target, args: AnyArgs): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(args.params?.[name] ?? '')));
  const query = Object.entries(args.query ?? {}).filter(([, v]) => v !== undefined);
  return query.length ? `${path}?${new URLSearchParams(query.map(([k, v]): [string, string] => [k, String(v)]))}` : path;
};

/** A proxy may refuse without JSON; an unreadable body counts as no response. */
const readJson = async (response: Response): Promise<Record<string, unknown>> => {
  try {
    return (await response.json()) as Record<string, unknown>;
  } catch (cause) {
    if (response.ok) throw cause;
    return {};
  }
};

const endsSession = (message: string): boolean => messages.forcedLogoutMarks.some(mark => message.includes(mark));

export const createClient = (table: CallTable, options: ClientOptions): Client => {
  const send = async (call: Target, args: AnyArgs, init: RequestInit = {}, token = options.token()): Promise<unknown> => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (args.body !== undefined) headers.set('content-type', 'application/json');
    let response: Response;
    let body: Record<string, unknown>;
    try {
      response = await (options.fetch ?? fetch)((options.base ?? '') + address(call, args), {
        ...init,
        method: call.method,
        headers,
        ...(args.body === undefined ? {} : { body: JSON.stringify(args.body) }),
      });
      if (call.produces && response.ok) return await response.text();
      body = await readJson(response);
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      throw new CallError(0, messages.network);
    }
    if (response.ok) return body;
    const message = typeof body.message === 'string' ? body.message : '';
    if (token && (response.status === 401 || endsSession(message))) {
      // The token was renewed while this call was on its way: the refused one says nothing about the session.
      const renewed = options.token();
      if (renewed && renewed !== token) return send(call, args, init, renewed);
      options.onUnauthorized?.(message || messages.tokenInvalid);
      // A guest may read it too.
      if (call.public) return send(call, args, init, null);
    }
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    throw new CallError(response.status, message, body, Number.isFinite(seconds) ? seconds : undefined);
  };

  const endpoint = (areaName: string, name: string, call: Target) => {
    const key = [areaName, name] as const;
    return Object.assign((args: AnyArgs = {}, init?: RequestInit) => send(call, args, init), {
      key,
      query: (args: AnyArgs = {}) => ({
        queryKey: [...key, args.params ?? null, args.query ?? null],
        queryFn: ({ signal }: { signal: AbortSignal }) => send(call, args, { signal }),
      }),
    });
  };
  const areas = Object.entries(table).map(([areaName, area]) => [
    areaName,
    Object.fromEntries(Object.entries(area).map(([name, call]) => [name, endpoint(areaName, name, call)])),
  ]);
  return Object.fromEntries(areas) as Client;
};
