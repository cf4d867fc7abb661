import type { AnyCall, BodyOf, ParamsOf, QueryOf, ReplyOf } from '@eszkerek/contract/call';
import { type AreaName, type Contract, contract } from '@eszkerek/contract/contract';
import { vi } from 'vitest';

/** What the server received, parsed by the call's own schemas. */
interface Received<C extends AnyCall> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
}

class Refusal {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    this.status = status;
    this.body = body;
  }
}

/** The server says no, with a sentence and whatever else it says in the same body. */
export const refusal = (status: number, message: string, rest: Record<string, unknown> = {}): Refusal =>
  new Refusal(status, { success: false, message, ...rest });

/** An answer of somebody else on the way, say a proxy: it says OK and means nothing. */
export const foreign = (body: Record<string, unknown>): Refusal => new Refusal(200, body);

/** The request never arrives. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/** The answer has not come yet. */
export const stillLoading = (): Promise<never> => new Promise(() => undefined);

type Answer<C extends AnyCall> = (received: Received<C>) => ReplyOf<C> | Refusal | Promise<ReplyOf<C> | Refusal>;
type AnswerIn<A extends AreaName, N extends keyof Contract[A]> = Contract[A][N] extends AnyCall ? Answer<Contract[A][N]> : never;

/** Which calls are answered, and how; typed by the contract. */
export type Answers = { [A in AreaName]?: { [N in keyof Contract[A]]?: AnswerIn<A, N> } };

interface Route {
  name: string;
  call: AnyCall;
  answer: (received: never) => unknown;
}

interface Sent {
  call: string;
  params: unknown;
  query: unknown;
  body: unknown;
  authorization: string | null;
}

let problems: string[] = [];

/** Mistakes of a test's own server since the last look: calls it has no answer for, replies that break the contract. */
export const takeProblems = (): string[] => {
  const taken = problems;
  problems = [];
  return taken;
};

const areas: Record<string, Readonly<Record<string, AnyCall>>> = contract;

const routesOf = (answers: Answers): Route[] =>
  Object.entries(answers).flatMap(([areaName, area]) =>
    Object.entries(area).flatMap(([name, answer]) => {
      const call = areas[areaName]?.[name];
      return call ? [{ name: `${areaName}.${name}`, call, answer }] : [];
    }),
  );

const paramsOf = (call: AnyCall, pathname: string): Record<string, string> | null => {
  const pattern = new RegExp(`^${call.path.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const groups = pattern.exec(pathname);
  if (!groups) return null;
  return Object.fromEntries(Object.entries(groups.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]));
};

const json = (status: number, body: unknown): Response => Response.json(body, { status });

/** Answers the page's calls at the network boundary, as the API would: by method and path, request and reply checked by the contract. */
export function serve(answers: Answers) {
  const sent: Sent[] = [];
  const answerTo = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, 'http://localhost');
    for (const { name, call, answer } of routesOf(answers)) {
      const params = call.method === init.method ? paramsOf(call, url.pathname) : null;
      if (!params) continue;
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const query = Object.fromEntries(url.searchParams);
      sent.push({ call: name, params, query, body, authorization: new Headers(init.headers).get('authorization') });
      const parsedBody = call.body?.safeParse(body);
      if (parsedBody?.error) return json(400, { success: false, message: parsedBody.error.issues[0]?.message });
      // `Answers` has typed this function by the very call that is parsed here.
      const received = { params: call.params?.parse(params), query: call.query?.parse(query), body: parsedBody?.data } as never;
      const reply = await answer(received);
      if (reply instanceof Refusal) return json(reply.status, reply.body);
      const checked = call.response.safeParse(reply);
      if (checked.error) problems.push(`the reply to ${name} breaks the contract: ${checked.error.message}`);
      return json(200, reply);
    }
    problems.push(`no answer for ${init.method} ${url.pathname}`);
    return json(404, { success: false, message: 'no answer' });
  };
  vi.stubGlobal('fetch', answerTo);
  return {
    /** Everything that was sent to one call, oldest first. */
    sentTo: <A extends AreaName>(area: A, name: keyof Contract[A] & string): Sent[] =>
      sent.filter(({ call }) => call === `${area}.${name}`),
  };
}
