/** Signs of life on a content page: pointer, key, touch, scroll and input are heard by themselves; widgets, the voice and a running exam tell it. */
const listeners = new Set<(at: number) => void>();

const tell = (at: number): void => {
  for (const listener of listeners) listener(at);
};

export const noteActivity = (): void => tell(Date.now());

/** How long work on paper holds the page. */
export const PAPER_MS = 15 * 60_000;

/** Keeps the page for this long, whatever happens: the pupil works on paper. */
export const holdPage = (forMs: number): void => tell(Date.now() + forMs);

export function onActivity(listener: (at: number) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let keepers = 0;

/** Nothing counts as idle until the returned function is called: a running exam or a page shown to a class, even on a device that slept. */
export function keepPage(): () => void {
  keepers += 1;
  noteActivity();
  return () => {
    keepers -= 1;
  };
}

export const isKept = (): boolean => keepers > 0;
