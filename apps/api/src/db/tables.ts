import type { Kysely } from 'kysely';
import type { AccessTables } from './tables/access.ts';
import type { BillingTables } from './tables/billing.ts';
import type { ClassesTables } from './tables/classes.ts';
import type { GuideTables } from './tables/guide.ts';
import type { LearningTables } from './tables/learning.ts';
import type { LiveTables } from './tables/live.ts';
import type { MessagesTables } from './tables/messages.ts';
import type { SetsTables } from './tables/sets.ts';
import type { SystemTables } from './tables/system.ts';
import type { UsersTable } from './tables/users.ts';

/** The tables as Kysely sees them; `personal-data/` says why each personal column is kept and for how long. */
export interface Tables
  extends AccessTables,
    SystemTables,
    LearningTables,
    GuideTables,
    BillingTables,
    ClassesTables,
    LiveTables,
    SetsTables,
    MessagesTables {
  users: UsersTable;
}

export type Db = Kysely<Tables>;
