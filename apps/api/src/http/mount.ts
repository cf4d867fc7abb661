import { type AnyCall, AppError, type Area, type Limit } from '@eszkerek/contract';
import { LIVE } from '@eszkerek/contract/live';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ReadSession } from './caller.ts';
import { EventStream } from './event-stream.ts';
import { requireRight } from './guard.ts';
import type { Handlers } from './handler.ts';
import { limitAddress } from './limit-address.ts';
import { limitKeys } from './limit-keys.ts';
import type { Limits } from './limits.ts';
import { Prepared } from './prepared.ts';
import { type OpenStreams, sendEvents } from './send-events.ts';
import { sendJson } from './send-json.ts';
import { sendPrepared } from './send-prepared.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    callName?: string;
    limit?: Limit;
    streams?: boolean;
  }
}

type LooseHandler = (input: unknown) => unknown;

const bearer = (request: FastifyRequest): string | undefined => /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];

/** PostgreSQL cannot store NUL characters and would fail with an error of its own. */
const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner));
};

/** Issues in the order of the form's fields: zod reports cross-field checks last. */
const firstMessage = (schema: z.ZodObject, { issues }: z.ZodError): string => {
  const fields = Object.keys(schema.shape);
  const placeOf = ({ path }: z.core.$ZodIssue): number => (path.length > 0 ? fields.indexOf(String(path[0])) : fields.length);
  return issues.toSorted((a, b) => placeOf(a) - placeOf(b))[0]?.message ?? '';
};

const parse = (schema: z.ZodObject | undefined, value: unknown, code: 'invalid' | 'notFound'): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError(code, code === 'invalid' ? { message: firstMessage(schema, parsed.error) } : {});
  if (holdsNul(parsed.data)) throw new AppError(code);
  return parsed.data;
};

/** A call without a handler, or a handler without a declaration, fails the start. */
const requireSameNames = (areaName: string, area: Area, handlers: object): void => {
  for (const name of Object.keys(area)) if (!(name in handlers)) throw new Error(`${areaName}.${name} is declared but has no handler.`);
  for (const name of Object.keys(handlers)) if (!(name in area)) throw new Error(`${areaName}.${name} has a handler but is not declared.`);
};

export interface MountOptions {
  readSession: ReadSession;
  limits: Limits;
  streams: OpenStreams;
}

export const mountArea = <A extends Area>(
  app: FastifyInstance,
  areaName: string,
  area: A,
  handlers: Handlers<A>,
  options: MountOptions,
): void => {
  requireSameNames(areaName, area, handlers);
  for (const [name, call] of Object.entries(area)) mountCall(app, `${areaName}.${name}`, call, handlers[name] as LooseHandler, options);
};

const mountCall = (
  app: FastifyInstance,
  fullName: string,
  call: AnyCall,
  handler: LooseHandler,
  { readSession, limits, streams }: MountOptions,
): void => {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const token = bearer(request);
    const liveToken = token?.startsWith(LIVE.tokenPrefix) ? token : undefined;
    const caller = token && !liveToken ? await readSession(token) : null;
    const address = limitAddress(request.ip);
    const takeBack: (() => void)[] = [];
    for (const key of limitKeys(call.limit, { caller, address, liveToken, params: request.params, body: request.body }))
      takeBack.push(await limits.hit(fullName, key));
    requireRight(call, caller);
    const input = {
      params: parse(call.params, request.params, 'notFound'),
      query: parse(call.query, request.query, 'invalid'),
      body: call.rawBody ? undefined : parse(call.body, request.body ?? {}, 'invalid'),
      caller,
      address,
      liveToken,
      raw: {
        body: call.rawBody ? request.body : Buffer.alloc(0),
        header: (header: string) => request.headers[header.toLowerCase()]?.toString(),
      },
    };
    const result = await Promise.try(handler, input).catch(error => {
      // There was no place in the queue: the caller comes again, and only that try counts.
      if (error instanceof AppError && error.code === 'busy') for (const undo of takeBack) undo();
      throw error;
    });
    if (result instanceof Prepared) return sendPrepared(request, reply, result);
    if (result instanceof EventStream) return sendEvents(request, reply, result, streams);
    if (call.produces) return reply.header('cache-control', 'no-store').type(call.produces).send(result);
    return sendJson(request, reply, call.response.parse(result));
  };
  const route = {
    method: call.method,
    url: call.path,
    handler: answer,
    config: { callName: fullName, limit: call.limit, streams: call.produces === 'text/event-stream' },
  };
  if (!call.rawBody) {
    app.route(route);
    return;
  }
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route(route);
  });
};
