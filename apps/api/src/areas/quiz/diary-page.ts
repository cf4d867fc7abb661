import { isSetSlug } from '@eszkerek/contract/set-slug';
import type { Subject } from '@eszkerek/documents/base';
import type { Library } from '../../library/library.ts';
import type { Shown } from './shown.ts';

/** How the diary names the page of an attempt; undefined for one that belongs to no compiled page: a review round, challenges. */
export const diaryPage = (library: Library, slug: string, shown: Shown): { title: string; subject?: Subject | undefined } | undefined =>
  isSetSlug(slug) ? { title: shown.title ?? slug, subject: shown.subject } : library.document(slug);
