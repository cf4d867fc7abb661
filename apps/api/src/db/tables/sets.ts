import type { Subject } from '@eszkerek/documents/base';

export interface QuestionSetsTable {
  id: string;
  slug: string;
  teacher_id: string;
  title: string;
  subject: Subject;
  /** JSON: references to questions of the bank and to own ones, in order. */
  items: string;
  share_code: string | null;
  created_at: string;
  updated_at: string;
}

export interface OwnQuestionsTable {
  set_id: string;
  id: string;
  /** JSON: as its author wrote it, checked. */
  question: string;
  updated_at: string;
}

/** Colleagues who opened a set by its code. */
export interface SetReadersTable {
  set_id: string;
  teacher_id: string;
  opened_at: string;
}

export interface SetsTables {
  question_sets: QuestionSetsTable;
  own_questions: OwnQuestionsTable;
  set_readers: SetReadersTable;
}
