import { sql } from 'kysely';

/**
 * `users.email` cannot be null: SQLite drops a NOT NULL only by rebuilding the table that every other one refers to. An account
 * without an address has this value instead; it is unique, holds no @, and never leaves the server.
 */
const PREFIX = 'nincs:';

export const noAddress = (userId: string): string => PREFIX + userId;

/** The address to show or to write to; null without one. */
export const addressOf = (email: string): string | null => (email.startsWith(PREFIX) ? null : email);

/** In a query over `users`. */
export const lacksAddress = sql<boolean>`users.email_folded like ${sql.lit(`${PREFIX}%`)}`;
