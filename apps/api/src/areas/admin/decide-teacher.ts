import { AppError } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { teacherApprovedMail } from '../../mail/templates/teacher-approved.ts';
import { cancelCardsOfTeacher } from '../classes/leave-class.ts';
import { notify } from '../notifications/notify.ts';
import { decideTeacher, lockApproval } from './teacher-store.ts';

type AdminDeps = Pick<Deps, 'engine' | 'clock' | 'settings'>;

/** Repeating a decision changes nothing and sends no notification. */
export const approveTeacher = (deps: AdminDeps, input: { teacherId: string; adminId: string }): Promise<void> =>
  deps.engine.db.transaction().execute(async trx => {
    const now = deps.clock.now().toISOString();
    if ((await lockApproval(trx, input.teacherId))?.approved_at) return;
    const teacher = await decideTeacher(trx, input.teacherId, { approved_at: now, rejected_at: null, rejection_reason: null });
    if (!teacher) throw new AppError('notFound');
    await notify(trx, deps, {
      userId: teacher.id,
      kind: 'approval',
      dedupeKey: `approved:${now}`,
      title: 'Jóváhagytuk a tanári fiókodat',
      message: 'Mostantól osztályt nyithatsz, láthatod a tanulóid haladását, és minden prémium tananyag ingyen a tiéd.',
      link: '/dashboard/teacher',
    });
    const mail = teacherApprovedMail({ name: teacher.username, url: `${deps.settings.publicUrl}/dashboard/teacher` });
    await enqueueMail(trx, { mail, to: teacher.email, userId: teacher.id, now });
    await recordAudit(trx, { at: now, actorId: input.adminId, action: 'admin.teacher-approved', subjectId: teacher.id });
  });

export const rejectTeacher = (deps: AdminDeps, input: { teacherId: string; adminId: string; reason: string | null }): Promise<void> =>
  deps.engine.db.transaction().execute(async trx => {
    const now = deps.clock.now().toISOString();
    if ((await lockApproval(trx, input.teacherId))?.rejected_at) return;
    const teacher = await decideTeacher(trx, input.teacherId, { approved_at: null, rejected_at: now, rejection_reason: input.reason });
    if (!teacher) throw new AppError('notFound');
    await cancelCardsOfTeacher(trx, deps, teacher.id);
    await notify(trx, deps, {
      userId: teacher.id,
      kind: 'approval',
      dedupeKey: `rejected:${now}`,
      title: 'A tanári fiókodat nem tudtuk jóváhagyni',
      message: `${input.reason ? `Ennek oka: ${input.reason} ` : ''}Ha szerinted tévedés történt, írj nekünk a Kapcsolat oldalon.`,
      link: '/kapcsolat',
    });
    await recordAudit(trx, { at: now, actorId: input.adminId, action: 'admin.teacher-rejected', subjectId: teacher.id });
  });
