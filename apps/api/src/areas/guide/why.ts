import type { ResponseOf } from '@eszkerek/contract';
import type { guide as calls } from '@eszkerek/contract/guide';
import { agoInWords } from '@eszkerek/guide/reasons';
import type { Deps } from '../../deps.ts';
import { type LessonRow, latestEvents } from './guide-store.ts';
import { type PupilGuide, readGuide } from './pupil-guide.ts';

const RECENT = 50;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const rightOf = ({ answers, correct }: LessonRow): string => {
  if (answers === 1)
    return correct === 1 ? 'Egy kérdésre válaszoltál, elsőre jól.' : 'Egy kérdést láttál belőle, az önállóan még nem ment.';
  if (correct === answers) return `${answers} kérdésre válaszoltál, mind jó volt elsőre.`;
  if (correct === 0) return `${answers} kérdéssel próbálkoztál már. Ezekhez kell még egy kis idő.`;
  if (correct * 2 < answers) return `${correct} kérdésre már elsőre jól válaszoltál. A többihez kell még egy kis idő.`;
  return `${answers} kérdésre válaszoltál, ${correct} jó volt elsőre.`;
};

/** From what a label comes, in words for the pupil. */
export const becauseOf = (guide: PupilGuide, row: LessonRow): string =>
  `${rightOf(row)} Legutóbb: ${lowered(agoInWords(guide.daysSince(Date.parse(row.last_at))))}.`;

const byLatest = (a: LessonRow, b: LessonRow): number => (a.last_at < b.last_at ? 1 : -1);

const thoughtsOf = (guide: PupilGuide) =>
  [...guide.rows.values()].sort(byLatest).flatMap(row => {
    const lesson = guide.lesson(row.lesson_slug);
    if (!lesson) return [];
    return [
      {
        slug: lesson.slug,
        title: lesson.title,
        subject: lesson.subject,
        label: guide.label(lesson.slug),
        because: becauseOf(guide, row),
        answers: row.answers,
        last_at: row.last_at,
      },
    ];
  });

/** „Ezt gondoljuk rólad, és ebből”: the labels, what they come from, and the latest answers. */
export const explainGuide = async (deps: Deps, userId: string): Promise<Omit<ResponseOf<typeof calls.why>, 'success'>> => {
  const guide = await readGuide(deps, userId);
  const events = await latestEvents(deps.engine.db, userId, RECENT);
  const seen = [...guide.rows.values()].reduce((sum, { answers }) => sum + answers, 0);
  return {
    thoughts: thoughtsOf(guide),
    events: seen,
    recent: events.map(event => ({
      at: event.at,
      slug: event.lesson_slug,
      title: guide.lesson(event.lesson_slug)?.title ?? event.lesson_slug,
      right: event.correct === 1,
      hinted: event.hinted === 1,
      retried: event.retried === 1,
      source: event.source,
    })),
  };
};
