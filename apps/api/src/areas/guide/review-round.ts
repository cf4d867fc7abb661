import { AppError } from '@eszkerek/contract';
import type { MapLesson } from '@eszkerek/documents/compiled';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { misconceptionSlots } from '@eszkerek/exercises/questions/texts';
import type { Region } from '@eszkerek/numbers/money';
import type { Deps } from '../../deps.ts';
import { hashOf, type ShownItem } from '../quiz/shown.ts';
import { makeFittingTask, makeTask } from '../quiz/tasks.ts';
import { askableMistake, askableMistakes, type DueMistake, fadingLessons, openMistakes } from './due.ts';
import { lessonPage, type MayOpen, mayOpenOf } from './lesson-access.ts';
import { type PupilGuide, readGuide } from './pupil-guide.ts';

type Draft = Omit<ShownItem, 'id'> & { lesson: string; bank?: CompiledQuestion };

/** A question of a round before it is drawn: a card tells what its round holds, and nothing is drawn for it. */
export interface Source {
  lesson: string;
  reason: NonNullable<ShownItem['reason']>;
  misconception: string | null;
  draw: () => Draft;
}

const TASKS_PER_LESSON = 3;
const EASY_BELOW = 0.6;

const names = (misconception: string) => (task: CompiledQuestion) => misconceptionSlots(task).some(({ id }) => id === misconception);

const commonOf = ({ quizSlug, questionId, lesson }: DueMistake) =>
  ({ lesson: lesson.slug, reason: 'mistake', mistake: { quizSlug, questionId } }) as const;

/** The question as it was missed. */
const sameQuestion = (missed: DueMistake): Draft => ({ ...commonOf(missed), hash: hashOf(missed.question), bank: missed.question });

/** The same misconception with new numbers, where the lesson's generator can draw it; else the question itself. */
const mistakeDraft = (missed: DueMistake, region: Region): Draft => {
  const { question, lesson, misconception } = missed;
  const level = question.difficulty ?? 2;
  const drawn = lesson.generator && misconception ? makeFittingTask(lesson.generator, level, '', names(misconception), region) : undefined;
  return drawn?.fitting && lesson.generator
    ? { ...commonOf(missed), generated: { generator: lesson.generator, level, question: drawn.task } }
    : sameQuestion(missed);
};

const mistakeSource = (missed: DueMistake, region: Region): Source => ({
  lesson: missed.lesson.slug,
  reason: 'mistake',
  misconception: missed.misconception,
  draw: () => mistakeDraft(missed, region),
});

/** Tasks of a lesson: generated, or from its quiz where it has no generator. */
const lessonSources = (deps: Deps, guide: PupilGuide, lesson: MapLesson, reason: 'due' | 'practice'): Source[] => {
  const common = { lesson: lesson.slug, reason };
  const source = (draw: () => Omit<Draft, 'lesson' | 'reason'>): Source => ({
    ...common,
    misconception: null,
    draw: () => ({ ...common, ...draw() }),
  });
  const { generator } = lesson;
  if (generator)
    return Array.from({ length: TASKS_PER_LESSON }, () =>
      source(() => {
        const level = guide.mastery(lesson.slug) < EASY_BELOW ? 1 : 2;
        return { generated: { generator, level, question: makeTask(generator, level, '', [], guide.place.country) } };
      }),
    );
  const quiz = lessonPage(deps.library, lesson.slug)?.quiz?.slug;
  const questions = quiz ? deps.library.questions(quiz, guide.place.country) : [];
  const start = Number.parseInt(guide.today.replaceAll('-', ''), 10) % Math.max(questions.length, 1);
  return [...questions.slice(start), ...questions.slice(0, start)]
    .slice(0, TASKS_PER_LESSON)
    .map(question => source(() => ({ hash: hashOf(question), bank: question })));
};

/** One of each lesson in turn: mixed practice keeps more than blocks do. */
const mixed = (groups: readonly (readonly Source[])[]): Source[] => {
  const longest = Math.max(0, ...groups.map(group => group.length));
  return Array.from({ length: longest }, (_, i) => groups.flatMap(group => group[i] ?? [])).flat();
};

/** What has gone right once and is not due: fills a round when little is due. */
const practisedLessons = (guide: PupilGuide, mayOpen: MayOpen, taken: ReadonlySet<string>): MapLesson[] =>
  [...guide.rows.values()]
    .sort((a, b) => (a.last_at < b.last_at ? -1 : 1))
    .flatMap(({ lesson_slug }) => guide.lesson(lesson_slug) ?? [])
    .filter(lesson => mayOpen(lesson) && !taken.has(lesson.slug) && guide.state(lesson.slug)?.review?.card != null);

