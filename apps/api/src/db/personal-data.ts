import { access } from './personal-data/access.ts';
import { billing } from './personal-data/billing.ts';
import { classes } from './personal-data/classes.ts';
import { guide } from './personal-data/guide.ts';
import type { ColumnKind, Owner, TableLabel } from './personal-data/label.ts';
import { learning } from './personal-data/learning.ts';
import { live } from './personal-data/live.ts';
import { messages } from './personal-data/messages.ts';
import { sets } from './personal-data/sets.ts';
import { system } from './personal-data/system.ts';
import { users } from './personal-data/users.ts';
import type { Tables } from './tables.ts';

/** In an order in which rows can be removed: those that point at others come first, accounts last. */
const personalData: { readonly [T in keyof Tables]: TableLabel<Tables[T]> } = {
  ...access,
  ...system,
  ...guide,
  ...learning,
  ...billing,
  ...live,
  ...sets,
  ...classes,
  ...messages,
  ...users,
};

export type TableName = keyof Tables;

/** The label without the types of its own table, for code that walks over all of them. */
export interface AnyLabel {
  purpose: string;
  retention: string;
  owners: readonly Owner[];
  erase: 'delete' | 'keep' | { detach: readonly string[] };
  expires?: { column: string; days: number };
  learning?: true;
  columns: Readonly<Record<string, ColumnKind>>;
}

export const labelledTables: readonly (readonly [TableName, AnyLabel])[] = Object.entries(personalData) as [TableName, AnyLabel][];
