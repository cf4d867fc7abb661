export interface LiveLessonsTable {
  id: string;
  teacher_id: string;
  class_id: string | null;
  code: string;
  slug: string;
  title: string;
  premium: number;
  pace: 'teacher' | 'own';
  guests: 'none' | 'animals' | 'classList';
  timer_seconds: number | null;
  wheel: number;
  content: string;
  question_count: number;
  phase: 'lobby' | 'voting' | 'closed' | 'discuss' | 'reveal' | 'ended';
  question_index: number;
  round: number;
  paused: number;
  show_bars: number;
  hands: string;
  deadline_at: string | null;
  step: number;
  version: number;
  created_at: string;
  expires_at: string;
  ended_at: string | null;
  /** After the end: what summary.ts has counted. */
  summary: string | null;
}

export interface LiveParticipantsTable {
  id: string;
  lesson_id: string;
  user_id: string | null;
  name: string;
  token_hash: string;
  joined_at: string;
  /** The newest stream; null before the first one. */
  stream_id: string | null;
  /** Since when that stream has been closed. */
  away_at: string | null;
}

export interface LiveAnswersTable {
  lesson_id: string;
  question_id: string;
  round: number;
  participant_id: string;
  answer: string;
  label: string;
  status: string;
  points: number;
  misconception: string | null;
  answered_at: string;
}

export interface LiveBoardsTable {
  id: string;
  lesson_id: string;
  link_hash: string;
  token_hash: string | null;
  link_expires_at: string;
  opened_at: string | null;
}

export interface LiveTables {
  live_lessons: LiveLessonsTable;
  live_participants: LiveParticipantsTable;
  live_answers: LiveAnswersTable;
  live_boards: LiveBoardsTable;
}
