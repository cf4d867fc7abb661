import { triesIn } from '@eszkerek/documents/reading';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { freshEngine, onBothEngines } from '../../testing/engines.ts';
import { testLibrary } from '../../testing/library.ts';
import { addStudent } from '../../testing/people.ts';

const LONG_AGO = '2026-01-01T00:00:00.000Z';
const first = (category: string) => {
  const found = [...testLibrary().documents].find(document => document.category === category);
  if (!found) throw new Error(`no ${category}`);
  return found;
};

test.each(['premium_lesson', 'premium_course', 'premium_tool', 'workshop'])(
  'a %s needs premium access, and tells only its card, minutes and contents',
  async category => {
    const { call, engine, clock } = await testApp({ engine: await freshEngine() });
    const document = first(category);
    const { slug, title, description, grade, subject } = document;
    const toc = 'toc' in document ? document.toc.map(entry => entry.title) : [];
    const minutes = 'minutes' in document ? document.minutes : undefined;
    const late = await addStudent(engine.db, clock.now(), { created_at: LONG_AGO });
    for (const token of [undefined, late.token])
      for (const url of [`/api/tananyag/${slug}.json`, `/api/quiz/${slug}`]) {
        const { status, body } = await call('GET', url, { token });
        expect(status).toBe(403);
        expect(body).toMatchObject({
          success: false,
          message: 'A tartalom megtekintéséhez bejelentkezés és prémium hozzáférés szükséges.',
        });
        expect(body.data).toEqual(
          JSON.parse(JSON.stringify({ title, description, category, grade, subject, minutes, picture: slug, toc })),
        );
      }
    const onTrial = await addStudent(engine.db, clock.now());
    expect((await call('GET', `/api/tananyag/${slug}.json`, { token: onTrial.token })).body).toMatchObject({
      success: true,
      data: { slug },
    });
  },
);

test("free pages are everyone's, by any spelling of the slug", async () => {
  const { call } = await testApp();
  const { slug, title } = first('free_lesson');
  for (const spelling of [`${slug}.json`, `${slug.replaceAll('-', '_')}.json`, `${slug.replaceAll('-', '_')}.html`])
    expect((await call('GET', `/api/tananyag/${spelling}`)).body).toMatchObject({ success: true, data: { slug, title } });
  expect((await call('GET', `/api/quiz/${slug}`)).body).toMatchObject({ success: true, quiz: { slug }, data: { slug } });
  expect((await call('GET', '/api/tananyag/nincs-ilyen.json')).status).toBe(404);
});

test('a lesson is completed only with every try question answered', async () => {
  const { call, engine, clock } = await testApp({ engine: await freshEngine() });
  const { token } = await addStudent(engine.db, clock.now());
  const lesson = [...testLibrary().documents].find(
    document => document.kind === 'lesson' && document.category === 'free_lesson' && document.sections.flatMap(triesIn).length > 1,
  );
  if (lesson?.kind !== 'lesson') throw new Error('no lesson with two try questions');
  const tries = lesson.sections.flatMap(triesIn);
  const completedAfter = async (body: object) => {
    expect((await call('POST', '/api/lesson/viewed', { token, body: { slug: lesson.slug, ...body } })).status).toBe(200);
    return (await call('GET', '/api/profile/stats', { token })).body.completed_lessons_count;
  };
  expect(await completedAfter({})).toBe(0);
  expect(await completedAfter({ completed: true })).toBe(0);
  expect(await completedAfter({ completed: true, answered: tries.slice(1) })).toBe(0);
  expect(await completedAfter({ answered: tries })).toBe(0);
  expect(await completedAfter({ completed: true, answered: tries })).toBe(1);
});

onBothEngines('the place in a lesson', fresh => {
  test('is the section that was sent last, until the lesson is worked through', async () => {
    const { call, engine, clock } = await testApp({ engine: await fresh() });
    const { token } = await addStudent(engine.db, clock.now());
    const lesson = [...testLibrary().documents].find(document => document.kind === 'lesson' && document.category === 'free_lesson');
    if (lesson?.kind !== 'lesson') throw new Error('no lesson');
    const { slug, sections } = lesson;
    const placeAfter = async (body: object) => (await call('POST', '/api/lesson/viewed', { token, body: { slug, ...body } })).body.section;
    expect(await placeAfter({})).toBeNull();
    expect(await placeAfter({ section: sections[2]?.id })).toBe(sections[2]?.id);
    expect(await placeAfter({ section: 'nincs-ilyen' })).toBe(sections[2]?.id);
    expect(await placeAfter({})).toBe(sections[2]?.id);
    expect(await placeAfter({ section: sections[1]?.id })).toBe(sections[1]?.id);
    expect(await placeAfter({ completed: true, answered: sections.flatMap(triesIn) })).toBeNull();
    expect(await placeAfter({})).toBeNull();
  });
});
