import { AppError } from '@eszkerek/contract';
import { isSetSlug } from '@eszkerek/contract/set-slug';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { ContentDocument } from '@eszkerek/documents/document';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { Region } from '@eszkerek/numbers/money';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { accessOf } from '../billing/access.ts';
import { findSet } from '../sets/open-set.ts';
import { challengePage } from './challenge-page.ts';

export interface PageQuestion {
  /** Unique on the page. */
  id: string;
  /** Of an own set: the quiz or unit test the question was chosen from. */
  topic?: string;
  /** With its key. */
  question: CompiledQuestion;
}

/** A page with its own questions; those an exam draws from other pages are not among them. */
export interface OpenPage {
  document: ContentDocument;
  questions: readonly PageQuestion[];
}

/** A compiled page, a teacher's own set, or the challenges of a lesson. */
const findPage = async (deps: Deps, caller: Caller | null, slug: string, region: Region | undefined): Promise<OpenPage> => {
  const set = isSetSlug(slug) ? await findSet(deps, caller, slug) : undefined;
  if (set) return set;
  const document = deps.library.document(slug, region) ?? challengePage(deps.library, slug);
  if (!document) throw new AppError('contentNotFound');
  return { document, questions: deps.library.questions(slug, region).map(question => ({ id: question.id, question })) };
};

/** The page, if the caller has access. Without access a premium page returns only its wall. */
export const openPage = async (deps: Deps, caller: Caller | null, slug: string, region?: Region): Promise<OpenPage> => {
  const page = await findPage(deps, caller, slug, region);
  if (!isPremiumCategory(page.document.category)) return page;
  const access = caller && (await accessOf(deps.engine.db, caller.userId, deps.clock.now()));
  if (access?.hasPremium) return page;
  throw new AppError('premiumRequired', { extra: { data: wallOf(page.document) } });
};

export const openDocument = async (deps: Deps, caller: Caller | null, slug: string): Promise<ContentDocument> =>
  (await openPage(deps, caller, slug)).document;

/** What stands before a premium page: what a card shows, how long it takes and what it is made of. Never the body. */
const wallOf = (document: ContentDocument) => {
  const { slug, title, description, category, grade, subject } = document;
  return {
    title,
    description,
    category,
    grade,
    subject,
    ...('minutes' in document ? { minutes: document.minutes } : {}),
    // Drawings are chosen by slug.
    picture: slug,
    toc: 'toc' in document ? document.toc.map(entry => entry.title) : [],
  };
};
