import type { Notification } from '@eszkerek/contract/notifications';

interface Entry {
  /** The newest of those that say the same. */
  item: Notification;
  ids: readonly string[];
}

/** Notices of the same words and link stand once, at the place of the newest: twelve pupils joining are one line. */
export const grouped = (items: readonly Notification[]): Entry[] =>
  [...Map.groupBy(items, ({ title, message, link }) => JSON.stringify([title, message, link])).values()].flatMap(same =>
    same[0] ? [{ item: same[0], ids: same.map(({ id }) => id) }] : [],
  );
