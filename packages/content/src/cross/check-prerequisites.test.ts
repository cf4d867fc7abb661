import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { readLibrary } from '../library.ts';
import { readContent } from '../read-content.ts';
import { writeContent } from '../testing/sample-content.ts';
import { checkPrerequisites } from './check-prerequisites.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const lesson = (slug: string, prerequisites = '') =>
  `{slug: ${slug}, title: x, access: free, curricula: {}, prerequisites: [${prerequisites}], generator: g, widgets: [], goal: x}`;
const MAP = `
- subject: matematika
  grade: '6'
  grades: [6]
  units: [{unit: a, title: A, test: teszt-a, lessons: [${lesson('matek-6-kor')}, ${lesson('matek-6-husegek')}]}]
- subject: matematika
  grade: '7'
  grades: [7]
  units: [{unit: b, title: B, test: teszt-b, lessons: [${lesson('matek-7-gyok')}, ${lesson('matek-7-haromszog')}]}]
- subject: fizika
  grade: '7'
  grades: [7]
  units: [{unit: c, title: C, test: teszt-c, lessons: [${lesson('fizika-7-vektor', 'matek-7-haromszog')}, ${lesson('fizika-7-ero')}]}]
`;
const GLOSSARY = `
- {hu: átfogó, ro: x, en: x, lesson: matek-7-haromszog}
- {hu: sugár, ro: x, en: x, lesson: matek-6-kor}
- {hu: vektor, ro: x, en: x, lesson: fizika-7-vektor, first: matek-7-haromszog}
`;
const RULES = `
known: []
formulas: [{name: gyökjel, pattern: '\\\\sqrt', lesson: matek-7-gyok}]
exceptions: []
`;
const quizOf = (text: string) => `questions:\n  - id: q1\n    question: '${text}'\n`;

function faultsOf(pages: Record<string, string>, rules = RULES): string[] {
  const folder = writeContent(
    new Map(Object.entries({ 'curriculum.yaml': MAP, 'szojegyzek.yaml': GLOSSARY, 'elozmenyek.yaml': rules, ...pages })),
  );
  folders.push(folder);
  return checkPrerequisites(readLibrary(folder), readContent(folder)).map(
    ({ rule, file, line, message }) => `${rule} ${file}:${line} ${message}`,
  );
}
const inQuiz = (slug: string, text: string, rules = RULES) => {
  const [subject, grade] = slug.startsWith('matek') ? ['matematika', slug[6]] : ['fizika', slug[7]];
  return faultsOf({ [`${subject}/${grade}/x/kviz-${slug}.yaml`]: quizOf(text) }, rules);
};

it('a quiz may use what its lesson or an earlier one teaches', () => {
  expect(inQuiz('matek-7-haromszog', 'Mekkora az átfogó és a sugár?')).toEqual([]);
  expect(inQuiz('matek-6-husegek', 'Mekkora a sugara?')).toEqual([]);
});

it('names the item, the word and the lesson that teaches it later', () => {
  expect(inQuiz('matek-7-gyok', 'Mekkora az átfogója?')).toEqual([
    'taught-later matematika/7/x/kviz-matek-7-gyok.yaml:3 q1: „átfogója” (átfogó) is taught later, in matek-7-haromszog',
  ]);
});

it('knows formulas by their pattern', () => {
  expect(inQuiz('matek-6-kor', 'Mennyi $\\sqrt2$?')).toEqual([expect.stringContaining('(gyökjel) is taught later, in matek-7-gyok')]);
  expect(inQuiz('matek-7-gyok', 'Mennyi $\\sqrt2$?')).toEqual([]);
});

it('another subject counts if it is a lower grade, or a declared prerequisite of an earlier lesson', () => {
  expect(inQuiz('fizika-7-ero', 'Mekkora a sugár és az átfogó?')).toEqual([]);
  expect(inQuiz('matek-7-gyok', 'Ez egy vektor.')).toHaveLength(1);
});

it('the lesson that first explains a word is enough', () => {
  expect(inQuiz('matek-7-haromszog', 'Ez egy vektor.')).toEqual([]);
});

it('a unit test comes after the last lesson of its unit', () => {
  const test = quizOf('Mekkora az átfogó?');
  expect(faultsOf({ 'matematika/7/b/teszt-b.yaml': test })).toEqual([]);
  expect(faultsOf({ 'matematika/6/a/teszt-a.yaml': test })).toHaveLength(1);
});

it('a lesson may announce what comes later, but not use it', () => {
  const page = (text: string) => faultsOf({ 'matematika/6/a/matek-6-kor.md': `---\nslug: matek-6-kor\n---\n## A\n\n${text}\n` });
  expect(page('Hetedikben majd az átfogót is kiszámolod.')).toEqual([]);
  expect(page('Számold ki az átfogót! Majd örülj.')).toHaveLength(1);
});

it('spares everyday words in their subject, and exceptions', () => {
  const everyday = RULES.replace('known: []', "known: [{words: [átfogó], subjects: [matematika], why: 'Átfogó kép, nem oldal.'}]");
  expect(inQuiz('matek-6-kor', 'Adj átfogó képet!', everyday)).toEqual([]);
  const exception = "exceptions: [{page: kviz-matek-6-kor, item: q1, term: átfogó, why: 'A kérdés megmagyarázza.'}]";
  expect(inQuiz('matek-6-kor', 'Mekkora az átfogó?', RULES.replace('exceptions: []', exception))).toEqual([]);
});

it('reports an everyday word and an exception that nothing needs', () => {
  const rules = RULES.replace('known: []', "known: [{words: [sugár], why: 'A víz sugara is az.'}]").replace(
    'exceptions: []',
    "exceptions: [{page: kviz-matek-6-kor, item: q1, term: átfogó, why: 'A kérdés megmagyarázza.'}]",
  );
  expect(inQuiz('matek-6-kor', 'Mekkora a sugár?', rules)).toEqual([
    'prerequisite-unused elozmenyek.yaml:2 no page uses „sugár” before it is taught',
    'prerequisite-unused elozmenyek.yaml:4 kviz-matek-6-kor does not use „átfogó” before it is taught',
  ]);
});
