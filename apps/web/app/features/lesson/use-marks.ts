import { useCallback, useEffect, useState } from 'react';
import { onLeave } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

const PREFIX = 'lesson.';
/** `open:` a part that was shown · `read:` a section · `try:` an answered question · `solved:` a widget · `done` the whole lesson. */
type Mark = `open:${string}` | `read:${string}` | `try:${string}` | `solved:${string}` | 'done';

// What one pupil has done must not count for the next one at the same machine.
onLeave(() => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

function load(key: string): ReadonlySet<string> {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  const marks = Array.isArray(kept) ? kept.filter(mark => typeof mark === 'string') : [];
  // A finished lesson that is opened again is read again; what was shown stays open.
  return new Set(marks.includes('done') ? marks.filter(mark => /^(open|solved):/.test(mark)) : marks);
}

export interface Marks {
  /** False in the prerendered page, where everything is readable. */
  loaded: boolean;
  has: (mark: Mark) => boolean;
  add: (mark: Mark) => void;
}

/** What the pupil has done on this page, kept in this tab. */
export function useMarks(slug: string): Marks {
  const key = PREFIX + slug;
  const hydrated = useHydrated();
  const [marks, setMarks] = useState<ReadonlySet<string> | null>(() => (hydrated ? load(key) : null));
  useEffect(() => setMarks(before => before ?? load(key)), [key]);
  useEffect(() => {
    if (marks) sessionStorage.setItem(key, JSON.stringify([...marks]));
  }, [key, marks]);
  const add = useCallback((mark: Mark) => setMarks(before => (before?.has(mark) ? before : new Set(before).add(mark))), []);
  const has = useCallback((mark: Mark) => marks?.has(mark) ?? false, [marks]);
  return { loaded: marks !== null, has, add };
}
