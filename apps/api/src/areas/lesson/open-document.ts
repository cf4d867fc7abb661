import { AppError } from '@eszkerek/contract';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { ContentDocument } from '@eszkerek/documents/document';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { accessOf } from '../billing/access.ts';

/** The page, if the caller has access. Without access a premium page returns only its wall. */
export const openDocument = async (deps: Deps, caller: Caller | null, slug: string): Promise<ContentDocument> => {
  const document = deps.library.document(slug);
  if (!document) throw new AppError('contentNotFound');
  if (!isPremiumCategory(document.category)) return document;
  const access = caller && (await accessOf(deps.engine.db, caller.userId, deps.clock.now()));
  if (access?.hasPremium) return document;
  throw new AppError('premiumRequired', { extra: { data: wallOf(document) } });
};

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
