import { DIARY_READABLE_DAYS, RETENTION_YEARS } from '@eszkerek/contract';
import type { Tables } from './tables.ts';

/**
 * Every column of every table: whether it is personal, whose, why and how long it is kept, and what happens when the account
 * is deleted. Export, deletion and retention are driven by this table; a missing column does not compile.
 *
 * personal: in the export. secret: stored, but the export names only its existence (hashes, keys). billing: kept 8 years under a
 * random subject id that no longer identifies anyone once the account is deleted. none: not about a person.
 */
type ColumnKind = 'personal' | 'secret' | 'billing' | 'none';

/** How a row leads to its person: its own column, or a row of another table. */
export type Owner = { column: string } | { column: string; in: { table: keyof Tables; key: string; owner: string } };

interface TableLabel<T> {
  /** In the words of the export and of the privacy notice. */
  purpose: string;
  retention: string;
  owners: readonly Owner[];
  /** delete: the rows go. detach: the rows stay without a person (the listed columns become empty). keep: nothing in them is personal. */
  erase: 'delete' | 'keep' | { detach: readonly (keyof T & string)[] };
  /** Rows whose time in `column` is older are removed by the daily job. */
  expires?: { column: keyof T & string; days: number };
  /** Set aside after 24 months without a login, and removed 30 days later. */
  learning?: true;
  columns: { readonly [C in keyof T & string]: ColumnKind };
}

const YEAR = 365;
/** How long rows live that are removed by more than their own time. */
export const KEPT_DAYS = {
  /** With the leap days of the years between. */
  billing: RETENTION_YEARS.billing * YEAR + 2,
  referral: RETENTION_YEARS.referral * YEAR,
  seats: DIARY_READABLE_DAYS,
  removedLearning: 30,
};
const ACCOUNT = 'A fiók törléséig.';
const LEARNING = 'A fiók törléséig, de legfeljebb az utolsó belépéstől számított 24 hónapig.';
const BILLING = `${RETENTION_YEARS.billing} évig, név nélkül (számviteli kötelezettség).`;
const own = (column = 'user_id'): Owner => ({ column });
const viaSubject: Owner = { column: 'subject_id', in: { table: 'billing_subjects', key: 'subject_id', owner: 'user_id' } };
const viaAttempt: Owner = { column: 'attempt_id', in: { table: 'attempts', key: 'id', owner: 'user_id' } };

