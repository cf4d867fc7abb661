import type { AnyCall, Area, BodyOf, ParamsOf, QueryOf, ReplyOf } from '@eszkerek/contract';
import type { Caller } from './caller.ts';
import type { EventStream } from './event-stream.ts';
import type { Prepared } from './prepared.ts';

/** What a handler gets: parsed input and who sent it. It never sees the request itself. */
export interface Input<C extends AnyCall> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  caller: C['who'] extends 'anyone' ? Caller | null : Caller;
  /** The caller's address, for limits and audit; never logged. */
  address: string;
  /** The token of a participant or a board of a live lesson, sent instead of a session's. */
  liveToken: string | undefined;
  /** The body only for calls declared with rawBody. */
  raw: { body: Buffer; header(name: string): string | undefined };
}

type Reply<C extends AnyCall> = ReplyOf<C> | Prepared | EventStream;
export type Handler<C extends AnyCall> = (input: Input<C>) => Promise<Reply<C>> | Reply<C>;
export type Handlers<A extends Area> = { [N in keyof A]: Handler<A[N]> };
