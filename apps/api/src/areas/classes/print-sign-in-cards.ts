import { createHash } from 'node:crypto';
import { AppError } from '@eszkerek/contract';
import { addDays } from '../../clock.ts';
import { newId, newSecret } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { writeAudit } from '../admin/write-audit.ts';
import { replaceCards } from './card-store.ts';
import { type ClassScope, studentsOfClass } from './diary-store.ts';
import { nameOf } from './list-students.ts';

const CARD_DAYS = 14;

/** Each card opens one pupil's set-password page, once. Only its hash stays here: a lost card is replaced, never reprinted. */
export const printSignInCards = async (
  deps: Pick<Deps, 'engine' | 'clock' | 'settings'>,
  scope: ClassScope,
  studentIds: readonly string[],
) => {
  const now = deps.clock.now();
  const expiresAt = addDays(now, CARD_DAYS).toISOString();
  return deps.engine.db.transaction().execute(async trx => {
    const students = (await studentsOfClass(trx, scope)).filter(student => studentIds.includes(student.id));
    if (students.length !== new Set(studentIds).size) throw new AppError('notFound');
    const cards = students.map(student => ({ student, token: newSecret() }));
    await replaceCards(
      trx,
      cards.map(({ student, token }) => ({
        id: newId(),
        user_id: student.id,
        kind: 'card',
        token_hash: createHash('sha256').update(token).digest('hex'),
        created_at: now.toISOString(),
        expires_at: expiresAt,
        used_at: null,
        canceled_at: null,
      })),
      now.toISOString(),
    );
    await writeAudit(trx, deps, {
      actorId: scope.teacherId,
      action: 'cards-printed',
      subjectId: scope.classId,
      detail: { cards: cards.length },
    });
    return cards.map(({ student, token }) => ({
      student_id: student.id,
      real_name: nameOf(student),
      url: `${deps.settings.publicUrl}/reset-password/${token}`,
      expires_at: expiresAt,
    }));
  });
};