/** In an order in which rows can be removed: those that point at others come first, accounts last. */
const personalData: { readonly [T in keyof Tables]: TableLabel<Tables[T]> } = {
  sessions: {
    purpose: 'Belépés: melyik eszköz van most bejelentkezve.',
    retention: 'A lejárat után 30 napig.',
    owners: [own()],
    erase: 'delete',
    expires: { column: 'expires_at', days: 30 },
    columns: {
      id: 'none',
      user_id: 'none',
      token_hash: 'secret',
      created_at: 'personal',
      expires_at: 'personal',
      confirmed_at: 'personal',
      teacher_mode_at: 'personal',
      ended_at: 'personal',
      end_reason: 'personal',
    },
  },
  mail_tokens: {
    purpose: 'Levélben küldött linkek (megerősítés, új jelszó, szülői hozzájárulás, belépőkártya).',
    retention: 'A lejárat után 30 napig.',
    owners: [own()],
    erase: 'delete',
    expires: { column: 'expires_at', days: 30 },
    columns: {
      id: 'none',
      user_id: 'none',
      kind: 'personal',
      token_hash: 'secret',
      created_at: 'personal',
      expires_at: 'personal',
      used_at: 'personal',
      canceled_at: 'personal',
    },
  },
  code_uses: {
    purpose: 'A regisztrációnál felhasznált VIP vagy speciális kód.',
    retention: ACCOUNT,
    owners: [own()],
    erase: 'delete',
    columns: { code_id: 'none', user_id: 'none', used_at: 'personal' },
  },
  codes: {
    purpose: 'Kiadott VIP és speciális kódok.',
    retention: 'Visszavonásig; a kiadó személye a fiókja törléséig.',
    owners: [own('created_by')],
    erase: { detach: ['created_by'] },
    columns: {
      id: 'none',
      kind: 'none',
      code_hash: 'secret',
      note: 'none',
      uses_max: 'none',
      uses_left: 'none',
      expires_at: 'none',
      created_by: 'none',
      created_at: 'personal',
    },
  },
  limits: {
    purpose: 'Visszaélés elleni számlálók; a fióknak vagy címnek csak a lenyomata szerepel bennük.',
    retention: '24 óráig.',
    owners: [],
    erase: 'keep',
    columns: { limit_key: 'none', window_start: 'none', hits: 'none' },
  },
  outbox: {
    purpose: 'Kimenő levelek; elküldés után a szövegük és a címük törlődik.',
    retention: '30 napig.',
    owners: [own()],
    erase: 'delete',
    expires: { column: 'created_at', days: 30 },
    columns: {
      id: 'none',
      user_id: 'none',
      kind: 'personal',
      recipient: 'personal',
      subject: 'personal',
      html: 'secret',
      body: 'secret',
      created_at: 'personal',
      not_before: 'none',
      attempts: 'none',
      last_error: 'none',
      sent_at: 'personal',
      unsubscribe_url: 'secret',
      failed_at: 'none',
    },
  },
  audit: {
    purpose: 'Biztonsági napló: belépések, jelszóváltások, adminisztrátori döntések.',
    retention: '12 hónapig; a fiók törlésekor a személy kikerül belőle.',
    owners: [own('actor_id'), own('subject_id')],
    erase: { detach: ['actor_id', 'subject_id'] },
    expires: { column: 'at', days: YEAR },
    columns: { id: 'none', at: 'personal', actor_id: 'none', action: 'personal', subject_id: 'none', detail: 'personal' },
  },
  jobs: {
    purpose: 'Az ütemezett feladatok állása.',
    retention: 'Folyamatosan.',
    owners: [],
    erase: 'keep',
    columns: { name: 'none', owner: 'none', lease_until: 'none', last_run_at: 'none', note: 'none' },
  },
  removed_learning: {
    purpose: 'Hosszú szünet miatt törölt tanulási adataid, hogy tévedés esetén visszaállíthatók legyenek.',
    retention: `A törléstől számított ${KEPT_DAYS.removedLearning} napig.`,
    owners: [own()],
    erase: 'delete',
    expires: { column: 'removed_at', days: KEPT_DAYS.removedLearning },
    // The stored rows hold keys of questions, so the export names only that they exist.
    columns: { id: 'none', user_id: 'none', table_name: 'personal', content: 'secret', removed_at: 'personal' },
  },
  lesson_views: {
    purpose: 'Melyik leckét nyitottad meg, és mikor fejezted be.',
    retention: LEARNING,
    owners: [own()],
    erase: 'delete',
    learning: true,
    columns: { user_id: 'none', lesson_slug: 'personal', started_at: 'personal', completed_at: 'personal' },
  },
  attempt_answers: {
    purpose: 'A kvízekben adott válaszaid.',
    retention: LEARNING,
    owners: [viaAttempt],
    erase: 'delete',
    learning: true,
    columns: {
      attempt_id: 'personal',
      question_id: 'personal',
      try_number: 'personal',
      idempotency_key: 'none',
      answer: 'personal',
      status: 'personal',
      points: 'personal',
      misconception: 'personal',
      result: 'personal',
      answered_at: 'personal',
    },
  },
  attempt_hints: {
    purpose: 'A kvízekben kért segítségek.',
    retention: LEARNING,
    owners: [viaAttempt],
    erase: 'delete',
    learning: true,
    columns: { attempt_id: 'personal', question_id: 'personal', used: 'personal' },
  },
  attempts: {
    purpose: 'Megkezdett és befejezett kvízeid.',
    retention: `${LEARNING} Vendég próbálkozása 24 óráig.`,
    owners: [own()],
    erase: 'delete',
    learning: true,
    columns: {
      id: 'personal',
      user_id: 'none',
      quiz_slug: 'personal',
      mode: 'personal',
      shown: 'personal',
      question_count: 'personal',
      started_at: 'personal',
      expires_at: 'personal',
      finished_at: 'personal',
      abandoned_at: 'personal',
      score_percentage: 'personal',
    },
  },
  question_versions: {
    purpose: 'Kérdések korábbi szövegei, hogy a megkezdett kvíz ne változzon meg.',
    retention: 'Amíg kvíz hivatkozik rájuk.',
    owners: [],
    erase: 'keep',
    columns: { hash: 'none', question: 'none' },
  },
  progress: {
    purpose: 'A tanulási naplód.',
    retention: LEARNING,
    owners: [own()],
    erase: 'delete',
    learning: true,
    columns: {
      id: 'none',
      user_id: 'none',
      activity_type: 'personal',
      quiz_slug: 'personal',
      lesson_slug: 'personal',
      curriculum_title: 'personal',
      subject: 'personal',
      topic: 'personal',
      score_percentage: 'personal',
      tries: 'personal',
      hints: 'personal',
      partial: 'personal',
      started_at: 'personal',
      completed_at: 'personal',
      at: 'personal',
    },
  },
  mistakes: {
    purpose: 'A hibafüzeted: mit érdemes még gyakorolni.',
    retention: LEARNING,
    owners: [own()],
    erase: 'delete',
    learning: true,
    columns: {
      user_id: 'none',
      quiz_slug: 'personal',
      question_id: 'personal',
      question: 'personal',
      answer: 'personal',
      reason: 'personal',
      misconception: 'personal',
      step: 'personal',
      due_at: 'personal',
      missed_at: 'personal',
      solved_at: 'personal',
    },
  },
  misconception_counts: {
    purpose: 'Tipikus hibák, hogy a tanárod segíteni tudjon.',
    retention: LEARNING,
    owners: [own()],
    erase: 'delete',
    learning: true,
    columns: { user_id: 'none', misconception: 'personal', hits: 'personal', last_at: 'personal' },
  },
  question_reports: {
    purpose: 'A kérdésekről küldött hibajelzéseid.',
    retention: '24 hónapig.',
    owners: [own()],
    erase: 'delete',
    expires: { column: 'created_at', days: 2 * YEAR },
    columns: {
      id: 'none',
      quiz_slug: 'personal',
      question_id: 'personal',
      user_id: 'none',
      message: 'personal',
      created_at: 'personal',
      resolved_at: 'none',
    },
  },
  payments: {
    purpose: 'Befizetéseid.',
    retention: BILLING,
    owners: [viaSubject],
    erase: 'keep',
    expires: { column: 'paid_at', days: KEPT_DAYS.billing },
    columns: {
      id: 'billing',
      subject_id: 'billing',
      checkout_id: 'billing',
      subscription_ref: 'billing',
      kind: 'billing',
      amount_ron: 'billing',
      provider_ref: 'billing',
      paid_at: 'billing',
      refunded_at: 'billing',
      disputed_at: 'billing',
      withdrawn_at: 'billing',
    },
  },
  subscriptions: {
    purpose: 'Előfizetéseid.',
    retention: BILLING,
    owners: [viaSubject],
    erase: 'keep',
    expires: { column: 'current_period_end', days: KEPT_DAYS.billing },
    columns: {
      id: 'billing',
      subject_id: 'billing',
      provider_ref: 'billing',
      plan_id: 'billing',
      plan_name: 'billing',
      status: 'billing',
      current_period_end: 'billing',
      bonus_months: 'billing',
      cancel_at_period_end_at: 'billing',
      created_at: 'billing',
      updated_at: 'billing',
    },
  },
  checkouts: {
    purpose: 'Megkezdett fizetések.',
    retention: BILLING,
    owners: [viaSubject],
    erase: 'keep',
    expires: { column: 'created_at', days: KEPT_DAYS.billing },
    columns: {
      id: 'billing',
      subject_id: 'billing',
      kind: 'billing',
      class_name: 'billing',
      max_students: 'billing',
      amount_ron: 'billing',
      provider_ref: 'billing',
      url: 'none',
      created_at: 'billing',
      completed_at: 'billing',
      canceled_at: 'billing',
    },
  },
  billing_subjects: {
    purpose: 'Véletlen azonosító, amely a számlákat a fiókhoz köti, amíg a fiók él.',
    retention: BILLING,
    owners: [own()],
    erase: { detach: ['user_id'] },
    columns: { subject_id: 'billing', user_id: 'none', provider: 'billing', customer_ref: 'billing', created_at: 'billing' },
  },
  payment_events: {
    purpose: 'A fizetési szolgáltató értesítései.',
    retention: BILLING,
    owners: [],
    erase: 'keep',
    expires: { column: 'received_at', days: KEPT_DAYS.billing },
    columns: { event_id: 'billing', type: 'billing', object_ref: 'billing', received_at: 'billing', processed_at: 'billing' },
  },
  payment_objects: {
    purpose: 'A fizetési szolgáltató adatainak frissessége.',
    retention: BILLING,
    owners: [],
    erase: 'keep',
    columns: { object_ref: 'billing', asked: 'none', applied: 'none' },
  },
  sandbox_objects: {
    purpose: 'A próbafizetés adatai (éles működésben üres).',
    retention: BILLING,
    owners: [],
    erase: 'keep',
    expires: { column: 'created_at', days: KEPT_DAYS.billing },
    columns: { ref: 'billing', kind: 'billing', customer_ref: 'billing', data: 'billing', created_at: 'billing' },
  },
  referrals: {
    purpose: 'Ajánlások: ki kinek a kódjával regisztrált.',
    retention: `${RETENTION_YEARS.referral} évig.`,
    owners: [own('referred_id'), own('referrer_id')],
    erase: 'delete',
    expires: { column: 'created_at', days: KEPT_DAYS.referral },
    columns: {
      id: 'none',
      referrer_id: 'none',
      referred_id: 'none',
      created_at: 'personal',
      counted_at: 'personal',
      outcome: 'personal',
      reward_ref: 'none',
      reward_until: 'personal',
    },
  },
  homework_notes: {
    purpose: 'A tanárod megjegyzései a házi feladataidhoz.',
    retention: LEARNING,
    owners: [own('student_id')],
    erase: 'delete',
    columns: { homework_id: 'none', student_id: 'none', note: 'personal', updated_at: 'personal' },
  },
  homework: {
    purpose: 'Kiadott házi feladatok.',
    retention: 'Az osztály adataival együtt.',
    owners: [],
    erase: 'keep',
    columns: { id: 'none', class_id: 'none', slug: 'none', title: 'none', note: 'none', due_at: 'none', created_at: 'none' },
  },
  class_seats: {
    purpose: 'Melyik osztálynak vagy a tagja.',
    retention: `Kilépésig, vagy az osztály lejárta után ${KEPT_DAYS.seats} napig.`,
    owners: [own('student_id')],
    erase: { detach: ['student_id', 'joined_at'] },
    columns: { class_id: 'none', seat: 'none', student_id: 'none', joined_at: 'personal' },
  },
  class_requests: {
    purpose: 'Melyik osztályba jelentkeztél a regisztrációnál; az e-mail-címed megerősítésekor lesz belőle tagság.',
    retention: 'A megerősítésig, legfeljebb 7 napig.',
    owners: [own()],
    erase: 'delete',
    columns: { user_id: 'none', class_id: 'none', created_at: 'personal' },
  },
  trial_marks: {
    purpose: 'Mikor kezdődött egy törölt fiók próbaideje; az e-mail-címnek csak a kulccsal készült lenyomata szerepel benne.',
    retention: `A törléstől számított ${RETENTION_YEARS.trial} évig.`,
    owners: [],
    erase: 'keep',
    expires: { column: 'kept_since', days: RETENTION_YEARS.trial * YEAR },
    columns: { address_hash: 'none', first_created_at: 'none', kept_since: 'none' },
  },
  classes: {
    purpose: 'Az osztályaid. Törölt tanár osztálya a lejáratáig él.',
    retention: 'Az osztály lejárta után 12 hónapig.',
    owners: [own('teacher_id')],
    erase: { detach: ['teacher_id'] },
    expires: { column: 'expires_at', days: YEAR },
    columns: {
      id: 'none',
      teacher_id: 'none',
      class_name: 'personal',
      class_code: 'personal',
      max_students: 'personal',
      checkout_id: 'none',
      paid_at: 'personal',
      expires_at: 'personal',
      created_at: 'personal',
    },
  },
  notifications: {
    purpose: 'Értesítéseid.',
    retention: '90 napig.',
    owners: [own()],
    erase: 'delete',
    expires: { column: 'sent_at', days: 90 },
    columns: {
      id: 'none',
      user_id: 'none',
      kind: 'personal',
      dedupe_key: 'none',
      title: 'personal',
      message: 'personal',
      link: 'personal',
      sent_at: 'personal',
      read_at: 'personal',
    },
  },
  contact_messages: {
    purpose: 'A kapcsolati űrlapon küldött üzenetek.',
    retention: '12 hónapig.',
    owners: [own()],
    erase: 'delete',
    expires: { column: 'created_at', days: YEAR },
    columns: {
      id: 'none',
      user_id: 'none',
      name: 'personal',
      email: 'personal',
      subject: 'personal',
      message: 'personal',
      created_at: 'personal',
      read_at: 'none',
    },
  },
  parent_letters: {
    purpose: 'Melyik héten küldtünk összefoglalót a szülődnek.',
    retention: '90 napig.',
    owners: [own()],
    erase: 'delete',
    expires: { column: 'created_at', days: 90 },
    columns: { user_id: 'none', week: 'personal', created_at: 'personal' },
  },
  users: {
    purpose: 'A fiókod.',
    retention: `${ACCOUNT} Meg nem erősített regisztráció 7 napig, az ajánló kódja ${RETENTION_YEARS.referral} évig.`,
    owners: [own('id')],
    erase: 'delete',
    columns: {
      id: 'personal',
      email: 'personal',
      email_folded: 'personal',
      username: 'personal',
      username_folded: 'personal',
      real_name: 'personal',
      role: 'personal',
      password_hash: 'secret',
      google_sub: 'personal',
      email_verified_at: 'personal',
      approved_at: 'personal',
      rejected_at: 'personal',
      rejection_reason: 'personal',
      permanent_free_at: 'personal',
      parental_email: 'personal',
      parental_confirmed_at: 'personal',
      parental_letter_stopped_at: 'personal',
      referral_code: 'personal',
      referred_by_code: 'personal',
      successful_referrals: 'personal',
      earned_rewards: 'personal',
      last_login_at: 'personal',
      totp_secret: 'secret',
      totp_enabled_at: 'personal',
      totp_last_step: 'secret',
      totp_failures: 'personal',
      totp_locked_until: 'personal',
      deletion_requested_at: 'personal',
      registered_again_at: 'personal',
      created_at: 'personal',
    },
  },
};

export type TableName = keyof Tables;

/** The label without the types of its own table, for code that walks over all of them. */
export interface AnyLabel {
  purpose: string;
  retention: string;
  owners: readonly Owner[];
  erase: 'delete' | 'keep' | { detach: readonly string[] };
  expires?: { column: string; days: number };
  learning?: true;
  columns: Readonly<Record<string, ColumnKind>>;
}

export const labelledTables: readonly (readonly [TableName, AnyLabel])[] = Object.entries(personalData) as [TableName, AnyLabel][];
