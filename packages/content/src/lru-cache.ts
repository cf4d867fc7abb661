/** Least recently used entries are dropped once the sizes of all entries together exceed the limit. */
export class LruCache<V> {
  readonly #maxSize: number;
  readonly #sizeOf: (value: V) => number;
  readonly #entries = new Map<string, V>();
  #size = 0;

  constructor(maxSize: number, sizeOf: (value: V) => number) {
    this.#maxSize = maxSize;
    this.#sizeOf = sizeOf;
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    // A Map iterates in order of insertion: inserting again marks the entry as the most recently used.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.#remove(key);
    this.#entries.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#maxSize) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#size -= this.#sizeOf(value);
  }
}
