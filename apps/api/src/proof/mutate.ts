import type { AnyCall } from '@eszkerek/contract';
import fc from 'fast-check';
import { type Parts, urlOf } from './calls.ts';
import { nastyHeaders, nastyKeys, nastyQueries, nastySegments, nastyTexts, nastyValues, RAW } from './nasty.ts';

/** A request as it goes over the wire. */
export interface Wire {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

type Path = (string | number)[];
const isContainer = (value: unknown): value is Record<string | number, unknown> => typeof value === 'object' && value !== null;
/** Deeper is only what an earlier change put there: a nest of thousands would take all memory for its paths. */
const DEEPEST = 12;
const pathsIn = (value: unknown, at: Path = []): Path[] =>
  isContainer(value) && at.length < DEEPEST
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...pathsIn(inner, [...at, key])])
    : [];

/** Exchanges or (with undefined) removes what stands at a path. */
const withAt = (value: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined || !isContainer(value)) return put;
  const copy: Record<string | number, unknown> = Array.isArray(value) ? (Object.assign([], value) as never) : { ...value };
  const inner = rest.length > 0 ? withAt(copy[key], rest, put) : put;
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
};

interface Draft {
  parts: Parts;
  method: string;
  segment: { name: string; raw: string } | undefined;
  query: string | undefined;
  payload: string | undefined;
}

type Change = (draft: Draft) => Draft;
const onBody =
  (change: (body: unknown) => unknown): Change =>
  draft => ({ ...draft, parts: { ...draft.parts, body: change(draft.parts.body ?? {}) } });

const anyValue = fc.oneof(
  fc.constantFrom(...nastyValues),
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.json(),
);

/** One thing made wrong in a request that was right. */
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.nat(), anyValue).map(([at, value]) => onBody(body => exchange(body, at, value))) },
  { weight: 2, arbitrary: fc.nat().map(at => onBody(body => exchange(body, at, undefined))) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...nastyKeys), anyValue).map(([key, value]) =>
      // As a parsed object has it: an own key, even if it is called __proto__.
      onBody(body => (isContainer(body) ? Object.defineProperty({ ...body }, key, { value, enumerable: true }) : body)),
    ),
  },
  { weight: 1, arbitrary: anyValue.map(value => onBody(() => value)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        '{',
        '{"a":',
        '[',
        '"',
        'null',
        'undefined',
        '\u0000',
        '{"a":1}{"b":2}',
        '{"a":1,"a":2}',
        '\ufeff{}',
        '{"__proto__":{"role":"admin"}}',
        '['.repeat(60_000),
        `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
        `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      )
      .map(
        (payload): Change =>
          draft => ({ ...draft, payload }),
      ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.nat(),
        fc.oneof(
          fc.constantFrom(...nastySegments),
          fc.constantFrom(...nastyTexts).map(text => encodeURIComponent(text.toWellFormed())),
        ),
      )
      .map(
        ([at, raw]): Change =>
          draft => {
            const names = Object.keys(draft.parts.params ?? {});
            return names.length > 0 ? { ...draft, segment: { name: names[at % names.length] ?? '', raw } } : draft;
          },
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        fc.constantFrom(...nastyQueries),
        fc
          .tuple(fc.constantFrom('q', 'after', 'before', 'role', 'status'), fc.constantFrom(...nastyTexts))
          .map(([key, text]) => `${key}=${encodeURIComponent(text.toWellFormed())}`),
      )
      .map(
        (query): Change =>
          draft => ({ ...draft, query }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...nastyHeaders).map(
      (headers): Change =>
        draft => ({ ...draft, parts: { ...draft.parts, headers: { ...draft.parts.headers, ...headers } } }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('HEAD', 'PATCH', 'OPTIONS', 'TRACE', 'PUT', 'DELETE').map(
      (method): Change =>
        draft => ({ ...draft, method }),
    ),
  },
);

const exchange = (body: unknown, at: number, value: unknown): unknown => {
  const paths = pathsIn(body);
  return withAt(body, paths[at % Math.max(1, paths.length)] ?? [], value);
};

const raw = (json: string): string => Object.entries(RAW).reduce((text, [mark, instead]) => text.replaceAll(`"${mark}"`, instead), json);

export const changes: fc.Arbitrary<Change[]> = fc.array(change, { minLength: 1, maxLength: 3 });

export const onTheWire = (call: AnyCall, parts: Parts, made: readonly Change[], token: string | undefined): Wire => {
  const start: Draft = { parts, method: call.method, segment: undefined, query: undefined, payload: undefined };
  const draft = made.reduce((so, next) => next(so), start);
  const path = draft.segment
    ? urlOf(call, { ...draft.parts, params: { ...draft.parts.params, [draft.segment.name]: MARK } }).replace(
        MARK,
        () => draft.segment?.raw ?? '',
      )
    : urlOf(call, draft.parts);
  const url = draft.query === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${draft.query}`;
  const payload = draft.payload ?? (draft.parts.body === undefined ? undefined : raw(JSON.stringify(draft.parts.body) ?? ''));
  return {
    method: draft.method,
    url,
    payload,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...draft.parts.headers,
    },
  };
};

const MARK = 'HERE-STANDS-THE-PIECE';
