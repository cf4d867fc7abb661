/** A whole attempt of a page, or a lesson read to its end. */
export interface Completion {
  user_id: string;
  quiz_slug: string | null;
  lesson_slug: string | null;
  started_at: string;
  completed_at: string | null;
  score_percentage: number | null;
  /** Given up for a new attempt: a try, but not done. */
  abandoned: boolean;
}

interface Homework {
  slug: string;
  due_at: string;
  created_at: string;
}

/** A quiz must be begun after the homework was set; a lesson may be finished then. */
const counts = (row: Completion, homework: Homework): boolean =>
  row.lesson_slug === homework.slug
    ? (row.completed_at ?? '') >= homework.created_at
    : row.quiz_slug === homework.slug && row.started_at >= homework.created_at;

/** Whether a pupil did a homework, with the number of tries and the first and best result. */
export const homeworkState = (homework: Homework, studentId: string, completions: readonly Completion[], now: string) => {
  const tries = completions
    .filter(row => row.user_id === studentId && counts(row, homework))
    .sort((a, b) => (a.started_at < b.started_at ? -1 : 1));
  const done = tries.filter(row => !row.abandoned);
  const scores = done.flatMap(row => (row.score_percentage === null ? [] : [row.score_percentage]));
  const doneAt = done.map(row => row.completed_at ?? '').sort()[0] ?? null;
  return {
    done_at: doneAt,
    score_percentage: scores.length > 0 ? Math.max(...scores) : null,
    tries: tries.length,
    first_score: tries[0]?.score_percentage ?? null,
    late: (doneAt ?? now) > homework.due_at,
  };
};
