import { addDays, addSeconds } from '../clock.ts';
import type { Db } from '../db/engine.ts';
import { newId } from '../db/id.ts';
import type { GuideEventsTable, GuidePupilsTable } from '../db/tables/guide.ts';
import type { LessonViewsTable, MisconceptionCountsTable, MistakesTable, ProgressTable } from '../db/tables/learning.ts';
import type { DemoTopic } from './topics.ts';

interface Learner {
  userId: string;
  /** From 0 to 1. */
  ability: number;
  diligence: number;
  days: number;
}

interface History {
  progress: ProgressTable[];
  views: LessonViewsTable[];
  mistakes: Map<string, MistakesTable>;
  misconceptions: Map<string, MisconceptionCountsTable>;
  /** What the guide learns from, by pupil. */
  events: Map<string, GuideEventsTable[]>;
}

const ROWS_AT_ONCE = 400;
const chunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, i) => rows.slice(i * ROWS_AT_ONCE, (i + 1) * ROWS_AT_ONCE));

const shared = (userId: string, topic: DemoTopic, at: string) => ({
  id: newId(),
  user_id: userId,
  subject: topic.subject,
  topic: topic.unit,
  at,
});

const readLesson = (history: History, userId: string, topic: DemoTopic, at: Date): void => {
  const { lesson } = topic;
  if (!lesson || history.views.some(view => view.user_id === userId && view.lesson_slug === lesson.slug)) return;
  const started_at = addSeconds(at, -900).toISOString();
  const completed_at = at.toISOString();
  history.views.push({
    user_id: userId,
    lesson_slug: lesson.slug,
    started_at,
    completed_at,
    last_completed_at: completed_at,
    section: null,
  });
  history.progress.push({
    ...shared(userId, topic, completed_at),
    activity_type: 'lesson',
    quiz_slug: null,
    lesson_slug: lesson.slug,
    curriculum_title: lesson.title,
    score_percentage: null,
    tries: null,
    hints: null,
    partial: null,
    started_at,
    completed_at,
  });
};

const miss = (history: History, userId: string, topic: DemoTopic, at: Date, chance: () => number): void => {
  const question = topic.questions[Math.floor(chance() * topic.questions.length)];
  const slip = question?.slips[Math.floor(chance() * question.slips.length)];
  if (!question || !slip) return;
  const { misconception } = slip;
  const missed_at = at.toISOString();
  const key = `${userId} ${topic.quiz.slug} ${question.id}`;
  history.mistakes.set(key, {
    user_id: userId,
    quiz_slug: topic.quiz.slug,
    question_id: question.id,
    question: question.question,
    answer: slip.answer,
    reason: slip.reason,
    misconception,
    step: 0,
    due_at: addDays(at, 1).toISOString(),
    missed_at,
    solved_at: chance() < 0.4 ? addDays(at, 3).toISOString() : null,
    misses: (history.mistakes.get(key)?.misses ?? 0) + 1,
    right_at: null,
  });
  if (!misconception) return;
  const known = `${userId} ${misconception}`;
  history.misconceptions.set(known, {
    user_id: userId,
    misconception,
    hits: (history.misconceptions.get(known)?.hits ?? 0) + 1,
    last_at: missed_at,
  });
};

/** The answers behind a result, one event each. */
const tellGuide = (history: History, userId: string, topic: DemoTopic, at: Date, answers: { count: number; right: number }): void => {
  if (!topic.lesson) return;
  const own = history.events.get(userId) ?? [];
  history.events.set(userId, own);
  for (let i = 0; i < answers.count; i++) {
    const seq = own.length + 1;
    own.push({
      user_id: userId,
      seq,
      at: addSeconds(at, 40 * i - 600).toISOString(),
      lesson_slug: topic.lesson.slug,
      item_type: i % 2 === 0 ? 'typed' : 'choice',
      level: 1 + (i % 3),
      correct: i < answers.right ? 1 : 0,
      hinted: 0,
      retried: 0,
      ms: 40_000,
      source: 'quiz',
      answer_key: `demo ${seq}`,
    });
  }
};

const doQuiz = (history: History, learner: Learner, topic: DemoTopic, at: Date, chance: () => number): void => {
  const count = Math.max(1, topic.quiz.questionCount);
  const skill = Math.min(0.98, Math.max(0.1, learner.ability + (chance() - 0.45) * 0.35));
  const right = Math.round(count * skill);
  const completed_at = at.toISOString();
  history.progress.push({
    ...shared(learner.userId, topic, completed_at),
    activity_type: 'quiz_completed',
    quiz_slug: topic.quiz.slug,
    lesson_slug: null,
    curriculum_title: topic.quiz.title,
    score_percentage: Math.round((right / count) * 100),
    tries: count + (count - right),
    hints: Math.floor(chance() * 3),
    partial: null,
    started_at: addSeconds(at, -600).toISOString(),
    completed_at,
  });
  tellGuide(history, learner.userId, topic, at, { count, right });
  for (let i = right; i < count; i++) miss(history, learner.userId, topic, at, chance);
};

const demoSettings = (userId: string, events: number, now: Date): GuidePupilsTable => ({
  user_id: userId,
  events,
  applied_seq: 0,
  model_version: '',
  grade: 6,
  country: 'ro',
  goal: 'school',
  days: 3,
  minutes: 10,
  call_name: null,
  onboarded_at: now.toISOString(),
  placed: '',
});

/** Weeks of afternoon learning with varying intensity. */
export const writeHistory = async (
  trx: Db,
  learners: readonly Learner[],
  topics: readonly DemoTopic[],
  now: Date,
  chance: () => number,
): Promise<void> => {
  const history: History = { progress: [], views: [], mistakes: new Map(), misconceptions: new Map(), events: new Map() };
  for (const learner of learners)
    for (let day = learner.days; day >= 1; day--) {
      if (topics.length === 0 || chance() > learner.diligence) continue;
      const at = addDays(now, -day);
      at.setUTCHours(13 + Math.floor(chance() * 5), Math.floor(chance() * 60), Math.floor(chance() * 60), 0);
      const topic = topics[Math.floor(chance() * topics.length)] as DemoTopic;
      readLesson(history, learner.userId, topic, at);
      doQuiz(history, learner, topic, addSeconds(at, 1200), chance);
      if (chance() < 0.25) doQuiz(history, { ...learner, ability: learner.ability + 0.1 }, topic, addSeconds(at, 2400), chance);
    }
  for (const rows of chunks(history.progress)) await trx.insertInto('progress').values(rows).execute();
  for (const rows of chunks(history.views)) await trx.insertInto('lesson_views').values(rows).execute();
  for (const rows of chunks([...history.mistakes.values()])) await trx.insertInto('mistakes').values(rows).execute();
  for (const [userId, events] of history.events) {
    await trx
      .insertInto('guide_pupils')
      .values(demoSettings(userId, events.length, now))
      .execute();
    for (const rows of chunks(events)) await trx.insertInto('guide_events').values(rows).execute();
  }
  for (const rows of chunks([...history.misconceptions.values()])) await trx.insertInto('misconception_counts').values(rows).execute();
};
