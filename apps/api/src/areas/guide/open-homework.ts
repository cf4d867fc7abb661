import { isSetSlug } from '@eszkerek/contract/set-slug';
import type { Deps } from '../../deps.ts';
import { listOwnHomework } from '../classes/list-homework.ts';

export interface OpenHomework {
  slug: string;
  title: string;
  note: string;
  due_at: string;
}

export interface Homework {
  open: OpenHomework[];
  done: ReadonlySet<string>;
  /** As it was given: the page may be a teacher's set, which only its title names. */
  titles: ReadonlyMap<string, string>;
}

/** Homework with its state; what is late may still be done. */
export const readHomework = async (deps: Deps, userId: string): Promise<Homework> => {
  const all = await listOwnHomework(deps, userId);
  const undone = all.filter(({ slug, done_at }) => done_at === null && (isSetSlug(slug) || deps.library.document(slug)));
  // What is late waits behind what is still due.
  const open = undone.toSorted((one, other) => Number(one.late) - Number(other.late));
  return {
    open: open.map(({ slug, title, note, due_at }) => ({ slug, title, note, due_at })),
    titles: new Map(all.map(({ slug, title }) => [slug, title])),
    done: new Set(all.filter(({ done_at }) => done_at !== null).map(({ slug }) => slug)),
  };
};
