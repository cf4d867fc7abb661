/** A whole attempt of a page, or a lesson read to its end. */
export interface Completion {
  user_id: string;
  quiz_slug: string | null;
  lesson_slug: string | null;
  started_at: string;
  completed_at: string | null;
  /** Of a lesson that was read again. */
  last_completed_at: string | null;
  score_percentage: number | null;
  /** Of the attempt; null for a lesson. */
  mode: string | null;
  /** Given up for a new attempt: a try, but not done. */
  abandoned: boolean;
}

/** Opened and not finished yet. */
export interface Beginning {
  user_id: string;
  slug: string;
  started_at: string;
}

export interface HomeworkRule {
  slug: string;
  due_at: string;
  created_at: string;
  starts_at: string | null;
  mode: 'test' | null;
  max_tries: number | null;
}

export const startOf = ({ starts_at, created_at }: HomeworkRule): string => starts_at ?? created_at;

/** The first completion since the homework's start. */
const completedAt = ({ completed_at, last_completed_at }: Completion, homework: HomeworkRule): string =>
  [completed_at, last_completed_at].find(at => at !== null && at >= startOf(homework)) ?? '';

/** A quiz must be begun after the homework's start; a lesson may be finished, or read again, then. */
const counts = (row: Completion, homework: HomeworkRule): boolean => {
  if (row.lesson_slug === homework.slug) return completedAt(row, homework) !== '';
  const inMode = homework.mode === null || row.mode === homework.mode;
  return row.quiz_slug === homework.slug && inMode && row.started_at >= startOf(homework);
};

/** Whether a pupil did a homework, with the number of tries and the first and best result. Only the first `max_tries` count. */
export const homeworkState = (homework: HomeworkRule, studentId: string, completions: readonly Completion[], now: string) => {
  const tries = completions
    .filter(row => row.user_id === studentId && counts(row, homework))
    .sort((a, b) => (a.started_at < b.started_at ? -1 : 1))
    .slice(0, homework.max_tries ?? undefined);
  const done = tries.filter(row => !row.abandoned);
  const scores = done.flatMap(row => (row.score_percentage === null ? [] : [row.score_percentage]));
  const doneAt = done.map(row => completedAt(row, homework)).sort()[0] ?? null;
  return {
    done_at: doneAt,
    score_percentage: scores.length > 0 ? Math.max(...scores) : null,
    tries: tries.length,
    first_score: tries[0]?.score_percentage ?? null,
    late: (doneAt ?? now) > homework.due_at,
  };
};

export type WorkState = 'done' | 'started' | 'none';

export const workState = (
  homework: HomeworkRule,
  studentId: string,
  { done_at, tries }: { done_at: string | null; tries: number },
  begun: readonly Beginning[],
): WorkState => {
  if (done_at !== null) return 'done';
  const opened = begun.some(row => row.user_id === studentId && row.slug === homework.slug && row.started_at >= startOf(homework));
  return tries > 0 || opened ? 'started' : 'none';
};
