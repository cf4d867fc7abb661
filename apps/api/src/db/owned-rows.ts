import { type RawBuilder, sql } from 'kysely';
import type { Owner } from './personal-data/label.ts';
import type { AnyLabel } from './personal-data.ts';

const leadsTo = (owner: Owner, userId: string): RawBuilder<unknown> =>
  'in' in owner
    ? sql`${sql.ref(owner.column)} in (select ${sql.ref(owner.in.key)} from ${sql.table(owner.in.table)} where ${sql.ref(owner.in.owner)} = ${userId})`
    : sql`${sql.ref(owner.column)} = ${userId}`;

/** Condition: the row of the labelled table belongs to this person. */
export const ownedBy = (label: AnyLabel, userId: string): RawBuilder<unknown> =>
  sql.join(
    label.owners.map(owner => leadsTo(owner, userId)),
    sql` or `,
  );
