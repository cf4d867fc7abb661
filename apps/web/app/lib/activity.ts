/** Signs of life on a content page: pointer, key, touch, scroll and input are heard by themselves; widgets, the voice and a running exam tell it. */
const listeners = new Set<() => void>();

export function noteActivity(): void {
  for (const listener of listeners) listener();
}

export function onActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
