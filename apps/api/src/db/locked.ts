import { PostgresAdapter } from 'kysely';
import type { Db } from './engine.ts';

/** `.$call(locked(trx))`: locks the rows read until the transaction ends. A no-op on SQLite, which has one writer. */
export const locked =
  (trx: Db) =>
  <Q extends { forUpdate(): Q }>(query: Q): Q =>
    trx.getExecutor().adapter instanceof PostgresAdapter ? query.forUpdate() : query;
