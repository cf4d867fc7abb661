import type { Generated } from 'kysely';

export interface LimitsTable {
  limit_key: string;
  window_start: number;
  hits: number;
}

export interface OutboxTable {
  id: string;
  user_id: string | null;
  /** Somebody else the text speaks of; the row goes with that account. */
  about_user_id: string | null;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  body: string;
  created_at: string;
  not_before: string;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: string | null;
  unsubscribe_url: string | null;
  /** The mail server refused it for good, or it was tried for too long. */
  failed_at: string | null;
}

export interface AuditTable {
  id: string;
  at: string;
  actor_id: string | null;
  action: string;
  subject_id: string | null;
  detail: string;
}

export interface JobsTable {
  name: string;
  owner: string | null;
  lease_until: string;
  last_run_at: string | null;
  note: string | null;
}

/** One row: how far the server's clock is believed (jobs/judge-clock.ts). */
export interface ServerClockTable {
  id: number;
  seen_at: string;
  jump_since: string | null;
  jump_seen_at: string | null;
}

export interface RemovedLearningTable {
  id: string;
  user_id: string;
  table_name: string;
  content: string;
  removed_at: string;
}

export interface SystemTables {
  limits: LimitsTable;
  outbox: OutboxTable;
  audit: AuditTable;
  jobs: JobsTable;
  server_clock: ServerClockTable;
  removed_learning: RemovedLearningTable;
}
