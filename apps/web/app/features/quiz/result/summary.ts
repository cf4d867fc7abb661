import type { AnswerResult, AnswerValue, AttemptView, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import { MAX_TRIES } from '@eszkerek/exercises/grading/score';
import type { IconName } from '@eszkerek/ui/icon-names.ts';

/** A lesson without a slug is not written yet. */
export interface TaughtLesson {
  title: string;
  slug?: string | undefined;
}

export interface ReviewedQuestion {
  question: PublicQuestion;
  place: number;
  /** Oldest first; empty when the question was left out. */
  answers: readonly AnswerValue[];
  /** The reply to the last answer. */
  result: AnswerResult | null;
  /** Between 0 and 1. */
  points: number;
  verdict: 'right' | 'second' | 'partial' | 'wrong' | 'empty';
  topic: string | undefined;
  /** Of an exam's task: what teaches it. */
  lessons: readonly TaughtLesson[];
  solution: Solution;
}

const verdictOf = (points: number, tries: number, right: boolean): ReviewedQuestion['verdict'] => {
  if (tries === 0) return 'empty';
  if (right) return tries > 1 ? 'second' : 'right';
  return points > 0 ? 'partial' : 'wrong';
};

/** A finished attempt, question by question. */
export function reviewOf(attempt: AttemptView): ReviewedQuestion[] {
  return attempt.questions.map((question, place) => {
    const given = attempt.answers.filter(answer => answer.questionId === question.id).sort((a, b) => a.try - b.try);
    const entry = attempt.review?.find(item => item.questionId === question.id);
    const points = entry?.points ?? 0;
    const last = given.at(-1);
    return {
      question,
      place: place + 1,
      answers: given.map(({ answer }) => answer),
      result: last?.result ?? null,
      points,
      verdict: verdictOf(points, given.length, last?.status === 'correct'),
      topic: entry?.topic,
      lessons: entry?.lessons ?? [],
      solution: entry?.solution ?? {},
    };
  });
}

/** What is worth asking again: everything that is not right yet. */
export const missedIds = (review: readonly ReviewedQuestion[]): string[] =>
  review.filter(({ verdict }) => verdict !== 'right' && verdict !== 'second').map(({ question }) => question.id);

/** The points that the percent is made of; an exam weighs its questions. */
export const pointsOf = (review: readonly ReviewedQuestion[]): { points: number; total: number } => ({
  points: review.reduce((sum, { question, points }) => sum + (question.points ?? 1) * points, 0),
  total: review.reduce((sum, { question }) => sum + (question.points ?? 1), 0),
});

export function percentOf(review: readonly ReviewedQuestion[]): number {
  const { points, total } = pointsOf(review);
  return total === 0 ? 0 : Math.round((100 * points) / total);
}

export interface ScoreRow {
  icon: IconName;
  /** A token of the theme. */
  colour: 'ok' | 'spark-text' | 'bad' | 'ink-2';
  text: string;
}

/** How the points came about, in words that add up to all the questions; null where every answer was right at once. */
export function scoreWords(review: readonly ReviewedQuestion[], retries: boolean): ScoreRow[] | null {
  const of = (...verdicts: ReviewedQuestion['verdict'][]) => review.filter(({ verdict }) => verdicts.includes(verdict));
  const [right, second, partial, wrong, empty] = [of('right'), of('second'), of('partial'), of('wrong'), of('empty')];
  if (right.length === review.length) return null;
  const half = second.every(({ points }) => points === 0.5) ? 'fél pont' : 'részpont';
  return [
    { icon: 'check', colour: 'ok', text: `${right.length} ${retries ? 'elsőre ' : ''}jó` } as const,
    ...(second.length > 0 ? [{ icon: 'retry', colour: 'spark-text', text: `${second.length} másodikra (${half})` } as const] : []),
    ...(partial.length > 0 ? [{ icon: 'dots', colour: 'spark-text', text: `${partial.length} részben (részpont)` } as const] : []),
    ...(wrong.length > 0 ? [{ icon: 'close', colour: 'bad', text: `${wrong.length} még nem` } as const] : []),
    ...(empty.length > 0 ? [{ icon: 'minus', colour: 'ink-2', text: `${empty.length} kimaradt` } as const] : []),
  ];
}

export type Misconception = NonNullable<AnswerResult['misconception']>;

/** Each way of thinking that led astray, once, with the questions it showed in; the commonest first. */
export function misconceptionsOf(attempt: AttemptView): { misconception: Misconception; places: number[] }[] {
  const found = new Map<string, { misconception: Misconception; places: Set<number> }>();
  for (const { questionId, result } of attempt.answers) {
    if (!result?.misconception) continue;
    const place = attempt.questions.findIndex(({ id }) => id === questionId) + 1;
    const known = found.get(result.misconception.id) ?? { misconception: result.misconception, places: new Set<number>() };
    known.places.add(place);
    found.set(result.misconception.id, known);
  }
  return [...found.values()]
    .map(({ misconception, places }) => ({ misconception, places: [...places].sort((a, b) => a - b) }))
    .sort((a, b) => b.places.length - a.places.length);
}

/** Praise for the way, never a verdict on the pupil; no streaks. Tasks of practice cannot be asked again. */
export function headlineOf(percent: number, { repeats = true } = {}): { title: string; text: string } {
  if (percent === 100) return { title: 'Minden küllő a helyén!', text: 'Végiggondoltad a lépéseket, és látszik is.' };
  if (percent >= 90) return { title: 'Ez nagyon összeállt!', text: 'Végiggondoltad a lépéseket, és látszik is.' };
  if (percent >= 60) return { title: 'Jól halad a kerék!', text: 'A nagyobb része már megy.' };
  if (percent >= 40)
    return {
      title: 'Jó alapod van.',
      text: `Nézd át a magyarázatokat, ${repeats ? 'és próbáld meg újra a hibásakat' : 'aztán jöhet még tíz'}!`,
    };
  return { title: 'Ez most nehéz falat volt.', text: 'Nem vész el semmi. A leckével kezdve könnyebb lesz.' };
}

/** After an exam, where the percent alone would mislead: most of it was left empty, or the next step stands further down. */
export function examHeadline(percent: number, empty: number, total: number): { title: string; text: string } | undefined {
  if (2 * empty >= total)
    return { title: `${empty} feladat kimaradt.`, text: 'Ez még nem a tudásod képe. Ezeket most is megoldhatod, nyugodt tempóban.' };
  if (percent < 40) return { title: 'Ez most nehéz falat volt.', text: 'Nem vész el semmi. Lent látod, melyik leckével érdemes kezdened.' };
  return undefined;
}

/** Below this count of finished tasks a percent says nothing yet. */
const FEW = 3;

/** After practice stopped early: no percent and no verdict. */
export function earlyHeadline(review: readonly ReviewedQuestion[]): { title: string; text: string } | undefined {
  const right = review.filter(({ verdict }) => verdict === 'right' || verdict === 'second').length;
  const done = finishedCount(review);
  if (done >= FEW) return undefined;
  if (done === 0) return { title: 'Ez még csak ismerkedés volt.', text: 'Nem vész el semmi. Bármikor jöhet még pár feladat!' };
  const next = 'Néhány feladat múlva már az eredményed is látszik.';
  if (right === 0) return { title: 'Az eleje megvan!', text: `Nézd meg lent a megoldást, aztán jöhet még! ${next}` };
  return { title: 'Jó kezdet!', text: `${right === done ? '' : `${done} feladatból `}${right} már sikerült. ${next}` };
}

/** Questions that are right, or have no try left. */
export const finishedCount = (review: readonly ReviewedQuestion[]): number =>
  review.filter(({ verdict, answers }) => verdict === 'right' || answers.length >= MAX_TRIES).length;

/** After challenges: no percent, because they count for nothing. */
export function challengeHeadline(review: readonly ReviewedQuestion[]): { title: string; text: string } {
  const right = review.filter(({ verdict }) => verdict === 'right' || verdict === 'second').length;
  if (right > 0) return { title: 'Ezek versenyfeladatok voltak!', text: `Ebből ${right} sikerült. Nem számít bele semmibe, a tiéd.` };
  return { title: 'Kemény dió volt.', text: 'Nem számít bele semmibe. Nézd meg lent, hogyan lehetett volna elindulni!' };
}

export interface TopicScore {
  topic: string;
  points: number;
  total: number;
}

/** Points by topic or part, in the order they were met. `weight` is what a question is worth. */
export function scoresBy(review: readonly ReviewedQuestion[], nameOf: (item: ReviewedQuestion) => string | undefined): TopicScore[] {
  const scores = new Map<string, TopicScore>();
  for (const item of review) {
    const topic = nameOf(item);
    if (!topic) continue;
    const weight = item.question.points ?? 1;
    const score = scores.get(topic) ?? { topic, points: 0, total: 0 };
    scores.set(topic, { topic, points: score.points + weight * item.points, total: score.total + weight });
  }
  return [...scores.values()];
}

/** Below this share of its points a topic is worth learning again. */
const SURE = 0.7;
const MOST_TOPICS = 3;

/** The topics that lost most points, with the lessons of the tasks that were not right. */
export function topicsToLearn(review: readonly ReviewedQuestion[]): { topic: string; lessons: TaughtLesson[] }[] {
  return scoresBy(review, ({ topic }) => topic)
    .filter(({ points, total }) => points < SURE * total)
    .sort((a, b) => b.total - b.points - (a.total - a.points))
    .slice(0, MOST_TOPICS)
    .map(({ topic }) => {
      const missed = review.filter(item => item.topic === topic && item.points < 1).flatMap(({ lessons }) => lessons);
      return { topic, lessons: [...new Map(missed.map(lesson => [lesson.title, lesson])).values()] };
    })
    .filter(({ lessons }) => lessons.length > 0);
}
