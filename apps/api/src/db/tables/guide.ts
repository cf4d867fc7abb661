export interface GuidePupilsTable {
  user_id: string;
  /** Number of the last event; taken with the row locked, so events commit in order. */
  events: number;
  /** Number of the last event that guide_lessons holds. */
  applied_seq: number;
  /** Map, grade and parameters of what guide_lessons holds; another one means a replay. */
  model_version: string;
  grade: number | null;
  country: string | null;
  goal: string | null;
  days: number | null;
  minutes: number;
  call_name: string | null;
  onboarded_at: string | null;
  /** Subjects whose placement is done, separated by spaces. */
  placed: string;
}

export interface GuideEventsTable {
  user_id: string;
  seq: number;
  at: string;
  lesson_slug: string;
  item_type: string;
  level: number;
  correct: number;
  hinted: number;
  retried: number;
  ms: number | null;
  source: string;
  answer_key: string;
}

export interface GuideLessonsTable {
  user_id: string;
  lesson_slug: string;
  tau: number;
  nu: number;
  own: number;
  answers: number;
  correct: number;
  days: number;
  mastered: number;
  last_at: string;
  /** The review state of the guide package as JSON. */
  review: string | null;
  due_at: string | null;
}

export interface GuidePlansTable {
  user_id: string;
  day: string;
  parts: string;
  created_at: string;
}

export interface GuideTables {
  guide_pupils: GuidePupilsTable;
  guide_events: GuideEventsTable;
  guide_lessons: GuideLessonsTable;
  guide_plans: GuidePlansTable;
}
