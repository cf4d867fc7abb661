import type { Generated } from 'kysely';

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

/** Beside `users` for pupils whom a teacher has added without an address; stays when they add one. */
export interface ClassAccountsTable {
  user_id: string;
  picture_hash: string | null;
  /** Wrong tries of the class login since the last right one. */
  failures: Generated<number>;
  /** The address whose verification link is out. */
  asked_email: string | null;
  /** When a teacher took the pupil out of the class. */
  left_at: string | null;
  created_at: string;
}

export interface AccessTables {
  class_accounts: ClassAccountsTable;
  sessions: SessionsTable;
  mail_tokens: MailTokensTable;
  codes: CodesTable;
  code_uses: CodeUsesTable;
}
