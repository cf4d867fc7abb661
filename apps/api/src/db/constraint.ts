/** Maps constraint violations of either engine to a name. */
const SQLITE_UNIQUE = new Set([2067, 1555]);
const SQLITE_FOREIGN_KEY = 787;
const SQLITE_CHECK = 275;

export type Constraint = 'unique' | 'foreign-key' | 'check';

export const violatedConstraint = (error: unknown): Constraint | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  const { errcode, code } = error as { errcode?: number; code?: string };
  if (code === '23505' || (errcode !== undefined && SQLITE_UNIQUE.has(errcode))) return 'unique';
  if (code === '23503' || errcode === SQLITE_FOREIGN_KEY) return 'foreign-key';
  if (code === '23514' || errcode === SQLITE_CHECK) return 'check';
  return undefined;
};
