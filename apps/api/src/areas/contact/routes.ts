import type { contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { sendMessage } from './send-message.ts';

export const contactHandlers = (deps: Deps): Handlers<typeof contract.contact> => ({
  operator: () => ({ success: true, operator: deps.settings.operator }),
  send: async ({ body: { website, ...message }, caller }) => {
    // A machine learns nothing: it gets the same answer, and the message goes nowhere.
    if (!website) await sendMessage(deps, { ...message, userId: caller?.userId ?? null });
    return { success: true, message: 'Köszönjük, megkaptuk az üzenetedet! Hamarosan válaszolunk.' };
  },
});
