import { createStore, get, update } from 'idb-keyval';
import type { OutboxEntry } from './entry.ts';

/** Where answers wait; a change reads and writes in one step, so that two tabs never lose each other's entries. */
export interface OutboxStorage {
  read(account: string): Promise<OutboxEntry[]>;
  change(account: string, change: (entries: readonly OutboxEntry[]) => OutboxEntry[]): Promise<OutboxEntry[]>;
}

export function memoryStorage(): OutboxStorage {
  const lists = new Map<string, OutboxEntry[]>();
  return {
    read: async account => lists.get(account) ?? [],
    change: async (account, change) => {
      const next = change(lists.get(account) ?? []);
      lists.set(account, next);
      return next;
    },
  };
}

/** Logging out empties the local storage, not this one: answers of the account wait for its next login. */
export function deviceStorage(): OutboxStorage {
  const fallback = memoryStorage();
  let usable = typeof indexedDB !== 'undefined';
  let store: ReturnType<typeof createStore> | undefined;
  const opened = () => {
    store ??= createStore('eszkerek-valaszok', 'valaszok');
    return store;
  };
  /** Some private windows refuse the database: the answers then live as long as the page. */
  const orMemory = async <T>(run: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    if (!usable) return otherwise();
    try {
      return await run();
    } catch {
      usable = false;
      return otherwise();
    }
  };
  return {
    read: account =>
      orMemory(
        async () => (await get<OutboxEntry[]>(account, opened())) ?? [],
        () => fallback.read(account),
      ),
    change: (account, change) =>
      orMemory(
        async () => {
          let next: OutboxEntry[] = [];
          await update<OutboxEntry[]>(
            account,
            old => {
              next = change(old ?? []);
              return next;
            },
            opened(),
          );
          return next;
        },
        () => fallback.change(account, change),
      ),
  };
}
