import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { openItems } from './cross/check-records.ts';
import { formatFault } from './fault.ts';
import { readLibrary } from './library.ts';
import { RULES, type RuleName } from './rules.ts';
import { manyLessons } from './testing/many-lessons.ts';
import { MISTAKES } from './testing/mistakes.ts';
import { LESSON, PHYSICS, QUIZ, sampleContent, TOOL, writeContent } from './testing/sample-content.ts';
import { FORMS } from './testing/second-set.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'eszkerek-cache-'));
const folders: string[] = [];
afterAll(() => {
  for (const folder of [...folders, cacheDir]) rmSync(folder, { recursive: true, force: true });
});

const run = (files: ReadonlyMap<string, string>, { requireChecked = false, spelling = false } = {}) => {
  const contentDir = writeContent(files);
  folders.push(contentDir);
  return check({ contentDir, cacheDir, requireChecked, spelling }).faults;
};
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

/** The hash of the only try of the sample lesson. */
function openHashes(files: ReadonlyMap<string, string>): { slug: string; hash: string } {
  const contentDir = writeContent(files);
  folders.push(contentDir);
  const item = openItems(readLibrary(contentDir, cacheDir)).find(({ file }) => file === LESSON);
  return { slug: item?.slug ?? '', hash: item?.hash ?? '' };
}

interface Misplaced {
  rule: RuleName;
  file: string;
  change: (files: Map<string, string>) => void;
  requireChecked?: boolean;
}
const move = (from: string, to: string) => (files: Map<string, string>) => {
  files.set(to, files.get(from) ?? '');
  files.delete(from);
};
const EXAM = `slug: vizsga-proba
title: Próbavizsga
description: Rövid próbavizsga a mérőeszközök kipróbálásához.
subject: matematika
grade: 8
grades: [8]
access: free
minutes: 40
curricula: {ro: [8]}
parts:
  - {id: i, title: I. rész, points: 5, draw: [{generator: gen-nincs-ilyen, count: 2}]}
`;

/** A free tool that asks questions of a premium quiz. */
const SIMULATOR = `slug: magyarazd-el
title: Tudáspróba
description: Tíz kérdés a mesterséges intelligenciáról, a kvízekből.
category: tool
toolData:
  type: exam-simulator
  source: bank
  bank:
    quizSlugs: [kviz-ai-56-jo-prompt, kviz-ai-56-szojoslo]
    shuffle: true
  settings: {minutes: null, clock: 'off', grading: percent}
`;

