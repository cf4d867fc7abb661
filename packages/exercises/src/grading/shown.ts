/**
 * What was shown to the pupil: opaque ids and the place each has in the author's list.
 * It stays on the server (or, for a lesson's own questions, in the page).
 */
export type Shown = {
  readonly answers?: Readonly<Record<string, number>>;
  readonly left?: Readonly<Record<string, number>>;
  readonly right?: Readonly<Record<string, number>>;
};

export type ShownList = keyof Shown;

/** Index of an id in the author's list; without a record of what was shown, ids are the indices themselves. */
export function indexOfId(shown: Shown | undefined, list: ShownList, id: unknown, length: number): number | null {
  if (typeof id !== 'string') return null;
  const ids = shown?.[list];
  const index = ids ? (Object.hasOwn(ids, id) ? ids[id] : undefined) : /^\d{1,2}$/.test(id) ? Number(id) : undefined;
  return index !== undefined && index < length ? index : null;
}

export function idOfIndex(shown: Shown | undefined, list: ShownList, index: number): string {
  const ids = shown?.[list];
  const found = ids && Object.keys(ids).find(id => ids[id] === index);
  return found ?? String(index);
}
