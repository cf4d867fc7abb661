import type { GuideMap, GuideOther, GuideToday } from '@eszkerek/contract/guide-shapes';
import { seeded } from '@eszkerek/numbers/chance';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { addStudent } from '../../testing/people.ts';
import { testPupil } from '../../testing/pupil.ts';
import { mayOpenOf } from './lesson-access.ts';
import { placementResult } from './placement-view.ts';
import { readGuide } from './pupil-guide.ts';
import { recordAnswers } from './record-answers.ts';

const PUPILS = 12;
const DAYS = 3;

test('plan, placement and map say the same of every lesson, whatever was answered', async () => {
  const app = await testApp();
  const { engine, deps, clock } = app;
  const chance = seeded(11);
  const lessons = deps.library.map.filter(({ subject }) => subject === 'matematika');
  for (let n = 0; n < PUPILS; n++) {
    const { id, token } = await addStudent(engine.db, clock.now(), { username: `tanulo${n}` });
    const pupil = testPupil(app, token);
    const [grade, country, skill] = [5 + (n % 4), n % 3 === 0 ? 'hu' : 'ro', chance()] as const;
    await app.call('PUT', '/api/guide/settings', { token, body: { grade, country } });
    for (let day = 0; day < DAYS; day++) {
      await engine.db.transaction().execute(async trx => {
        for (let i = 0; i < 12; i++) {
          const lesson = lessons[Math.floor(chance() * Math.min(lessons.length, 60 + 10 * n))]?.slug ?? '';
          const source = day === 0 ? ('placement' as const) : ('quiz' as const);
          const tried = { lesson, question: { type: 'numeric', difficulty: 2 } as const, right: chance() < skill, source };
          const key = `${n} ${day} ${i} kulcs`;
          await recordAnswers(trx, id, [{ ...tried, hinted: false, retried: false, ms: null, key, at: clock.now().toISOString() }]);
        }
      });
      const today = (await pupil.get('/api/guide/today')).today as GuideToday;
      const map = (await pupil.get('/api/guide/map/matematika')).map as GuideMap;
      const onMap = new Map(map.units.flatMap(unit => unit.lessons).map(lesson => [lesson.slug, lesson]));
      const labels = new Map(map.units.flatMap(unit => unit.lessons).map(({ slug, label }) => [slug, label]));
      const others = today.parts[0] ? ((await pupil.get(`/api/guide/today/${today.parts[0].id}/others`)).others as GuideOther[]) : [];
      const guide = await readGuide(deps, id);
      const result = placementResult(guide, 'matematika', await mayOpenOf(deps, id));
      const sure = new Set(result.sure.map(({ slug }) => slug));
      const targetOf = (title: string) => lessons.find(lesson => lesson.title === title)?.slug ?? '';
      const offered = [
        ...today.parts.map(({ kind, title, reason, label }) => ({ kind, slug: targetOf(title), reason, label })),
        ...others.map(({ kind, target, reason, label }) => ({ kind, slug: target, reason, label })),
      ].filter(({ slug }) => labels.has(slug));

      // The placement: three lists without a common lesson, in the words of the map.
      const listed = [...result.sure, ...result.shaky, ...result.next];
      expect(new Set(listed.map(({ slug }) => slug)).size).toBe(listed.length);
      for (const { slug, label } of listed) expect([slug, label]).toEqual([slug, labels.get(slug)]);
      for (const { slug } of result.sure) expect(['forming', 'known']).toContain(labels.get(slug));

      for (const { kind, slug, label, reason } of offered) {
        expect([slug, label]).toEqual([slug, labels.get(slug)]);
        // What is sure is never offered to be learnt or practised, and what is said to be forming is.
        if (kind === 'practice') expect([slug, labels.get(slug), sure.has(slug)]).toEqual([slug, 'forming', false]);
        if (kind === 'lesson') expect([slug, sure.has(slug)]).toEqual([slug, false]);
        if (kind === 'warmup') expect([slug, sure.has(slug)]).toEqual([slug, true]);
        if (kind === 'lesson' && (guide.rows.get(slug)?.correct ?? 0) > 0) expect([slug, reason.id]).not.toEqual([slug, 'from-start']);
        // Neither country's pupils are sent to what only the other one teaches.
        if (kind === 'lesson') expect([slug, guide.lesson(slug)?.grades[country].length === 0]).toEqual([slug, false]);
      }
      // What an offered lesson builds on is, on the map, at least forming, or new and likely.
      const toLearn = [...offered.filter(({ kind }) => kind === 'lesson').map(({ slug }) => slug), ...result.next.map(({ slug }) => slug)];
      for (const slug of toLearn)
        for (const base of onMap.get(slug)?.prerequisites ?? []) {
          const isTaught = guide.lesson(base.slug)?.grades[country].some(year => year <= grade);
          const isShaky = isTaught && base.label === 'new' && !base.likely;
          expect([slug, base.slug, isShaky]).toEqual([slug, base.slug, false]);
        }
      // One count of units.
      const ofMaths = today.subjects.find(({ subject }) => subject === 'matematika');
      expect(ofMaths?.units).toBe(map.units.filter(({ own }) => own).length);
      expect(ofMaths?.units_known).toBe(map.units.filter(({ own, known, lessons }) => own && known === lessons.length).length);
      const texts = offered.map(({ reason }) => reason.text);
      expect(new Set(texts).size).toBe(texts.length);
      const first = today.parts.find(({ kind, subject }) => kind === 'lesson' && subject === 'matematika');
      if (first) expect(map.next?.title).toBe(first.title);
      clock.forward({ days: 1 });
    }
  }
});

