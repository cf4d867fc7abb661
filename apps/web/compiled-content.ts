import path from 'node:path';
import { type Compiled, compile } from '@eszkerek/content/compile';
import { articleId, type HelpArticle } from '@eszkerek/contract/help';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { Curriculums } from '@eszkerek/documents/compiled';
import type { ContentDocument, DocumentKind, DocumentOf } from '@eszkerek/documents/document';
import type { PublicHead } from './app/features/lesson/structured-data.ts';

/** The compiled content as the build reads it. Premium bodies and keys never leave this file. */
const root = path.resolve(process.cwd(), process.cwd().endsWith(path.join('apps', 'web')) ? '../..' : '.');
let compiled: Compiled | undefined;

function content(): Compiled['content'] {
  compiled ??= compile({ contentDir: path.join(root, 'content'), cacheDir: path.join(root, '.cache', 'content') });
  return compiled.content;
}

export const compiledCurriculums = (): Curriculums => content().curriculums;

/** What search engines may know of a premium page: field by field, so that no part of its body can slip in. */
export function publicHead(slug: string): PublicHead | undefined {
  const page = content().documents.find(document => document.slug === slug);
  if (!page || !isPremiumCategory(page.category)) return undefined;
  const { kind, title, description, grade, category } = page;
  return { kind, title, description, grade, category };
}

export const premiumPages = (): Pick<ContentDocument, 'slug' | 'kind'>[] =>
  content().documents.filter(document => isPremiumCategory(document.category));

/** A page that everyone may read, or nothing. */
export function freePage(slug: string): ContentDocument | undefined {
  const page = content().documents.find(document => document.slug === slug);
  return page && !isPremiumCategory(page.category) ? page : undefined;
}

export function freePages(): ContentDocument[] {
  return content().documents.filter(document => !isPremiumCategory(document.category));
}

export const pagesOfKind = <K extends DocumentKind>(kind: K): DocumentOf<K>[] =>
  content().documents.filter((document): document is DocumentOf<K> => document.kind === kind);

/** Help articles as `GET /api/help` answers them without a query. */
export function helpByCategory(): Record<string, HelpArticle[]> {
  const shown = ({ question, answer }: { question: string; answer: string }) => ({ id: articleId(question), question, answer });
  return Object.fromEntries(pagesOfKind('help').map(page => [page.key, page.articles.map(shown)]));
}
