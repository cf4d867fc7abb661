import type { Deps } from '../../deps.ts';
import { type ClassScope, quizResultsOfClass, studentsOfClass } from './diary-store.ts';
import { nameOf } from './list-students.ts';
import { nameQuizzes } from './name-quizzes.ts';

const hungarian = new Intl.Collator('hu');

export interface TopicTitles {
  /** The title of a unit, if the content knows it; two subjects may name a unit alike. */
  unitTitle(subject: string | null, unit: string): string | undefined;
}

/** Pupil x topic: the mean of the pupil's best results in the quizzes of the topic. */
export const heatMap = async ({ engine }: Pick<Deps, 'engine'>, titles: TopicTitles, scope: ClassScope) => {
  const students = await studentsOfClass(engine.db, scope);
  const results = await quizResultsOfClass(engine.db, scope);
  const names = await nameQuizzes({ engine }, results);
  const topics = new Map<string, { id: string; title: string; subject: string | null }>();
  const topicOf = new Map<string, string>();
  for (const [slug, { title, topic, subject }] of names) {
    const id = topic ? `${subject}/${topic}` : slug;
    topicOf.set(slug, id);
    topics.set(id, { id, title: titles.unitTitle(subject, topic ?? '') ?? title, subject });
  }
  const cells = new Map(students.map(student => [student.id, new Map<string, { sum: number; quizzes: number }>()]));
  for (const { id, quiz_slug, best } of results) {
    const topic = topicOf.get(quiz_slug) ?? quiz_slug;
    const row = cells.get(id);
    const cell = row?.get(topic);
    if (cell) {
      cell.sum += best ?? 0;
      cell.quizzes += 1;
    } else row?.set(topic, { sum: best ?? 0, quizzes: 1 });
  }
  const ordered = [...topics.values()].sort(
    (a, b) => hungarian.compare(a.subject ?? '', b.subject ?? '') || hungarian.compare(a.title, b.title),
  );
  return {
    topics: ordered,
    rows: students.map(student => ({
      student_id: student.id,
      real_name: nameOf(student),
      scores: ordered.map(topic => {
        const cell = cells.get(student.id)?.get(topic.id);
        return cell ? Math.round(cell.sum / cell.quizzes) : null;
      }),
    })),
  };
};