export interface Round {
  items: ShownItem[];
  questions: CompiledQuestion[];
}

export interface RoundWish {
  minutes: number;
  /** The lesson of today's warm-up, where the round is part of the same plan. */
  warmUp?: string | undefined;
  /** Due mistakes, or all open ones, and nothing else, whatever the minutes. */
  only?: 'mistakes' | 'open-mistakes' | undefined;
  /** Of the mistakes at most so many. */
  most?: number | undefined;
  /** This one of the open mistakes and nothing else, due or not. */
  mistake?: { quiz_slug: string; question_id: string } | undefined;
}

const NOTHING = {
  round: 'Még nincs mit ismételni. Kezdj egy leckével vagy egy kvízzel!',
  mistakes: 'Most nincs esedékes hibád. Nézz vissza holnap!',
  mistake: 'Ezt a kérdést most nem tudjuk feltenni. Válassz egy másikat!',
};

const mistakeSources = ({ place }: PupilGuide, mistakes: readonly DueMistake[]): Source[] =>
  mixed([...Map.groupBy(mistakes, ({ lesson }) => lesson.slug).values()].map(group => group.map(one => mistakeSource(one, place.country))));

/**
 * Due mistakes first, then fading lessons, mixed; about one task a minute. No lesson is asked twice while another one waits. `warmUp`: the
 * lesson of today's warm-up, which is not asked twice a day; what was practised today comes only where there is nothing else.
 */
export const mixedSources = (
  deps: Deps,
  guide: PupilGuide,
  mayOpen: MayOpen,
  { mistakes, minutes, warmUp }: { mistakes: readonly DueMistake[]; minutes: number; warmUp?: string | undefined },
): Source[] => {
  const covered = new Set(mistakes.map(({ lesson }) => lesson.slug));
  // A due mistake replaces its lesson's review.
  const fading = fadingLessons(guide, mayOpen).filter(({ slug }) => !covered.has(slug) && slug !== warmUp);
  const missed = mistakeSources(guide, mistakes).slice(0, minutes);
  const room = minutes - missed.length;
  const ofFading = fading.slice(0, room).map(lesson => lessonSources(deps, guide, lesson, 'due'));
  const due = mixed([missed, mixed(ofFading.map(sources => sources.slice(0, 1)))]);
  const again = mixed(ofFading.map(sources => sources.slice(1)));
  if (due.length === minutes) return due;
  const practised = practisedLessons(guide, mayOpen, new Set(due.map(({ lesson }) => lesson)));
  const rested = practised.filter(({ slug }) => guide.triesToday(slug) === 0 && slug !== warmUp);
  const rest = due.length + rested.length > 0 ? rested : practised;
  return [...due, ...rest.flatMap(lesson => lessonSources(deps, guide, lesson, 'practice').slice(0, 1)), ...again].slice(0, minutes);
};

const draftsFor = async (deps: Deps, guide: PupilGuide, mayOpen: MayOpen, wish: RoundWish): Promise<Draft[]> => {
  if (wish.mistake) return (await askableMistake(deps, guide, mayOpen, wish.mistake)).map(sameQuestion);
  const mistakes = await (wish.only === 'open-mistakes' ? openMistakes : askableMistakes)(deps, guide, mayOpen);
  const sources = wish.only
    ? mistakeSources(guide, mistakes.slice(0, wish.most))
    : mixedSources(deps, guide, mayOpen, { mistakes, minutes: wish.minutes, warmUp: wish.warmUp });
  return sources.map(({ draw }) => draw());
};

export const buildRound = async (deps: Deps, userId: string, wish: RoundWish): Promise<Round> => {
  const guide = await readGuide(deps, userId);
  const drafts = await draftsFor(deps, guide, await mayOpenOf(deps, userId), wish);
  if (drafts.length === 0)
    throw new AppError('conflict', { message: NOTHING[wish.mistake ? 'mistake' : wish.only ? 'mistakes' : 'round'] });
  return {
    items: drafts.map(({ bank: _, generated, ...item }, i) => {
      const id = `r${i + 1}`;
      return { ...item, id, ...(generated ? { generated: { ...generated, question: { ...generated.question, id } } } : {}) };
    }),
    questions: drafts.flatMap(({ bank }) => bank ?? []),
  };
};
