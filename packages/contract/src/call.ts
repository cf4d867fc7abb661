import type { z } from 'zod';

/**
 * A call is declared once: the API mounts it, the client is typed by it,
 * the limits and the rights matrix are read from it, and /api/openapi.json is printed from it.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `teacher` means an approved one: a waiting teacher gets 403 `Jóváhagyásra vár`. `anyone` includes guests; a session is read if sent. */
export const whoMayCall = ['anyone', 'user', 'student', 'teacher', 'admin'] as const;
export type Who = (typeof whoMayCall)[number];

/**
 * Kept in the database. `caller` is the account if there is one, else the address; `attempt` is the account, else the attempt
 * named by `:id`; `address` is the address even for a signed-in caller (whatever tries passwords, codes and links); `classCode`
 * is the address (up to `addressMax`) and the class named in the body; `liveToken` is the participant of a live lesson.
 */
export interface Limit {
  max: number;
  seconds: number;
  by: 'caller' | 'attempt' | 'address' | 'classCode' | 'liveToken';
  /** How much all guests of one address may do together, where that is more than `max`: a school sits behind one. */
  addressMax?: number;
}

type Shape = z.ZodObject;

export interface Call<
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
  R extends z.ZodType = z.ZodType,
  W extends Who = Who,
> {
  method: Method;
  /** With `:name` parameters; always under /api, but for the one stated static file. */
  path: `/api/${string}` | `/data/${string}`;
  who: W;
  limit: Limit;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  /** The handler gets the bytes as they came (webhook signatures). */
  rawBody?: boolean;
  /** Answers text of this type instead of JSON. */
  produces?: string;
  /** An admin who still has to switch the second step on (ADMIN_TOTP=required) may make this call. */
  beforeSecondStep?: boolean;
}

/** Only narrows the types: the declaration itself is the value. */
export const call = <
  const P extends Shape | undefined = undefined,
  const Q extends Shape | undefined = undefined,
  const B extends Shape | undefined = undefined,
  const R extends z.ZodType = z.ZodType,
  const W extends Who = Who,
>(
  declaration: Call<P, Q, B, R, W>,
): Call<P, Q, B, R, W> => declaration;

export type AnyCall = Call<Shape | undefined, Shape | undefined, Shape | undefined, z.ZodType>;
export type Area = Readonly<Record<string, AnyCall>>;

/** The schema a call declares in that place; never when it declares none. */
type PartOf<C extends AnyCall, K extends 'params' | 'query' | 'body'> = NonNullable<C[K]>;
type Parsed<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.output<S> : undefined;
type Written<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<C extends AnyCall> = Parsed<PartOf<C, 'params'>>;
export type QueryOf<C extends AnyCall> = Parsed<PartOf<C, 'query'>>;
export type BodyOf<C extends AnyCall> = Parsed<PartOf<C, 'body'>>;
export type ResponseOf<C extends AnyCall> = z.output<C['response']>;
/** What a handler hands back: checked and trimmed by the response schema before it leaves. */
export type ReplyOf<C extends AnyCall> = z.input<C['response']>;

/** What the client passes: only the parts the call declares. */
export type ArgsOf<C extends AnyCall> = ([PartOf<C, 'params'>] extends [never]
  ? { params?: undefined }
  : { params: Written<PartOf<C, 'params'>> }) &
  ([PartOf<C, 'query'>] extends [never] ? { query?: undefined } : { query?: Written<PartOf<C, 'query'>> }) &
  ([PartOf<C, 'body'>] extends [never] ? { body?: undefined } : { body: Written<PartOf<C, 'body'>> });

export const perMinute = (max: number, by: Limit['by'] = 'caller', addressMax = max): Limit => ({ max, seconds: 60, by, addressMax });
export const perHour = (max: number, by: Limit['by'] = 'caller', addressMax = max): Limit => ({ max, seconds: 3600, by, addressMax });
