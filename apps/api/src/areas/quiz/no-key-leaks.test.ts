import { isPremiumCategory } from '@eszkerek/documents/base';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { beforeAll, describe, expect, test } from 'vitest';
import { newSecret } from '../../db/id.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { freshEngine } from '../../testing/engines.ts';
import { testLibrary } from '../../testing/library.ts';
import { addAdmin, addStudent, addTeacher } from '../../testing/people.ts';
import { viewOf } from './grading.ts';

/** Texts that may be shown only after answering. */
const secretsOf = (question: CompiledQuestion): string[] => {
  const secrets: (string | undefined)[] = [...question.hints, question.solution];
  if ('explanation' in question) secrets.push(question.explanation);
  if ('options' in question) for (const option of question.options) secrets.push(option.explanation);
  if ('spots' in question) for (const spot of question.spots) secrets.push(spot.explanation);
  if ('feedback' in question && question.feedback)
    secrets.push(
      question.feedback.correct,
      question.feedback.other,
      question.feedback.notLowest,
      ...question.feedback.patterns.map(pattern => pattern.explanation),
    );
  if (question.type === 'fillSteps') for (const blank of question.blanks) secrets.push(...blank.wrong.map(wrong => wrong.explanation));
  // Very short texts ("6") stand in questions by chance.
  return secrets.filter((secret): secret is string => secret !== undefined && secret.length > 12);
};

/** A hint may repeat a question's public words; only text that no question shows is secret. */
const findSecrets = (slug: string): { id: string; secret: string }[] => {
  const questions = testLibrary().questions(slug);
  const read = questions.flatMap(question => [
    question.question,
    ...('options' in question ? question.options.map(option => option.text) : []),
    ...('template' in question ? [question.template] : []),
  ]);
  return questions.flatMap(question =>
    secretsOf(question)
      .filter(secret => !read.some(text => text.includes(secret)))
      .map(secret => ({ id: question.id, secret })),
  );
};

const secretsBySlug = new Map<string, { id: string; secret: string }[]>();
const secretsOfQuiz = (slug: string): { id: string; secret: string }[] => {
  const known = secretsBySlug.get(slug) ?? findSecrets(slug);
  secretsBySlug.set(slug, known);
  return known;
};

/** What the wall may tell of a page behind it. */
const WALL_FIELDS = ['category', 'description', 'grade', 'minutes', 'picture', 'subject', 'title', 'toc'];
const KEY_FIELDS = [
  '"correct"',
  '"answer"',
  '"accepted"',
  '"misconception"',
  '"explanation"',
  '"solution"',
  '"patterns"',
  '"feedback"',
  '"expr"',
  '"tolerance"',
  '"hints"',
];

const quizzes = () => [...testLibrary().documents].filter(document => testLibrary().questions(document.slug).length > 0);

describe('no key reaches who may not have it', () => {
  let api: TestApp;
  const tokens: Record<string, string | undefined> = { guest: undefined };
  const prepare = async () => {
    api = await testApp({ engine: await freshEngine() });
    const { db } = api.engine;
    const old = '2026-01-01T00:00:00.000Z';
    tokens.student = (await addStudent(db, api.clock.now())).token;
    tokens['student after the trial'] = (await addStudent(db, api.clock.now(), { created_at: old })).token;
    tokens['teacher without teacher mode'] = (await addTeacher(db, api.clock.now())).token;
    tokens.admin = (await addAdmin(db, api.clock.now())).token;
  };
  beforeAll(() => expect(quizzes().length).toBeGreaterThan(2));

  test('no page of a quiz carries a key, an explanation or a hint, for any role', async () => {
    await prepare();
    for (const document of quizzes())
      for (const url of [`/api/quiz/${document.slug}`, `/api/tananyag/${document.slug}.json`]) {
        const read = new Set<string>();
        for (const [who, token] of Object.entries(tokens)) {
          const { status, text } = await api.call('GET', url, { token });
          expect(status).not.toBe(429);
          // Most roles get the same bytes: one look at them is enough.
          if (read.has(text)) continue;
          read.add(text);
          for (const field of KEY_FIELDS) expect(text.includes(field), `${who} ${url} ${field}`).toBe(false);
          for (const { id, secret } of secretsOfQuiz(document.slug))
            expect(text.includes(JSON.stringify(secret).slice(1, -1)), `${who} ${url} ${id}: ${secret}`).toBe(false);
        }
      }
  });

  test('an open attempt carries no key either', async () => {
    await prepare();
    for (const document of quizzes()) {
      api.clock.forward({ seconds: 1 });
      const { status, text } = await api.call('POST', `/api/quiz/${document.slug}/attempts`, { token: tokens.student, body: {} });
      expect(status).not.toBe(429);
      for (const field of KEY_FIELDS.filter(name => name !== '"hints"'))
        expect(text.includes(field), `${document.slug} ${field}`).toBe(false);
      for (const { id, secret } of secretsOfQuiz(document.slug))
        expect(text.includes(JSON.stringify(secret).slice(1, -1)), `${document.slug} ${id}`).toBe(false);
    }
  });

  test('a premium body never reaches who has no access', async () => {
    await prepare();
    const premium = [...testLibrary().documents].filter(document => isPremiumCategory(document.category));
    expect(premium.length).toBeGreaterThan(0);
    for (const who of ['guest', 'student after the trial'])
      for (const document of premium) {
        // More pages than a caller may open within a minute.
        api.clock.forward({ seconds: 1 });
        const { status, body } = await api.call('GET', `/api/tananyag/${document.slug}.json`, { token: tokens[who] });
        expect(status).toBe(403);
        const shown = Object.keys(body.data as object);
        expect(shown).toEqual(expect.arrayContaining(['category', 'description', 'title']));
        expect(shown.filter(key => !WALL_FIELDS.includes(key))).toEqual([]);
        const start = await api.call('POST', `/api/quiz/${document.slug}/attempts`, { token: tokens[who], body: {} });
        expect([403, 404]).toContain(start.status);
      }
  });

  test('neither the place nor the id of an option tells which is right', () => {
    const question = quizzes()
      .flatMap(document => testLibrary().questions(document.slug))
      .find(candidate => candidate.type === 'single' && candidate.options.length === 4);
    if (question?.type !== 'single') throw new Error('no single question with four options');
    const right = question.options.find(option => option.correct)?.text;
    const places = [0, 0, 0, 0];
    const ids = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const view = viewOf(question, newSecret(), question.id);
      const answers = 'answers' in view ? view.answers : [];
      const place = answers.findIndex(answer => answer.text === right);
      places[place] = (places[place] ?? 0) + 1;
      ids.add(answers[place]?.id ?? '');
    }
    for (const count of places) expect(count).toBeGreaterThan(60);
    expect(ids.size).toBe(400);
  });
});
