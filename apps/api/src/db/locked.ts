import { PostgresAdapter } from 'kysely';
import type { Db } from './engine.ts';

/** `.$call(locked(trx))`: holds the rows read until the transaction ends. SQLite lets one writer in at a time, so it needs nothing. */
export const locked =
  (trx: Db) =>
  <Q extends { forUpdate(): Q }>(query: Q): Q =>
    trx.getExecutor().adapter instanceof PostgresAdapter ? query.forUpdate() : query;
