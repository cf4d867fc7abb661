import type { GuideToday, PlacementView } from '@eszkerek/contract/guide-shapes';
import { triesIn } from '@eszkerek/documents/reading';
import { masteryOfAll } from '@eszkerek/guide/mastery';
import { type Chance, seeded } from '@eszkerek/numbers/chance';
import { expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { addStudent } from '../../testing/people.ts';
import { type TestPupil, testPupil } from '../../testing/pupil.ts';
import { readGuide } from './pupil-guide.ts';

const DAYS = 30;
const GRADE = 6;

interface Attempt {
  id: string;
  questions: { id: string }[];
}

/** A pupil with a hidden yes or no for every lesson, who slips, guesses and learns by practising. */
class HiddenPupil {
  readonly knows = new Map<string, boolean>();
  readonly pupil: TestPupil;
  readonly #chance: Chance;
  readonly #needs: ReadonlyMap<string, readonly string[]>;

  constructor({ deps }: TestApp, pupil: TestPupil, seed: number) {
    this.pupil = pupil;
    this.#chance = seeded(seed);
    this.#needs = new Map(deps.library.map.map(lesson => [lesson.slug, lesson.prerequisites]));
    const thisYear = deps.library.map.filter(lesson => lesson.subject === 'matematika' && lesson.grades.ro.includes(GRADE));
    for (const lesson of deps.library.map) {
      const grade = Math.max(...lesson.grades.ro, lesson.grades.ro.length === 0 ? GRADE + 1 : 0);
      const early = thisYear.indexOf(lesson) < thisYear.length / 3;
      const taught = grade < GRADE || (grade === GRADE && early);
      this.knows.set(lesson.slug, taught && this.#isReady(lesson.slug) && this.#chance() < 0.85);
    }
  }

  #isReady(slug: string): boolean {
    return (this.#needs.get(slug) ?? []).every(before => this.knows.get(before) ?? true);
  }

  answers(slug: string): boolean {
    const known = this.knows.get(slug) ?? false;
    const right = this.#chance() < (known ? 0.9 : 0.12);
    if (!known && this.#isReady(slug) && this.#chance() < 0.12) this.knows.set(slug, true);
    return right;
  }

  async play(slug: string, lesson: string): Promise<void> {
    let attempt = (await this.pupil.post(`/api/quiz/${slug}/attempts`, { fresh: true })).attempt as Attempt;
    for (let n = 0; n < 5; n++) {
      const question = attempt.questions[slug.startsWith('gyakorlo-') ? attempt.questions.length - 1 : n];
      if (!question) break;
      const right = this.answers(lesson);
      await this.pupil.answer(attempt.id, question.id, right);
      if (!slug.startsWith('gyakorlo-')) continue;
      if (!right) await this.pupil.answer(attempt.id, question.id, true);
      attempt = (await this.pupil.post(`/api/attempts/${attempt.id}/next`)).attempt as Attempt;
    }
  }

  async place(subject: string): Promise<void> {
    const start = async () => (await this.pupil.post(`/api/guide/placement/${subject}`)).placement as PlacementView;
    let view = await start();
    while (view.state !== 'done') {
      if (view.state === 'resting') view = await start();
      const questionId = view.question?.id ?? '';
      const lesson = (await this.pupil.lessonOf(view.id, questionId)) ?? '';
      const answer = await this.pupil.answerFor(view.id, questionId, this.answers(lesson));
      const body = { questionId, answer, key: `${subject}-${view.asked}-kulcs` };
      view = (await this.pupil.post(`/api/guide/placements/${view.id}/answers`, body)).placement as PlacementView;
    }
  }

  async review(): Promise<string[]> {
    const round = await this.pupil.post('/api/guide/review', { minutes: 5, fresh: true });
    const { id } = round.attempt as Attempt;
    const items = round.items as { questionId: string; reason: string }[];
    for (const { questionId } of items) {
      const lesson = (await this.pupil.lessonOf(id, questionId)) ?? '';
      await this.pupil.answer(id, questionId, this.answers(lesson));
    }
    await this.pupil.post(`/api/attempts/${id}/finish`);
    return items.map(({ reason }) => reason);
  }
}

const auroc = (judged: readonly { p: number; known: boolean }[]): number => {
  const [known, unknown] = [true, false].map(wanted => judged.filter(one => one.known === wanted));
  const wins = known?.flatMap(a => unknown?.map(b => (a.p > b.p ? 1 : a.p === b.p ? 0.5 : 0)) ?? []) ?? [];
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
};

const month = async (seed: number) => {
  const app = await testApp();
  const { id, token } = await addStudent(app.engine.db, app.clock.now());
  const pupil = testPupil(app, token);
  const hidden = new HiddenPupil(app, pupil, seed);
  await app.call('PUT', '/api/guide/settings', { token, body: { grade: GRADE, country: 'ro', goal: 'school', days: 5 } });
  const mistakesOf = async () => ((await pupil.get('/api/guide/review')) as { mistakes: number }).mistakes;

  for (let day = 0; day < DAYS; day++) {
    const due = await mistakesOf();
    const today = (await pupil.get('/api/guide/today')).today as GuideToday;
    expect([day, today.parts.length >= 2 && today.parts.length <= 4]).toEqual([day, true]);
    if (due > 0) expect([day, today.parts.map(({ kind }) => kind)]).toEqual([day, expect.arrayContaining(['review'])]);
    // A finished placement changes the rest of the day: the next part is asked for each time.
    const begun = new Set<string>();
    const nextPart = async () => {
      const { parts } = (await pupil.get('/api/guide/today')).today as GuideToday;
      return parts.find(({ done, link }) => !done && !begun.has(link));
    };
    for (let part = await nextPart(); part; part = await nextPart()) {
      const { kind, link, subject } = part;
      begun.add(link);
      const page = link.split('/').at(-1) ?? '';
      if (kind === 'placement') await hidden.place(subject ?? '');
      else if (kind === 'review') {
        const reasons = await hidden.review();
        if (due > 0) expect(reasons).toContain('mistake');
      } else if (page.startsWith('gyakorlo-')) await hidden.play(page, page.slice('gyakorlo-'.length));
      else if (page.startsWith('kviz-')) await hidden.play(page, page.slice('kviz-'.length));
      else {
        const lesson = app.deps.library.document(page);
        if (lesson?.kind !== 'lesson') throw new Error(`${page} is no lesson`);
        await pupil.post('/api/lesson/viewed', { slug: page, completed: true, answered: lesson.sections.flatMap(triesIn) });
        if (lesson.quiz) await hidden.play(lesson.quiz.slug, page);
      }
    }
    const after = (await pupil.get('/api/guide/today')).today as GuideToday;
    expect([day, after.parts.map(({ done }) => done)]).toEqual([day, after.parts.map(() => true)]);
    expect(after.finished).toBe('Mára kész. Ennyi elég!');
    app.clock.forward({ days: 1 });
  }

  const guide = await readGuide(app.deps, id);
  const { map, mastery } = guide.subject('matematika');
  const p = mastery();
  const judged = map.lessons.map(({ slug }, i) => ({ slug, p: p[i] ?? 0, known: hidden.knows.get(slug) ?? false }));
  const inWindow = <T>(all: readonly T[]): T[] => all.filter((_, i) => map.window.includes(i));
  const expected = masteryOfAll(map, new Map(), guide.now);
  const byGradeAlone = judged.map((one, i) => ({ ...one, p: expected[i] ?? 0 }));
  return {
    all: auroc(judged),
    window: auroc(inWindow(judged)),
    byGradeAlone: auroc(inWindow(byGradeAlone)),
    sure: judged.filter(({ slug }) => guide.label(slug) === 'known'),
  };
};

test('a month with the plan: the map at the end fits what the pupil knows, and no day is without a next step', async () => {
  // The server draws its tasks by chance, so one pupil may be judged badly: three are judged together.
  const pupils = [await month(5), await month(6), await month(7)];
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  expect(mean(pupils.map(({ window }) => window))).toBeGreaterThan(0.85);
  expect(mean(pupils.map(({ window, byGradeAlone }) => window - byGradeAlone))).toBeGreaterThan(0.05);
  expect(mean(pupils.map(({ all }) => all))).toBeGreaterThan(0.9);
  for (const { sure } of pupils) expect(sure.length).toBeGreaterThan(4);
  const sure = pupils.flatMap(one => one.sure);
  expect(sure.filter(({ known }) => known).length / sure.length).toBeGreaterThanOrEqual(0.85);
});
