import { recordAudit } from '../../db/audit.ts';
import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { type CodeKind, insertCode } from './code-store.ts';
import { readableCode } from './readable-code.ts';

export interface IssueCode {
  kind: CodeKind;
  uses: number;
  expiresAt: string;
  note: string;
  createdBy: string | null;
  /** Chosen only by the demo school and the operator; otherwise random. */
  code?: string;
}

/** Creates a VIP or special code and returns it once: only its hash is stored. */
export const issueCode = async (trx: Db, deps: Pick<Deps, 'clock'>, input: IssueCode): Promise<string> => {
  const now = deps.clock.now().toISOString();
  const code = input.code ?? `${input.kind === 'vip' ? 'VIP' : 'FREE'}-${readableCode(4)}-${readableCode(4)}-${readableCode(4)}`;
  const { kind, uses, expiresAt, note, createdBy } = input;
  if (!(await insertCode(trx, { kind, uses, expiresAt, note, createdBy, code, now }))) return code;
  await recordAudit(trx, { at: now, actorId: createdBy, action: 'auth.code-issued', detail: { kind, uses } });
  return code;
};