test('once the round is done, the map leads to the lesson that the home offers, and a begun one is gone on with', async () => {
  const app = await testApp();
  const { engine, clock } = app;
  let compared = 0;
  for (const [n, grade] of [5, 6, 7, 8, 5, 6, 7, 8].entries()) {
    const { id, token } = await addStudent(engine.db, clock.now(), { username: `kesz${n}` });
    const pupil = testPupil(app, token);
    await app.call('PUT', '/api/guide/settings', { token, body: { grade, country: n < 4 ? 'ro' : 'hu' } });
    await engine.db.updateTable('guide_pupils').set({ placed: 'matematika fizika ai' }).execute();
    const today = async () => (await pupil.get('/api/guide/today')).today as GuideToday;
    const { parts } = await today();
    await engine.db.transaction().execute(async trx => {
      for (const { link } of parts)
        for (let i = 0; i < 3; i++) {
          const tried = { lesson: link.split('/').at(-1) ?? '', question: { type: 'numeric', difficulty: 2 } as const, right: false };
          const at = clock.now().toISOString();
          await recordAnswers(trx, id, [
            { ...tried, source: 'quiz', hinted: false, retried: false, ms: null, key: `${n} ${link} ${i}`, at },
          ]);
        }
    });
    const { finished, more } = await today();
    expect(finished).not.toBeNull();
    if (more?.kind !== 'lesson' || !parts.some(({ subject }) => subject === more.subject)) continue;
    const next = async () => ((await pupil.get(`/api/guide/map/${more.subject}`)).map as GuideMap).next;
    expect(await next()).toMatchObject({ slug: more.target, begun: false });
    const page = app.deps.library.document(more.target);
    await pupil.post('/api/lesson/viewed', { slug: more.target, section: page?.kind === 'lesson' ? page.sections[1]?.id : '' });
    expect(await next()).toMatchObject({ slug: more.target, begun: true });
    compared++;
  }
  expect(compared).toBeGreaterThan(0);
});

test('the map leads to what was missed last, not to what probably goes well, where the plan has no lesson', async () => {
  const app = await testApp();
  const { engine, clock } = app;
  const { id, token } = await addStudent(engine.db, clock.now());
  const pupil = testPupil(app, token);
  await app.call('PUT', '/api/guide/settings', { token, body: { grade: 6, country: 'ro' } });
  const MISSED = 'matek-5-helyiertek';
  await engine.db.transaction().execute(async trx => {
    for (const [i, right] of [true, false].entries()) {
      const tried = { lesson: MISSED, question: { type: 'numeric', difficulty: 2 } as const, right, source: 'review' as const };
      const at = clock.now().toISOString();
      await recordAnswers(trx, id, [{ ...tried, hinted: false, retried: false, ms: null, key: `${i} kulcs`, at }]);
    }
  });
  clock.forward({ days: 4 });
  const day = (await pupil.get('/api/guide/today')).today as GuideToday;
  expect(day.parts.map(({ kind }) => kind)).toEqual(['review', 'placement']);
  const map = (await pupil.get('/api/guide/map/matematika')).map as GuideMap;
  expect(map.next?.title).toBe(app.deps.library.titleOf(MISSED));
});
