import type { Deps } from '../../deps.ts';
import { type ClassScope, quizResultsOfClass, studentsOfClass } from './diary-store.ts';
import { nameOf } from './list-students.ts';

export interface TopicTitles {
  /** The title of a unit, if the content knows it; two subjects may name a unit alike. */
  unitTitle(subject: string | null, unit: string): string | undefined;
}

/** Pupil x topic: the mean of the pupil's best results in the quizzes of the topic. */
export const heatMap = async ({ engine }: Pick<Deps, 'engine'>, titles: TopicTitles, scope: ClassScope) => {
  const students = await studentsOfClass(engine.db, scope);
  const results = await quizResultsOfClass(engine.db, scope);
  const topics = new Map<string, { id: string; title: string; subject: string | null }>();
  const cells = new Map<string, number[]>();
  for (const row of results) {
    const id = row.topic ? `${row.subject}/${row.topic}` : (row.quiz_slug ?? '');
    topics.set(id, { id, title: titles.unitTitle(row.subject, row.topic ?? '') ?? row.title, subject: row.subject });
    const cell = `${row.id} ${id}`;
    cells.set(cell, [...(cells.get(cell) ?? []), row.best ?? 0]);
  }
  const ordered = [...topics.values()].sort(
    (a, b) => (a.subject ?? '').localeCompare(b.subject ?? '', 'hu') || a.title.localeCompare(b.title, 'hu'),
  );
  return {
    topics: ordered,
    rows: students.map(student => ({
      student_id: student.id,
      real_name: nameOf(student),
      scores: ordered.map(topic => {
        const scores = cells.get(`${student.id} ${topic.id}`);
        return scores ? Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length) : null;
      }),
    })),
  };
};
