/** The database cannot be reached, or did not answer in time. The request may succeed when repeated. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
/** Extended result codes keep the primary code in the low byte. */
const primaryCode = (errcode: number): number => errcode & 0xff;

/**
 * PostgreSQL: connection exception (08), disk full, too many connections, idle-in-transaction timeout, statement timeout,
 * shutting down or starting up (57P).
 */
const POSTGRES_TRANSIENT = /^(08\w{3}|53100|53300|25P03|57014|57P0\d)$/;

/** SQLite: another process holds the lock. */
export const isBusy = (error: unknown): boolean => {
  const { errcode } = (error ?? {}) as { errcode?: number };
  return errcode !== undefined && primaryCode(errcode) === SQLITE_BUSY;
};

/** Whether the failure is one of the database's situation, not of the query: the client may try again later. */
export const isTransient = (error: unknown): boolean => {
  if (error instanceof DatabaseUnavailable) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { errcode, code } = error as { errcode?: number; code?: string };
  if (errcode !== undefined) return [SQLITE_BUSY, SQLITE_FULL].includes(primaryCode(errcode));
  return code !== undefined && POSTGRES_TRANSIENT.test(code);
};
