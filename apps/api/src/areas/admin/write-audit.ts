import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';
import { appendAudit } from './audit-store.ts';

export interface AuditEntry {
  /** The account that acted; null for the system and the command line. */
  actorId: string | null;
  action: string;
  subjectId?: string | null;
  /** Counts and kinds only: never a name, an address, a token or a text somebody wrote. */
  detail?: Record<string, string | number>;
}

export const writeAudit = (db: Db, deps: { clock: Clock }, entry: AuditEntry): Promise<void> =>
  appendAudit(db, {
    id: newId(),
    at: deps.clock.now().toISOString(),
    actor_id: entry.actorId,
    action: entry.action,
    subject_id: entry.subjectId ?? null,
    detail: JSON.stringify(entry.detail ?? {}),
  });
