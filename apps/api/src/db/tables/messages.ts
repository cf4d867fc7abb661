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

export interface ParentLettersTable {
  user_id: string;
  week: string;
  created_at: string;
}

export interface MessagesTables {
  notifications: NotificationsTable;
  contact_messages: ContactMessagesTable;
  parent_letters: ParentLettersTable;
}
