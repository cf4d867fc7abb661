import { AppError, type contract } from '@eszkerek/contract';
import { addDays } from '../../clock.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { changeParent } from '../auth/change-parent.ts';
import { issueCode } from '../auth/issue-code.ts';
import { markRead, readMessages } from '../contact/read-messages.ts';
import { auditPage } from './audit-store.ts';
import { insertBroadcast } from './broadcast-store.ts';
import { approveTeacher, rejectTeacher } from './decide-teacher.ts';
import { codesList } from './health-store.ts';
import { listReports } from './list-reports.ts';
import { listUsers } from './list-users.ts';
import { readHealth } from './read-health.ts';
import { resolveReports } from './report-list-store.ts';

const AUDIT_PAGE = 100;

export const adminHandlers = (deps: Deps): Handlers<typeof contract.admin> => {
  const { engine, clock } = deps;
  const now = (): string => clock.now().toISOString();
  return {
    users: async ({ query: { after, ...filter } }) => ({ success: true, ...(await listUsers(deps, filter, after)) }),
    messages: async ({ query }) => ({ success: true, ...(await readMessages(deps, query.after)) }),
    readMessage: async ({ params }) => {
      if (!(await markRead(deps, params.id))) throw new AppError('notFound');
      return { success: true };
    },
    approveTeacher: async ({ params, caller }) => {
      await approveTeacher(deps, { teacherId: params.id, adminId: caller.userId });
      return { success: true, message: 'Jóváhagytad a tanárt. Értesítést kapott róla.' };
    },
    rejectTeacher: async ({ params, body, caller }) => {
      await rejectTeacher(deps, { teacherId: params.id, adminId: caller.userId, reason: body.reason || null });
      return { success: true, message: 'Elutasítottad a tanári fiókot.' };
    },
    changeParent: async ({ params, body, caller }) => {
      await changeParent(deps, { userId: params.id, actorId: caller.userId, parentalEmail: body.parental_email });
      return { success: true, message: 'Elmentetted a szülő e-mail-címét. A régi cím linkjei már nem működnek.' };
    },
    codes: async () => ({ success: true, codes: await codesList(engine.db) }),
    issueCode: async ({ body: { days, ...code }, caller }) => {
      const expiresAt = addDays(clock.now(), days).toISOString();
      const issued = await engine.db.transaction().execute(trx => issueCode(trx, deps, { ...code, expiresAt, createdBy: caller.userId }));
      return { success: true, message: 'Elkészült a kód. Másold ki most: később már nem tudjuk megmutatni.', code: issued };
    },
    broadcast: async ({ body, caller }) => {
      const recipients = await engine.db.transaction().execute(async trx => {
        const reached = await insertBroadcast(trx, { ...body, now: now() });
        const detail = { audience: body.audience, recipients: reached };
        if (reached > 0) await recordAudit(trx, { at: now(), actorId: caller.userId, action: 'admin.broadcast', detail });
        return reached;
      });
      return { success: true, message: `Elküldtük az értesítést ${recipients} embernek.`, recipients };
    },
    reports: async () => ({ success: true, reports: await listReports(deps) }),
    resolveReports: async ({ body, caller }) => {
      if (!(await resolveReports(engine.db, body.quizSlug, body.questionId, now()))) throw new AppError('notFound');
      await recordAudit(engine.db, {
        at: now(),
        actorId: caller.userId,
        action: 'admin.reports-resolved',
        detail: { quiz: body.quizSlug },
      });
      return { success: true, message: 'Lezártad a jelzéseket.' };
    },
    audit: async ({ query }) => {
      const rows = await auditPage(engine.db, { before: query.after, count: AUDIT_PAGE + 1 });
      const audit = rows.slice(0, AUDIT_PAGE);
      return { success: true, audit, next: rows.length > AUDIT_PAGE ? (audit.at(-1)?.id ?? null) : null };
    },
    health: async () => ({ success: true, ...(await readHealth(deps)) }),
  };
};
