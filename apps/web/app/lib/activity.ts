/** Signs of life on a content page: pointer, key, touch, scroll and input are heard by themselves; widgets, the voice and a running exam tell it. */
const listeners = new Set<(at: number) => void>();

const tell = (at: number): void => {
  for (const listener of listeners) listener(at);
};

export const noteActivity = (): void => tell(Date.now());

/** Keeps the page for this long, whatever happens: the pupil works on paper, or shows the page to a class. */
export const holdPage = (forMs: number): void => tell(Date.now() + forMs);

export function onActivity(listener: (at: number) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
