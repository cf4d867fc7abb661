import { expect, test } from 'vitest';
import { testLibrary } from '../../testing/library.ts';
import { bankQuestion, searchBank } from './bank.ts';

const library = testLibrary();
const search = (query: Partial<Parameters<typeof searchBank>[1]>) => searchBank(library, { q: '', page: 1, ...query });

test('every question of quizzes and unit tests is in the bank, under an id that an attempt can hold', () => {
  const pages = [...library.ofKind('quiz'), ...library.ofKind('test')];
  const all = pages.flatMap(({ slug }) => library.questions(slug).map(({ id }) => ({ slug, id })));
  expect(search({}).total).toBe(all.length);
  expect(all.filter(({ slug, id }) => `${slug}.${id}`.length > 80)).toEqual([]);
});

test('finds by words with suffixes, topic, type, difficulty, figure and misconception', () => {
  const fractions = search({ q: 'törtekkel' });
  expect(fractions.total).toBeGreaterThan(0);
  expect(search({ q: 'törtek összeadása' }).questions[0]?.quiz).toContain('tortek-osszeadasa');
  const [unit] = fractions.units;
  const inUnit = search({ q: 'törtekkel', unit: unit?.id ?? '' });
  expect(inUnit.total).toBe(unit?.count);
  expect(inUnit.units).toEqual(fractions.units);
  const [named] = inUnit.misconceptions;
  const narrow = search({ unit: unit?.id, misconception: named?.id, type: 'single', difficulty: 2 });
  expect(narrow.questions.every(({ type, difficulty }) => type === 'single' && difficulty === 2)).toBe(true);
  expect(narrow.questions.every(({ misconceptions }) => misconceptions.some(({ id }) => id === named?.id))).toBe(true);
  expect(search({ figure: '1' }).questions.every(({ html }) => html.includes('<svg'))).toBe(true);
  expect(search({ q: 'nincsilyenszó' })).toMatchObject({ total: 0, questions: [] });
});

test('a long word is not cut to three letters, which begin other words', () => {
  expect(search({ q: 'áramkör', subject: 'matematika' }).total).toBe(0);
  expect(search({ q: 'áramkör', subject: 'fizika' }).total).toBeGreaterThan(10);
  const { questions } = search({ q: 'terület', subject: 'matematika', grade: 6 });
  expect(questions.length).toBeGreaterThan(5);
  expect(questions.filter(({ html, misconceptions }) => !/ter[uü]let/i.test(html + misconceptions.map(({ text }) => text)))).toEqual([]);
});

test('questions that have the words one after another come first', () => {
  const { questions } = search({ q: 'közös nevező', subject: 'matematika' });
  const plain = questions.map(({ html, misconceptions }) => [html, ...misconceptions.map(({ text }) => text)].join(' '));
  expect(plain.length).toBeGreaterThan(3);
  expect(plain.slice(0, 4).filter(text => !/közös nevező/i.test(text))).toEqual([]);
  const shown = questions.map(({ misconceptions: [first], html }) => `${html} ${first?.text}`);
  expect(shown.slice(0, 4).filter(text => !/közös nevező/i.test(text))).toEqual([]);
});

test('leaves out questions that have the words only scattered over their texts', () => {
  const plain = (text: string) =>
    text
      .replace(/<annotation.*?<\/annotation>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
      .toLowerCase();
  const scattered = [5, 6, 7, 8]
    .flatMap(grade => search({ q: 'törtek összeadása', grade }).questions)
    .filter(({ quiz }) => !/tortek|osszeadas/.test(quiz))
    .filter(({ html, misconceptions }) => {
      const texts = [html, ...misconceptions.map(({ text }) => text)].map(plain);
      return !texts.some(text => text.includes('tört') && text.includes('összead'));
    });
  expect(scattered.map(({ quiz, id }) => `${quiz}.${id}`)).toEqual([]);
});

test('names every misconception of a subject with its topic', () => {
  const { misconceptions } = search({ subject: 'matematika', names: 'all' });
  const frequent = search({ subject: 'matematika' }).misconceptions;
  expect(misconceptions.length).toBeGreaterThan(frequent.length);
  expect(misconceptions.every(({ unit_title }) => unit_title.length > 0)).toBe(true);
});

test('keeps to the pages of a grade', () => {
  const found = search({ grade: 6 });
  expect(found.total).toBeLessThan(search({}).total);
  expect(found.questions.map(({ quiz }) => library.document(quiz))).toSatisfy((pages: { grades: number[] }[]) =>
    pages.every(({ grades }) => grades.includes(6)),
  );
});

test('pages follow each other, and lists carry no key', () => {
  const [first, second] = [search({ page: 1 }), search({ page: 2 })];
  expect(first.questions).toHaveLength(20);
  const keysOf = ({ questions }: typeof first) => questions.map(({ quiz, id }) => `${quiz}.${id}`);
  expect(keysOf(first).filter(key => keysOf(second).includes(key))).toEqual([]);
  expect(JSON.stringify(first)).not.toMatch(/"correct"|"explanation"|"solution"|"answer"/);
});

test('exams and other pages are no part of it', () => {
  const exam = library.ofKind('exam')[0];
  expect(bankQuestion(library, exam?.slug ?? '', library.questions(exam?.slug ?? '')[0]?.id ?? 'q1')).toBeUndefined();
});