const withParagraphOf = (from: string, to: string): string => {
  const paragraph = /\{#bevezeto\}\n\n(.+)/.exec(from)?.[1] ?? '';
  return to.replace(/\{#bevezeto\}\n\n/, heading => `${heading}${paragraph}\n\n`);
};
const AI_QUIZ = 'ai/7-8/kritikus-szem/kviz-ai-78-hallucinacio.yaml';
/** Twenty items of one kind: enough for a share to be told. */
const aiQuizOf = (item: (id: string) => string): string =>
  `slug: kviz-ai-78-hallucinacio\nlesson: ai-78-hallucinacio\ntitle: Kvíz\naccess: free\nquestions:\n${Array.from({ length: 20 }, (_, i) => item(`q${i + 1}`)).join('\n')}\n`;
const WRONG = "{text: rövid, misconception: minden-valasz-hamis, explanation: 'Nem ez.'}";
const RIGHT = "{text: hosszabb, correct: true, explanation: 'Ez az.'}";

const withWidgetTwice = (text: string): string => text.replace(/:::widget[\s\S]*?\n:::\n/, widget => `${widget}\n${widget}`);

const MISPLACED: Misplaced[] = [
  {
    rule: 'slug-unknown',
    file: 'matematika/5/muveletek-tortekkel/matek-5-tortek-tanca.md',
    change: move(LESSON, 'matematika/5/muveletek-tortekkel/matek-5-tortek-tanca.md'),
  },
  {
    rule: 'file-place',
    file: 'matematika/6/halmazok/matek-5-tortek-osszeadasa.md',
    change: move(LESSON, 'matematika/6/halmazok/matek-5-tortek-osszeadasa.md'),
  },
  { rule: 'file-place', file: 'leckek/valami.md', change: files => files.set('leckek/valami.md', '# Valami') },
  { rule: 'file-unknown', file: 'jegyzet.docx', change: files => files.set('jegyzet.docx', '') },
  {
    rule: 'slug-duplicate',
    file: 'matematika/6/halmazok/matek-5-tortek-osszeadasa.md',
    change: files => files.set('matematika/6/halmazok/matek-5-tortek-osszeadasa.md', files.get(LESSON) ?? ''),
  },
  { rule: 'front-matter', file: LESSON, change: files => files.set(LESSON, (files.get(LESSON) ?? '').replace(/^---[\s\S]*?---\n/, '')) },
  { rule: 'quiz-of-lesson', file: QUIZ, change: files => files.delete(LESSON) },
  { rule: 'quiz-length', file: QUIZ, change: files => files.set(QUIZ, (files.get(QUIZ) ?? '').replace(/ {2}- id: q8[\s\S]*$/, '')) },
  {
    rule: 'test-length',
    file: 'matematika/5/muveletek-tortekkel/teszt-matek-5-muveletek-tortekkel.yaml',
    change: files =>
      files.set(
        'matematika/5/muveletek-tortekkel/teszt-matek-5-muveletek-tortekkel.yaml',
        (files.get(QUIZ) ?? '')
          .replace(/^slug: .*\nlesson: .*/, 'slug: teszt-matek-5-muveletek-tortekkel\nunit: muveletek-tortekkel')
          .replace('access: free', 'access: premium'),
      ),
  },
  {
    rule: 'shared-run',
    file: LESSON,
    change: files => files.set(LESSON, withParagraphOf(files.get(PHYSICS) ?? '', files.get(LESSON) ?? '')),
  },
  {
    rule: 'form-share',
    file: 'matematika/5/sok/matek-5-lecke-6.md',
    change: files => {
      for (const [file, text] of manyLessons(6)) files.set(file, text.replace('minutes: 15', `minutes: 15\n${FORMS}`));
    },
  },
  { rule: 'widget-twin', file: LESSON, change: files => files.set(LESSON, withWidgetTwice(files.get(LESSON) ?? '')) },
  {
    rule: 'right-longest',
    file: AI_QUIZ,
    change: files =>
      files.set(
        AI_QUIZ,
        aiQuizOf(id => `  - {id: ${id}, type: single, question: 'Melyik?', options: [${WRONG}, ${RIGHT}]}`),
      ),
  },
  {
    rule: 'computed-share',
    file: AI_QUIZ,
    change: files =>
      files.set(
        AI_QUIZ,
        aiQuizOf(id => `  - {id: ${id}, type: numeric, question: 'Mennyi?', answer: '4', check: INT}`),
      ),
  },
  { rule: 'tool-empty', file: TOOL, change: files => files.set(TOOL, (files.get(TOOL) ?? '').replace(/toolData:[\s\S]*$/, '')) },
  { rule: 'free-reaches-premium', file: TOOL, change: files => files.set(TOOL, SIMULATOR) },
  {
    rule: 'free-reaches-premium',
    file: 'vizsgak/vizsga-proba.yaml',
    change: files =>
      files.set(
        'vizsgak/vizsga-proba.yaml',
        EXAM.replace(/draw: .*/, 'fromTests: {slugs: [teszt-matek-5-muveletek-tortekkel], count: 2}}'),
      ),
  },
  {
    rule: 'free-reaches-premium',
    file: 'vizsgak/vizsga-proba.yaml',
    change: files => files.set('vizsgak/vizsga-proba.yaml', EXAM.replace('gen-nincs-ilyen', 'gen-common-factor')),
  },
  { rule: 'generator', file: 'vizsgak/vizsga-proba.yaml', change: files => files.set('vizsgak/vizsga-proba.yaml', EXAM) },
  {
    rule: 'taught-later',
    file: LESSON,
    change: files => files.set('szojegyzek.yaml', '- {hu: nevező, ro: numitor, en: denominator, lesson: matek-8-gomb}\n'),
  },
  {
    rule: 'prerequisite-unused',
    file: 'elozmenyek.yaml',
    change: files => files.set('elozmenyek.yaml', "known: [{words: [nevező], why: 'Aki nevez.'}]\nformulas: []\nexceptions: []\n"),
  },
  { rule: 'unchecked', file: QUIZ, requireChecked: true, change: () => {} },
  {
    rule: 'checked-failed',
    file: LESSON,
    requireChecked: true,
    change: files => {
      const { slug, hash } = openHashes(files);
      files.set(`ellenorzes/${slug}.yaml`, `t1: {hash: ${hash}, date: 2026-11-15, result: disagreed}\n`);
    },
  },
];

describe('check', () => {
  it('finds nothing in the gold-standard pages', () => {
    expect(run(sampleContent(), { spelling: true })).toEqual([]);
  });

  it.each(MISTAKES.map(mistake => [mistake.rule, mistake.by.slice(0, 50), mistake] as const))(
    '%s: %s',
    (_rule, _by, { rule, file, find, by, also, at }) => {
      const files = sampleContent();
      const before = files.get(file) ?? '';
      expect(before, 'the text to be spoilt').toContain(find);
      const place = before.indexOf(find);
      const [second = '', instead = ''] = also ?? [];
      const after = (before.slice(0, place) + by + before.slice(place + find.length)).replace(second, () => instead);
      files.set(file, after);
      const line = at ? lineOf(after, at) : before.slice(0, place).split('\n').length;
      const faults = run(files, { spelling: rule === 'spelling' });
      expect(faults.map(fault => `${fault.rule} ${fault.file}:${fault.line}`)).toContain(`${rule} ${file}:${line}`);
    },
  );

  it.each(MISPLACED)('$rule in $file', ({ rule, file, change, requireChecked }) => {
    const files = sampleContent();
    change(files);
    const faults = run(files, { requireChecked });
    expect(faults.map(fault => `${fault.rule} ${fault.file}`)).toContain(`${rule} ${file}`);
  });

  it('knows at least thirty kinds of mistakes and tests nearly all of them', () => {
    const tested = new Set([...MISTAKES, ...MISPLACED].map(({ rule }) => rule));
    const untested = Object.keys(RULES).filter(rule => ![...tested].some(name => name === rule));
    expect(tested.size).toBeGreaterThanOrEqual(30);
    expect(untested).toEqual([]);
  });

  it('accepts items once an independent solver agreed, and asks again when they change', () => {
    const files = sampleContent();
    const hashes = openHashes(files);
    files.set(`ellenorzes/${hashes.slug}.yaml`, `t1: {hash: ${hashes.hash}, date: 2026-11-15, result: agreed}\n`);
    const asked = () => run(files, { requireChecked: true }).filter(({ file }) => file === LESSON);
    expect(asked()).toEqual([]);
    files.set(LESSON, (files.get(LESSON) ?? '').replace('Edzésen megittál', 'Az edzésen megittál'));
    expect(asked()).toMatchObject([{ rule: 'unchecked', message: expect.stringContaining('has changed') }]);
  });

  it('says where a fault is and what to do', () => {
    const fault = { rule: 'percent', file: LESSON, line: 12, message: '„25 %” has a space before the percent sign' } as const;
    expect(formatFault(fault, 'content/')).toBe(
      `content/${LESSON}:12  percent\n    „25 %” has a space before the percent sign\n    → No space before %: 25%.`,
    );
  });
});
