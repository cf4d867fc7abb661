import type { contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { sendMessage } from './send-message.ts';

export const contactHandlers = (deps: Deps): Handlers<typeof contract.contact> => ({
  operator: () => ({ success: true, operator: deps.settings.operator }),
  send: async ({ body: { website, ...message }, caller }) => {
    // Honeypot: a bot gets the same response, and the message is dropped.
    if (!website) await sendMessage(deps, { ...message, userId: caller?.userId ?? null });
    return { success: true, message: 'Köszönjük, megkaptuk az üzenetedet! Hamarosan válaszolunk.' };
  },
});
