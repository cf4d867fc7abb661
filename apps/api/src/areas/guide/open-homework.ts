import type { Deps } from '../../deps.ts';
import { listOwnHomework } from '../classes/list-homework.ts';

export interface OpenHomework {
  slug: string;
  title: string;
  note: string;
  due_at: string;
}

/** Homework with its state; what is late may still be done. */
export const readHomework = async (deps: Deps, userId: string): Promise<{ open: OpenHomework[]; done: ReadonlySet<string> }> => {
  const all = await listOwnHomework(deps, userId);
  const open = all.filter(({ slug, done_at }) => done_at === null && deps.library.document(slug));
  return {
    open: open.map(({ slug, title, note, due_at }) => ({ slug, title, note, due_at })),
    done: new Set(all.filter(({ done_at }) => done_at !== null).map(({ slug }) => slug)),
  };
};
