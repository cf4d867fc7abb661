import type { ServedDocument } from '@eszkerek/contract/lesson';
import { isSetSlug } from '@eszkerek/contract/set-slug';
import type { ContentDocument } from '@eszkerek/documents/document';
import { inSpecShape } from '@eszkerek/documents/spec-shape';
import type { Region } from '@eszkerek/numbers/money';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { Prepared } from '../../http/prepared.ts';
import { teacherViewOf, viewOf } from '../quiz/grading.ts';
import { type OpenPage, openPage } from './open-document.ts';

/** Cached bytes, the same for everyone with access, built on first request; teachers' solutions are cached separately. */
const pages = new WeakMap<ContentDocument, Map<string, Prepared>>();

type Wrap = (data: ServedDocument) => unknown;

const served = (deps: Deps, { document, questions }: OpenPage, teacherMode: boolean): ServedDocument => {
  if (document.kind !== 'quiz' && document.kind !== 'test') return inSpecShape(document);
  const view = teacherMode ? teacherViewOf : viewOf;
  return {
    ...document,
    questions: questions.map(({ id, question }) => view(question, deps.settings.viewSecret, id)),
  };
};

export const servePage = async (
  deps: Deps,
  caller: Caller | null,
  slug: string,
  region: Region | undefined,
  wrap: Wrap,
): Promise<Prepared> => {
  const page = await openPage(deps, caller, slug, region);
  const { document } = page;
  const teacherMode = caller?.teacherMode ?? false;
  const known = pages.get(document) ?? new Map<string, Prepared>();
  pages.set(document, known);
  const key = `${teacherMode ? 'teacher' : 'pupil'}:${Object.keys(wrap(document) as object).join()}`;
  const options = { cacheControl: 'private, no-cache', shared: !isSetSlug(slug) };
  const prepared = known.get(key) ?? Prepared.json(wrap(served(deps, page, teacherMode)), options);
  known.set(key, prepared);
  return prepared;
};
