import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContent } from '../read-content.ts';

const REPOSITORY = fileURLToPath(new URL('../../../../content', import.meta.url));

export const LESSON = 'matematika/5/muveletek-tortekkel/matek-5-tortek-osszeadasa.md';
export const QUIZ = 'matematika/5/muveletek-tortekkel/kviz-matek-5-tortek-osszeadasa.yaml';
export const PHYSICS = 'fizika/6/tomeg-suruseg/fizika-6-suruseg.md';
export const PHYSICS_QUIZ = 'fizika/6/tomeg-suruseg/kviz-fizika-6-suruseg.yaml';
export const AI = 'ai/7-8/kritikus-szem/ai-78-hallucinacio.md';

export const TOOL = 'eszkozok/magyarazd-el.yaml';
const TOOL_TEXT = `slug: magyarazd-el
title: Magyarázd el másképp!
description: Egy kérés, amely ugyanazt a gondolatot három módon kéri.
category: free_tool
toolData:
  type: prompt-generator
  input: {id: tema, label: Mit nem értesz?, kind: textarea, required: true}
  template:
    role: Türelmes tanár vagy.
    task: 'Magyarázd el {{az tema}} témát három módon!'
    format: 'Magyarul válaszolj, {{evfolyam}}. osztályos szinten. Ne add meg a végeredményt, amíg nem kérem; egyszerre egy lépésben segíts. Ha bizonytalan vagy, mondd meg.'
`;

/** A lesson of the first set of rules; tests add the second set to it. */
const LESSON_TEXT = readFileSync(new URL('sample-lesson.md', import.meta.url), 'utf8');

const KEPT = new Set([QUIZ, PHYSICS, PHYSICS_QUIZ, AI, 'curriculum.yaml', 'szavak.txt']);
const FILES = readContent(REPOSITORY)
  .filter(({ file }) => KEPT.has(file) || file.endsWith('/tevkepzetek.yaml'))
  .map(({ file, text }): [string, string] => [file, text]);

/** The gold-standard pages, the map and the registries, with nothing wrong in them: mistakes are seeded into a copy. */
export const sampleContent = (): Map<string, string> => new Map([...FILES, [LESSON, LESSON_TEXT], [TOOL, TOOL_TEXT]]);

export function writeContent(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'eszkerek-content-'));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
