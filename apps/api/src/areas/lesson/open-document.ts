import { AppError } from '@eszkerek/contract';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { ContentDocument } from '@eszkerek/documents/document';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { accessOf } from '../billing/access.ts';

/** The page, if the caller has access. Without access a premium page returns only what a card shows. */
export const openDocument = async (deps: Deps, caller: Caller | null, slug: string): Promise<ContentDocument> => {
  const document = deps.library.document(slug);
  if (!document) throw new AppError('contentNotFound');
  if (!isPremiumCategory(document.category)) return document;
  const access = caller && (await accessOf(deps.engine.db, caller.userId, deps.clock.now()));
  if (access?.hasPremium) return document;
  const { title, description, category, grade, subject } = document;
  throw new AppError('premiumRequired', { extra: { data: { title, description, category, grade, subject } } });
};
