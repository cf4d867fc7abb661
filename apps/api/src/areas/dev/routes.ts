import { AppError, type contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { listEml } from '../../mail/read-eml.ts';
import { outboxFolder } from '../../mail/transport.ts';

const SHOWN_MAILS = 100;

export const devHandlers = ({ settings, google }: Deps): Handlers<typeof contract.dev> => ({
  mails: async () => {
    if (settings.production || settings.smtpUrl) throw new AppError('notFound');
    return { success: true, mails: await listEml(outboxFolder(settings), SHOWN_MAILS) };
  },
  googleToken: async ({ body }) => {
    if (settings.production || !google?.local) throw new AppError('notFound');
    return { success: true, token: await google.local.sign(body) };
  },
});
