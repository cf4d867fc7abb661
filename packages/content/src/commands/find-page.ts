import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '@eszkerek/exercises/questions/schema';
import { question } from '@eszkerek/exercises/questions/schema';
import { forRegion } from '@eszkerek/numbers/money';
import { z } from 'zod';
import type { FileResult } from '../compile-file.ts';
import { challengeSource } from '../lesson/compile-challenge.ts';
import type { Library } from '../library.ts';
import { parsePage } from '../markdown/parse.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { CONTENT_DIR } from './paths.ts';

export function findPage(library: Library, slug: string): FileResult {
  const found = library.files.find(file => file.placed?.stem === slug && file.kind !== 'record');
  if (!found) throw new Error(`there is no ${slug} under content/`);
  return found;
}

/** The items of a page with the hash of what a pupil gets. */
export const itemsOf = (page: FileResult) => (page.draft && 'items' in page.draft ? page.draft.items : []);

const anyRecord = z.record(z.string(), z.unknown());
const withId = (value: unknown, id: string): (Question & { id: string })[] => {
  const read = question.safeParse(value);
  return read.success ? [{ ...read.data, id }] : [];
};

/** Solvers get the amounts in lei: a record of a solve is kept for that reading. */
const sourceOf = (page: FileResult): string => forRegion(readFileSync(join(CONTENT_DIR, page.file), 'utf8'), 'ro');

/** The questions of a page as their author wrote them, read anew from the source. */
export function sourceQuestions(page: FileResult): (Question & { id: string })[] {
  const text = sourceOf(page);
  if (page.kind === 'lesson') return triesOf(text);
  const found: (Question & { id: string })[] = [];
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'questions' && Array.isArray(inner)) {
        // The mini quizzes of a tool's topics count their questions from q1 each.
        const owner = page.kind === 'tool' && 'id' in value ? `${value.id}-` : '';
        found.push(...inner.flatMap((item, i) => withId(item, `${owner}${anyRecord.safeParse(item).data?.id ?? `q${i + 1}`}`)));
      } else collect(inner);
    }
  };
  collect(readYaml(text).value);
  return found;
}

/** Those of all pages. */
export const allSourceQuestions = (library: Library) =>
  library.files
    .filter(file => file.kind !== 'record' && file.draft && 'items' in file.draft)
    .flatMap(page => sourceQuestions(page).map(question => ({ page, question })));

interface YamlBlock {
  id: string;
  type: string | undefined;
  value: unknown;
}

/** The YAML of every `:::name` block of a lesson. */
function yamlBlocks(text: string, name: 'try' | 'challenge'): YamlBlock[] {
  const walk = (nodes: ReturnType<typeof parsePage>['children']): YamlBlock[] =>
    nodes.flatMap(node => {
      if (node.type !== 'containerDirective') return [];
      const [code] = node.children;
      if (node.name !== name || code?.type !== 'code') return walk(node.children);
      return [{ id: node.attributes?.id ?? '', type: node.attributes?.type ?? undefined, value: readYaml(code.value).value }];
    });
  return walk(parsePage(text).children);
}

const triesOf = (text: string): (Question & { id: string })[] =>
  yamlBlocks(text, 'try').flatMap(({ id, type, value }) => {
    const raw = anyRecord.safeParse(value).data;
    return withId({ ...raw, type: type ?? raw?.type }, id);
  });

/** The challenges of a lesson as their author wrote them. */
export function sourceChallenges(page: FileResult) {
  if (page.kind !== 'lesson') return [];
  return yamlBlocks(sourceOf(page), 'challenge').flatMap(({ id, value }) => {
    const read = challengeSource.safeParse(value);
    return read.success ? [{ ...read.data, id }] : [];
  });
}
