export interface LessonViewsTable {
  user_id: string;
  lesson_slug: string;
  started_at: string;
  completed_at: string | null;
  last_completed_at: string | null;
  /** Where the pupil is, once a section was worked through; null before it and at the end. */
  section: string | null;
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

/** Kept by triggers on `progress` (migration 0024): nothing else writes it. */
export interface QuizResultsTable {
  user_id: string;
  quiz_slug: string;
  best: number | null;
  attempts: number;
  last_at: string;
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
  misses: number;
  /** Answered right before its day, since it was last missed. */
  right_at: string | null;
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

export interface LearningTables {
  lesson_views: LessonViewsTable;
  attempts: AttemptsTable;
  question_versions: QuestionVersionsTable;
  attempt_answers: AttemptAnswersTable;
  attempt_hints: AttemptHintsTable;
  progress: ProgressTable;
  quiz_results: QuizResultsTable;
  mistakes: MistakesTable;
  misconception_counts: MisconceptionCountsTable;
  question_reports: QuestionReportsTable;
}
