/** Whether a pupil did a homework: the first completion of its page since it was set, and the best result since then. */
export interface Completion {
  user_id: string;
  quiz_slug: string | null;
  lesson_slug: string | null;
  completed_at: string | null;
  score_percentage: number | null;
}

export const homeworkState = (
  homework: { slug: string; due_at: string; created_at: string },
  studentId: string,
  completions: readonly Completion[],
  now: string,
) => {
  const own = completions.filter(
    row =>
      row.user_id === studentId &&
      (row.quiz_slug === homework.slug || row.lesson_slug === homework.slug) &&
      (row.completed_at ?? '') >= homework.created_at,
  );
  const doneAt = own.map(row => row.completed_at ?? '').sort()[0] ?? null;
  const scores = own.flatMap(row => (row.score_percentage === null ? [] : [row.score_percentage]));
  return {
    done_at: doneAt,
    score_percentage: scores.length > 0 ? Math.max(...scores) : null,
    late: (doneAt ?? now) > homework.due_at,
  };
};
