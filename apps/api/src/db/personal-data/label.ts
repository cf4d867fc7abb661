import { DIARY_READABLE_DAYS, RETENTION_YEARS } from '@eszkerek/contract';
import type { Tables } from '../tables.ts';

/**
 * Every column of every table: whether it is personal, whose, why and how long it is kept, and what happens when the account
 * is deleted. Export, deletion and retention are driven by this table; a missing column does not compile.
 *
 * personal: in the export. secret: stored, but the export names only its existence (hashes, keys). billing: kept 8 years under a
 * random subject id that no longer identifies anyone once the account is deleted. none: not about a person.
 */
export type ColumnKind = 'personal' | 'secret' | 'billing' | 'none';

/** How a row leads to its person: its own column, or a row of another table. */
export type Owner = { column: string } | { column: string; in: { table: keyof Tables; key: string; owner: string } };

export interface TableLabel<T> {
  /** In the words of the export and of the privacy notice. */
  purpose: string;
  retention: string;
  owners: readonly Owner[];
  /** delete: the rows go. detach: the rows stay without a person (the listed columns become empty). keep: nothing in them is personal. */
  erase: 'delete' | 'keep' | { detach: readonly (keyof T & string)[] };
  /** Rows whose time in `column` is older are removed by the daily job. */
  expires?: { column: keyof T & string; days: number };
  /** Set aside after 24 months without a login, and removed 30 days later. */
  learning?: true;
  columns: { readonly [C in keyof T & string]: ColumnKind };
}

/** The labels of some tables; the list of all of them in personal-data.ts fails to compile while one is missing. */
export type Labels<T extends keyof Tables> = { readonly [K in T]: TableLabel<Tables[K]> };

export const YEAR = 365;
/** How long rows live that are removed by more than their own time. */
export const KEPT_DAYS = {
  /** With the leap days of the years between. */
  billing: RETENTION_YEARS.billing * YEAR + 2,
  referral: RETENTION_YEARS.referral * YEAR,
  seats: DIARY_READABLE_DAYS,
  removedLearning: 30,
};
export const ACCOUNT = 'A fiók törléséig.';
export const LEARNING = 'A fiók törléséig, de legfeljebb az utolsó belépéstől számított 24 hónapig.';
export const BILLING = `${RETENTION_YEARS.billing} évig, név nélkül (számviteli kötelezettség).`;
export const own = (column = 'user_id'): Owner => ({ column });
export const viaSubject: Owner = { column: 'subject_id', in: { table: 'billing_subjects', key: 'subject_id', owner: 'user_id' } };
export const viaAttempt: Owner = { column: 'attempt_id', in: { table: 'attempts', key: 'id', owner: 'user_id' } };
