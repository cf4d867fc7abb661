import { createHash } from 'node:crypto';
import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';

export type CodeKind = 'vip' | 'special';

/** People type codes in any case and with spaces around them. */
const hashCode = (code: string): string => createHash('sha256').update(code.trim().toUpperCase()).digest('hex');

/** Takes one use of a live code; undefined for an unknown, expired or spent one. A race for the last use has one winner. */
export const spendCode = async (trx: Db, input: { kind: CodeKind; code: string; now: string }): Promise<string | undefined> => {
  const row = await trx
    .updateTable('codes')
    .set(eb => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('code_hash', '=', hashCode(input.code))
    .where('kind', '=', input.kind)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', input.now)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const noteCodeUse = async (trx: Db, codeId: string, userId: string, now: string): Promise<void> => {
  await trx.insertInto('code_uses').values({ code_id: codeId, user_id: userId, used_at: now }).execute();
};

export const insertCode = async (
  db: Db,
  input: { kind: CodeKind; code: string; note: string; uses: number; expiresAt: string; createdBy: string | null; now: string },
): Promise<boolean> => {
  const row = await db
    .insertInto('codes')
    .values({
      id: newId(),
      kind: input.kind,
      code_hash: hashCode(input.code),
      note: input.note,
      uses_max: input.uses,
      uses_left: input.uses,
      expires_at: input.expiresAt,
      created_by: input.createdBy,
      created_at: input.now,
    })
    .onConflict(conflict => conflict.column('code_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
