import { lessonMark, shortenSheet } from '@eszkerek/contract/sheet-spec';
import { isPremiumCategory } from '@eszkerek/documents/base';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent, addTeacher } from '../../testing/people.ts';

const CODE = 'K7F4QX.a10a21a32.matek-5-tortek-osszeadasa';
/** Asks for powers twice in the same words. */
const TWICE = 'EWFJUC.a10a11a12.matek-5-hatvany';
const SETTLED = 'EWFJUC.a1100a1102a2105.matek-5-hatvany';
interface Task {
  question: { id: string; type: string; question: string; answer?: string; correct?: string[] };
  solution: { answer?: string; text?: string };
}
type Groups = { group: string; tasks: Task[] }[];

onBothEngines('worksheets', fresh => {
  const open = async () => {
    const app = await testApp({ engine: await fresh() });
    const teacher = await addTeacher(app.engine.db, app.clock.now());
    const make = async (code: string, groups = 4) =>
      await app.call('GET', `/api/teacher/worksheet/${code}?groups=${groups}`, { token: teacher.token });
    return { ...app, teacher, make };
  };

  test('groups have other numbers and worked keys; a swapped task moves no other', async () => {
    const { make } = await open();
    const groups = (await make(CODE)).body.groups as Groups;
    expect(groups.map(({ group }) => group)).toEqual(['A', 'B', 'C', 'D']);
    const texts = groups.map(({ tasks }) => tasks.map(({ question }) => question.question).join());
    expect(new Set(texts).size).toBe(4);
    expect(groups.flatMap(({ tasks }) => tasks).every(({ solution }) => (solution.text ?? '') !== '')).toBe(true);
    const swapped = (await make(CODE.replace('a21', 'a27'), 1)).body.groups as Groups;
    expect([0, 2].map(place => swapped[0]?.tasks[place])).toEqual([0, 2].map(place => groups[0]?.tasks[place]));
    expect(swapped[0]?.tasks[1]?.question.question).not.toBe(groups[0]?.tasks[1]?.question.question);
  });

  test('the short address of a QR code opens the same sheet; no two lessons share a mark', async () => {
    const { call, deps } = await open();
    const [long, short] = [await call('GET', `/api/worksheet/${CODE}/B`), await call('GET', `/api/worksheet/${shortenSheet(CODE)}/B`)];
    expect(short.body).toEqual(long.body);
    const marks = deps.library.map.map(({ slug }) => lessonMark(slug));
    expect(new Set(marks).size).toBe(marks.length);
  });

  test('a sheet for Hungary asks in forints', async () => {
    const { make } = await open();
    const textsOf = async (seed: string) => JSON.stringify((await make(`${seed}.a10a11.matek-5-osszehasonlitas-modszere`, 1)).body.groups);
    expect(await textsOf('K7F4QX')).toMatch(/\blej/);
    expect(await textsOf('K7F4QXh')).toContain('forint');
    expect(await textsOf('K7F4QXh')).not.toMatch(/\blej/);
  });

  test('a settled code has no repeats, stays within the sheet and changes one task if asked', async () => {
    const { call, teacher } = await open();
    const settle = async (code: string, more = '') =>
      (await call('GET', `/api/teacher/worksheet/${code}/settled${more}`, { token: teacher.token })).body.code as string;
    const [one, other] = [await settle(TWICE), await settle(TWICE)];
    expect(one).toBe(other);
    expect(one).not.toBe(TWICE);
    expect(one).toMatch(/^EWFJUC\.(?:a1\d+){3}\.matek-5-hatvany$/);
    expect(await settle(TWICE, '?only=2')).toMatch(/^EWFJUC\.a10a11a1\d+\.matek-5-hatvany$/);
  });

  test.each([CODE, SETTLED])('a guest checks %s without ever seeing a key before the answer', async code => {
    const { call, make } = await open();
    const groups = (await make(code)).body.groups as Groups;
    for (const { group, tasks } of groups) {
      const sheet = await call('GET', `/api/worksheet/${code}/${group}`);
      const questions = sheet.body.questions as Task['question'][];
      expect(questions.map(({ question }) => question)).toEqual(tasks.map(({ question }) => question.question));
      expect(questions.some(question => 'answer' in question || 'correct' in question)).toBe(false);
      for (const { question, solution } of tasks) {
        const answer = question.type === 'single' ? question.correct?.[0] : question.answer;
        if (answer === undefined) continue;
        const right = await call('POST', `/api/worksheet/${code}/${group}/answers`, { body: { questionId: question.id, answer } });
        expect(right.body).toMatchObject({ result: { status: 'correct', solution: { text: solution.text } } });
      }
    }
  });

  test('the solution comes after the second miss', async () => {
    const { call, make } = await open();
    const groups = (await make(CODE, 1)).body.groups as Groups;
    const task = groups[0]?.tasks.find(({ question }) => question.type === 'numeric');
    const miss = async (second: boolean) =>
      (await call('POST', `/api/worksheet/${CODE}/A/answers`, { body: { questionId: task?.question.id, answer: '987', second } })).body
        .result as Record<string, unknown>;
    expect(await miss(false)).toMatchObject({ status: 'incorrect', canRetry: true });
    expect(await miss(false)).not.toHaveProperty('solution');
    expect(await miss(true)).toMatchObject({ canRetry: false, solution: { text: task?.solution.text } });
    expect((await call('POST', `/api/worksheet/${CODE}/A/answers`, { body: { questionId: '99', answer: '1' } })).status).toBe(404);
  });

  test('premium tasks never reach a guest', async () => {
    const { call, deps, make, engine, clock } = await open();
    const page = deps.library.ofKind('lesson').find(({ category, practice }) => isPremiumCategory(category) && practice);
    const code = `K7F4QX.a10b11.matek-5-tortek-osszeadasa.${page?.slug}`;
    const replies = [
      await call('GET', `/api/worksheet/${code}/A`),
      await call('POST', `/api/worksheet/${code}/A/answers`, { body: { questionId: '1', answer: '1' } }),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(403);
      expect(body).not.toHaveProperty('questions');
      expect(body).not.toHaveProperty('result');
    }
    const old = await addStudent(engine.db, new Date(clock.now().getTime() - 60 * 86_400_000));
    expect((await call('GET', `/api/worksheet/${code}/A`, { token: old.token })).status).toBe(403);
    expect((await make(code)).body).toMatchObject({ premium: true });
  });

  test('unknown lessons and broken codes', async () => {
    const { call } = await open();
    expect((await call('GET', '/api/worksheet/K7F4QX.a10.nincs-ilyen/A')).status).toBe(404);
    expect((await call('GET', '/api/worksheet/valami/A')).status).toBe(404);
    expect((await call('GET', `/api/worksheet/${CODE}/E`)).status).toBe(404);
  });
});
