import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '@eszkerek/content/load';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'apps', 'web', 'build', 'client');
const TEXT_FILE = /\.(?:html|data|js|json|css|webmanifest|xml|txt)$/;
/** Widgets and screens have sentences of their own; one of them may be said in a quiz too. */
/** What these say is for everybody: the widgets' own examples and messages too. */
const CODE = [
  'apps/web/app',
  'packages/ui/src',
  'packages/contract/src',
  'packages/documents/src',
  'packages/exercises/src',
  'packages/figures/src',
  'packages/widgets/src',
].map(folder => join(ROOT, folder));
const CODE_FILE = /\.tsx?$/;
/** So many words in a row, not only numbers, name their source; fewer stand anywhere by chance. */
const RUN = 6;
const REAL_WORDS = /(?:\p{L}{3,}.*){3}/u;

/** The words a reader could see, whatever markup or escapes are around them. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[nrt"]/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, i) => words.slice(i, i + RUN).join(' ')).filter(run =>
    REAL_WORDS.test(run),
  );
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];

function addFiles(runs: Set<string>, folder: string, wanted: RegExp): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && wanted.test(entry.name))
      for (const run of runsOf(readFileSync(join(entry.parentPath, entry.name), 'utf8'))) runs.add(run);
}

test('no key, explanation or premium body stands in the files of the site', () => {
  const { content, keys } = load();
  const site = new Set<string>();
  addFiles(site, CLIENT, TEXT_FILE);
  const premium = content.documents.filter(page => page.category.startsWith('premium'));
  const open = new Set(content.documents.filter(page => !premium.includes(page)).flatMap(page => stringsIn(page).flatMap(runsOf)));
  // What cards, search and unit pages say of a premium page is for everybody.
  for (const page of premium) for (const text of [page.title, page.description]) for (const run of runsOf(text)) open.add(run);
  for (const folder of CODE) addFiles(open, folder, CODE_FILE);

  const free = content.documents.find(page => page.kind === 'lesson' && !premium.includes(page));
  const seen = stringsIn(free && 'sections' in free ? free.sections : []).flatMap(runsOf);
  expect(seen.filter(run => site.has(run)).length / seen.length, 'a free lesson is found in the files').toBeGreaterThan(0.5);

  const leaks: string[] = [];
  const look = (where: string, texts: string[]): void => {
    for (const text of texts) {
      const own = runsOf(text).filter(run => !open.has(run));
      if (own.length > 0 && own.every(run => site.has(run))) leaks.push(`${where}: ${text}`);
    }
  };
  let secrets = 0;
  for (const [slug, questions] of Object.entries(keys))
    for (const question of questions) {
      const { id: _id, question: _text, ...rest } = question;
      const texts = stringsIn(rest).filter(text => runsOf(text).length > 0);
      secrets += texts.length;
      look(`${slug} ${question.id}`, texts);
    }
  for (const page of premium) look(page.slug, stringsIn('sections' in page ? page.sections : []));
  expect(leaks).toEqual([]);
  expect(secrets).toBeGreaterThan(5000);
});
