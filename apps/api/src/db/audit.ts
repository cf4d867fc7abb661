import type { AuditAction } from '@eszkerek/contract/audit-actions';
import type { Db } from './engine.ts';
import { newId } from './id.ts';

export interface AuditEntry {
  at: string;
  /** Who did it; null for someone not signed in or for the system itself. */
  actorId: string | null;
  action: AuditAction;
  /** Whose account it touched. */
  subjectId?: string | null;
  /** Facts without names, mails or tokens. */
  detail?: Readonly<Record<string, string | number>>;
}

/** Appends to the audit table; nothing updates or deletes its rows. Give it the transaction of the event itself. */
export const recordAudit = async (db: Db, entry: AuditEntry): Promise<void> => {
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      at: entry.at,
      actor_id: entry.actorId,
      action: entry.action,
      subject_id: entry.subjectId ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute();
};
