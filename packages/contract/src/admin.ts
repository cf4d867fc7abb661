import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { role } from './entities.ts';
import { done, email, isoTime, success, uuid } from './fields.ts';

const count = z.number().int();
const idParams = z.object({ id: uuid });
const page = { after: z.string().max(80).optional() };

export const adminUser = z.object({
  id: z.string(),
  username: z.string(),
  real_name: z.string(),
  /** Null for a pupil a teacher has added without an address. */
  email: z.string().nullable(),
  role,
  is_approved: z.boolean(),
  /** A teacher who waits for a decision. */
  is_pending: z.boolean(),
  is_rejected: z.boolean(),
  is_verified: z.boolean(),
  created_at: isoTime,
  last_login_at: isoTime.nullable(),
  parental_email: z.string().nullable(),
});
export type AdminUser = z.infer<typeof adminUser>;

export const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: isoTime,
  read: z.boolean(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const auditEntry = z.object({
  id: z.string(),
  at: isoTime,
  action: z.string(),
  actor_name: z.string().nullable(),
  subject_id: z.string().nullable(),
  detail: z.string(),
});

export const admin = {
  users: call({
    method: 'GET',
    path: '/api/admin/users',
    who: 'admin',
    limit: perMinute(240),
    summary:
      "Lists accounts, newest first, 50 per page. Pass the previous page's `next` as `after`; `q` searches names and email addresses.",
    query: z.object({
      q: z.string().trim().max(100).optional(),
      role: role.optional(),
      status: z.enum(['pending', 'approved', 'rejected', 'unverified']).optional(),
      ...page,
    }),
    response: z.object({ success, users: z.array(adminUser), next: z.string().nullable(), total: count, pending: count }),
  }),
  messages: call({
    method: 'GET',
    path: '/api/admin/messages',
    who: 'admin',
    limit: perMinute(240),
    summary: 'Lists contact messages, newest first, 50 per page.',
    query: z.object(page),
    response: z.object({ success, messages: z.array(contactMessage), next: z.string().nullable() }),
  }),
  readMessage: call({
    method: 'POST',
    path: '/api/admin/messages/:id/read',
    who: 'admin',
    limit: perMinute(240),
    summary: 'Marks a contact message as read.',
    params: idParams,
    response: z.object({ success }),
  }),
  approveTeacher: call({
    method: 'POST',
    path: '/api/admin/approve-teacher/:id',
    who: 'admin',
    limit: perMinute(240),
    summary: 'Approves a teacher and notifies them in the app and by email.',
    params: idParams,
    response: done,
  }),
  rejectTeacher: call({
    method: 'POST',
    path: '/api/admin/reject-teacher/:id',
    who: 'admin',
    limit: perMinute(240),
    summary: 'Rejects a teacher or revokes an approval; the teacher reads the reason.',
    params: idParams,
    body: z.strictObject({ reason: z.string().trim().max(300, 'Az indok legfeljebb 300 karakter lehet.').optional() }),
    response: done,
  }),
  changeParent: call({
    method: 'PUT',
    path: '/api/admin/users/:id/parent',
    who: 'admin',
    limit: perMinute(60),
    summary: "Changes or removes the address of a pupil's parent; the links and the consent of the old one end.",
    params: idParams,
    body: z.strictObject({ parental_email: email.nullable() }),
    response: done,
  }),
  codes: call({
    method: 'GET',
    path: '/api/admin/codes',
    who: 'admin',
    limit: perMinute(60),
    summary: 'Lists issued VIP and special codes, without their values.',
    response: z.object({
      success,
      codes: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['vip', 'special']),
          note: z.string(),
          uses_max: count,
          uses_left: count,
          expires_at: isoTime,
          created_at: isoTime,
        }),
      ),
    }),
  }),
  issueCode: call({
    method: 'POST',
    path: '/api/admin/codes',
    who: 'admin',
    limit: perHour(60),
    summary: 'Creates a VIP or special code. Its value is returned only once.',
    body: z.strictObject({
      kind: z.enum(['vip', 'special'], 'Válaszd ki a kód fajtáját.'),
      uses: z
        .number('Add meg, hányszor használható.')
        .int()
        .min(1, 'Legalább egyszer legyen használható.')
        .max(1000, 'Legfeljebb 1000 használat lehet.'),
      days: z.number('Add meg, hány napig él.').int().min(1, 'Legalább egy napig éljen.').max(730, 'Legfeljebb 730 napig élhet.'),
      note: z.string().trim().max(200, 'A megjegyzés legfeljebb 200 karakter lehet.').default(''),
    }),
    response: z.object({ success, message: z.string(), code: z.string() }),
  }),
  broadcast: call({
    method: 'POST',
    path: '/api/admin/broadcast',
    who: 'admin',
    limit: perHour(20),
    summary: 'Sends a notification to everyone, all students or all teachers. Idempotent by `key`.',
    body: z.strictObject({
      key: uuid,
      audience: z.enum(['everyone', 'students', 'teachers'], 'Válaszd ki, kinek szól.'),
      title: z.string().trim().min(2, 'Adj címet az értesítésnek.').max(100, 'A cím legfeljebb 100 karakter lehet.'),
      message: z.string().trim().min(2, 'Írj szöveget az értesítésbe.').max(1000, 'Az értesítés legfeljebb 1000 karakter lehet.'),
    }),
    response: z.object({ success, message: z.string(), recipients: count }),
  }),
  reports: call({
    method: 'GET',
    path: '/api/admin/reports',
    who: 'admin',
    limit: perMinute(60),
    summary: 'Lists questions with open reports, most reported first.',
    response: z.object({
      success,
      reports: z.array(
        z.object({
          quiz_slug: z.string(),
          title: z.string(),
          question_id: z.string(),
          /** HTML; null when the question is no longer in the content or was generated. */
          question: z.string().nullable(),
          reports: count,
          last_at: isoTime,
          messages: z.array(z.string()),
        }),
      ),
    }),
  }),
  resolveReports: call({
    method: 'POST',
    path: '/api/admin/reports/resolve',
    who: 'admin',
    limit: perMinute(120),
    summary: 'Resolves all open reports of a question.',
    body: z.strictObject({ quizSlug: z.string().max(130), questionId: z.string().max(200) }),
    response: done,
  }),
  audit: call({
    method: 'GET',
    path: '/api/admin/audit',
    who: 'admin',
    limit: perMinute(120),
    summary: 'Lists audit log entries, newest first, 100 per page.',
    query: z.object(page),
    response: z.object({ success, audit: z.array(auditEntry), next: z.string().nullable() }),
  }),
  health: call({
    method: 'GET',
    path: '/api/admin/health',
    who: 'admin',
    limit: perMinute(120),
    summary: 'Service health: database, email queue, jobs, content, payments, memory.',
    response: z.object({
      success,
      database: z.enum(['sqlite', 'postgres']),
      database_ms: z.number(),
      users: count,
      live_sessions: count,
      mails_waiting: count,
      oldest_mail_at: isoTime.nullable(),
      jobs: z.array(z.object({ name: z.string(), last_run_at: isoTime.nullable(), note: z.string().nullable() })),
      content_version: z.string(),
      documents: count,
      payments: z.enum(['stripe', 'sandbox']),
      memory_mb: count,
      uptime_seconds: count,
    }),
  }),
};
