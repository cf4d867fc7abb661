import type { MapLesson } from '@eszkerek/documents/compiled';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { dayOf, endOfDay } from '@eszkerek/guide/day';
import { retrievability } from '@eszkerek/guide/review';
import type { Region } from '@eszkerek/numbers/money';
import type { MistakesTable } from '../../db/tables/learning.ts';
import type { Deps } from '../../deps.ts';
import type { Library } from '../../library/library.ts';
import { dueMistakes, openMistake, waitingMistakes } from '../quiz/mistake-book.ts';
import type { MayOpen } from './lesson-access.ts';
import { lessonOfQuestion } from './lesson-of-question.ts';
import type { PupilGuide } from './pupil-guide.ts';

export interface DueMistake {
  quizSlug: string;
  questionId: string;
  question: CompiledQuestion;
  lesson: MapLesson;
  misconception: string | null;
}

/** Questions of an exam or simulator carry the page they were drawn from in their id. */
const bankQuestion = (
  library: Library,
  quizSlug: string,
  questionId: string,
  region: Region,
): { page: string; question: CompiledQuestion } | undefined => {
  const own = library.questions(quizSlug, region).find(({ id }) => id === questionId);
  if (own) return { page: quizSlug, question: own };
  const [page = '', id] = questionId.split('.');
  const drawn = id === undefined ? undefined : library.questions(page, region).find(question => question.id === id);
  return drawn && { page, question: drawn };
};

type MistakeRow = Pick<MistakesTable, 'quiz_slug' | 'question_id' | 'misconception'>;

/** None where the question is gone or its lesson may not be opened. */
const askable = ({ library }: Deps, guide: PupilGuide, mayOpen: MayOpen, row: MistakeRow): DueMistake[] => {
  const found = bankQuestion(library, row.quiz_slug, row.question_id, guide.place.country);
  const lesson = found && guide.lesson(lessonOfQuestion(library, found) ?? '');
  if (!found || !lesson || !mayOpen(lesson)) return [];
  return [{ quizSlug: row.quiz_slug, questionId: row.question_id, question: found.question, lesson, misconception: row.misconception }];
};

/** Of the mistakes due today those that can be asked again, longest waiting first. */
export const askableOf = (deps: Deps, guide: PupilGuide, mayOpen: MayOpen, due: readonly MistakeRow[]): DueMistake[] =>
  due.flatMap(row => askable(deps, guide, mayOpen, row));

/** Mistakes due today that can be asked again, longest waiting first. */
export const askableMistakes = async (deps: Deps, guide: PupilGuide, mayOpen: MayOpen): Promise<DueMistake[]> =>
  askableOf(deps, guide, mayOpen, await dueMistakes(deps.engine.db, guide.pupil.user_id, deps.clock.now()));

/** Open mistakes that can be asked again, nearest day first; without those that were right today. Early answers move no day. */
export const openMistakes = async (deps: Deps, guide: PupilGuide, mayOpen: MayOpen): Promise<DueMistake[]> => {
  const { due, later } = await waitingMistakes(deps.engine.db, guide.pupil.user_id, deps.clock.now());
  const isRightToday = (at: string | null) => at !== null && dayOf(Date.parse(at), guide.place.country) === guide.today;
  return askableOf(
    deps,
    guide,
    mayOpen,
    [...due, ...later].filter(({ right_at }) => !isRightToday(right_at)),
  );
};

/** One open mistake that can be asked again, due or not. */
export const askableMistake = async (
  deps: Deps,
  guide: PupilGuide,
  mayOpen: MayOpen,
  { quiz_slug, question_id }: Pick<MistakeRow, 'quiz_slug' | 'question_id'>,
): Promise<DueMistake[]> => {
  const row = await openMistake(deps.engine.db, { userId: guide.pupil.user_id, quizSlug: quiz_slug, questionId: question_id });
  return row ? askable(deps, guide, mayOpen, row) : [];
};

/** Taught this year or last year. */
const isNear = (guide: PupilGuide, { slug, subject }: MapLesson): boolean => {
  const { map } = guide.subject(subject);
  return map.window.includes(map.index.get(slug) ?? -1);
};

/** Lessons whose card is due today, the most faded first; of equally faded ones those of the own and the previous year. */
export const fadingLessons = (guide: PupilGuide, mayOpen: MayOpen): MapLesson[] => {
  const by = endOfDay(guide.now, guide.place.country);
  return [...guide.rows.keys()]
    .flatMap(slug => {
      const lesson = guide.lesson(slug);
      const review = guide.state(slug)?.review;
      const answeredToday = review?.today.day === guide.today;
      if (!lesson || !mayOpen(lesson) || !review?.card || review.card.dueAt >= by || answeredToday) return [];
      const recall = Math.round(retrievability(review.card, guide.now) * 100);
      return [{ lesson, recall, far: isNear(guide, lesson) ? 0 : 1 }];
    })
    .sort((a, b) => a.recall - b.recall || a.far - b.far || (a.lesson.slug < b.lesson.slug ? -1 : 1))
    .map(({ lesson }) => lesson);
};
