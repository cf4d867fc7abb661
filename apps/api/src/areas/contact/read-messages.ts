import type { Deps } from '../../deps.ts';
import { markMessageRead, messagesPage } from './contact-store.ts';

const PAGE = 50;

export const readMessages = async ({ engine }: Pick<Deps, 'engine'>, after: string | undefined) => {
  const rows = await messagesPage(engine.db, { before: after, count: PAGE + 1 });
  const messages = rows.slice(0, PAGE).map(({ read_at, ...row }) => ({ ...row, read: read_at !== null }));
  return { messages, next: rows.length > PAGE ? (messages.at(-1)?.id ?? null) : null };
};

export const markRead = ({ engine, clock }: Pick<Deps, 'engine' | 'clock'>, id: string): Promise<boolean> =>
  markMessageRead(engine.db, id, clock.now().toISOString());
