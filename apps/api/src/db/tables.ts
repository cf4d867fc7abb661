import type { Generated, Kysely } from 'kysely';
import type { UsersTable } from './users-table.ts';

/** The tables as Kysely sees them; `personal-data.ts` says why each personal column is kept and for how long. */
export interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: string;
  created_at: string;
  expires_at: string;
  confirmed_at: string | null;
  teacher_mode_at: string | null;
  ended_at: string | null;
  end_reason: string | null;
}

export interface MailTokensTable {
  id: string;
  user_id: string;
  kind: string;
  token_hash: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  canceled_at: string | null;
}

export interface CodesTable {
  id: string;
  kind: 'vip' | 'special';
  code_hash: string;
  note: string;
  uses_max: number;
  uses_left: number;
  expires_at: string;
  created_by: string | null;
  created_at: string;
}

export interface CodeUsesTable {
  code_id: string;
  user_id: string;
  used_at: string;
}

export interface LimitsTable {
  limit_key: string;
  window_start: number;
  hits: number;
}

export interface OutboxTable {
  id: string;
  user_id: string | null;
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

export interface RemovedLearningTable {
  id: string;
  user_id: string;
  table_name: string;
  content: string;
  removed_at: string;
}

export interface LessonViewsTable {
  user_id: string;
  lesson_slug: string;
  started_at: string;
  completed_at: string | null;
}

export interface AttemptsTable {
  id: string;
  user_id: string | null;
  quiz_slug: string;
  mode: string;
  shown: string;
  question_count: number;
  started_at: string;
  expires_at: string;
  finished_at: string | null;
  score_percentage: number | null;
  abandoned_at: string | null;
}

export interface QuestionVersionsTable {
  hash: string;
  question: string;
}

export interface AttemptAnswersTable {
  attempt_id: string;
  question_id: string;
  try_number: number;
  idempotency_key: string;
  answer: string;
  status: string;
  points: number;
  misconception: string | null;
  result: string;
  answered_at: string;
}

export interface AttemptHintsTable {
  attempt_id: string;
  question_id: string;
  used: number;
}

export interface ProgressTable {
  id: string;
  user_id: string;
  activity_type: 'quiz_completed' | 'lesson';
  quiz_slug: string | null;
  lesson_slug: string | null;
  curriculum_title: string;
  subject: string | null;
  topic: string | null;
  score_percentage: number | null;
  tries: number | null;
  hints: number | null;
  started_at: string;
  completed_at: string | null;
  at: string;
  partial: number | null;
}

export interface MistakesTable {
  user_id: string;
  quiz_slug: string;
  question_id: string;
  question: string;
  answer: string;
  reason: string;
  misconception: string | null;
  step: number;
  due_at: string;
  missed_at: string;
  solved_at: string | null;
}

export interface MisconceptionCountsTable {
  user_id: string;
  misconception: string;
  hits: number;
  last_at: string;
}

export interface QuestionReportsTable {
  id: string;
  quiz_slug: string;
  question_id: string;
  user_id: string | null;
  message: string;
  created_at: string;
  resolved_at: string | null;
}

export interface BillingSubjectsTable {
  subject_id: string;
  user_id: string | null;
  provider: string;
  customer_ref: string | null;
  created_at: string;
}

export interface CheckoutsTable {
  id: string;
  subject_id: string;
  kind: 'monthly' | 'yearly' | 'class';
  class_name: string | null;
  max_students: number | null;
  amount_ron: number;
  provider_ref: string | null;
  url: string | null;
  created_at: string;
  completed_at: string | null;
  canceled_at: string | null;
}

export interface SubscriptionsTable {
  id: string;
  subject_id: string;
  provider_ref: string;
  plan_id: string;
  plan_name: string;
  status: 'active' | 'trialing' | 'past_due' | 'canceled';
  current_period_end: string;
  bonus_months: Generated<number>;
  cancel_at_period_end_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface PaymentsTable {
  id: string;
  subject_id: string;
  checkout_id: string | null;
  subscription_ref: string | null;
  kind: string;
  amount_ron: number;
  provider_ref: string;
  paid_at: string;
  refunded_at: string | null;
  disputed_at: string | null;
  withdrawn_at: string | null;
}

export interface PaymentEventsTable {
  event_id: string;
  type: string;
  object_ref: string;
  received_at: string;
  processed_at: string | null;
}

export interface ReferralsTable {
  id: string;
  referrer_id: string | null;
  referred_id: string;
  created_at: string;
  counted_at: string | null;
  outcome: string | null;
  reward_ref: string | null;
  reward_until: string | null;
}

export interface PaymentObjectsTable {
  object_ref: string;
  asked: number;
  applied: number;
}

export interface SandboxObjectsTable {
  ref: string;
  kind: string;
  customer_ref: string | null;
  data: string;
  created_at: string;
}

export interface ParentLettersTable {
  user_id: string;
  week: string;
  created_at: string;
}

export interface ClassesTable {
  id: string;
  teacher_id: string | null;
  class_name: string;
  class_code: string;
  max_students: number;
  checkout_id: string | null;
  paid_at: string;
  expires_at: string;
  created_at: string;
}

export interface ClassSeatsTable {
  class_id: string;
  seat: number;
  student_id: string | null;
  joined_at: string | null;
}

export interface ClassRequestsTable {
  user_id: string;
  class_id: string;
  created_at: string;
}

export interface TrialMarksTable {
  address_hash: string;
  first_created_at: string;
  kept_since: string;
}

export interface HomeworkTable {
  id: string;
  class_id: string;
  slug: string;
  title: string;
  note: string;
  due_at: string;
  created_at: string;
}

export interface HomeworkNotesTable {
  homework_id: string;
  student_id: string;
  note: string;
  updated_at: string;
}

export interface NotificationsTable {
  id: string;
  user_id: string;
  kind: string;
  dedupe_key: string;
  title: string;
  message: string;
  link: string | null;
  sent_at: string;
  read_at: string | null;
}

export interface ContactMessagesTable {
  id: string;
  user_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  read_at: string | null;
}

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  mail_tokens: MailTokensTable;
  codes: CodesTable;
  code_uses: CodeUsesTable;
  limits: LimitsTable;
  outbox: OutboxTable;
  audit: AuditTable;
  jobs: JobsTable;
  removed_learning: RemovedLearningTable;
  lesson_views: LessonViewsTable;
  attempts: AttemptsTable;
  question_versions: QuestionVersionsTable;
  attempt_answers: AttemptAnswersTable;
  attempt_hints: AttemptHintsTable;
  progress: ProgressTable;
  mistakes: MistakesTable;
  misconception_counts: MisconceptionCountsTable;
  question_reports: QuestionReportsTable;
  billing_subjects: BillingSubjectsTable;
  checkouts: CheckoutsTable;
  subscriptions: SubscriptionsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  payment_objects: PaymentObjectsTable;
  sandbox_objects: SandboxObjectsTable;
  referrals: ReferralsTable;
  classes: ClassesTable;
  class_seats: ClassSeatsTable;
  class_requests: ClassRequestsTable;
  trial_marks: TrialMarksTable;
  homework: HomeworkTable;
  homework_notes: HomeworkNotesTable;
  notifications: NotificationsTable;
  contact_messages: ContactMessagesTable;
  parent_letters: ParentLettersTable;
}

export type Db = Kysely<Tables>;
