import type { Contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { noteView } from './note-view.ts';
import { servePage } from './serve-page.ts';

export const lessonHandlers = (deps: Deps): Handlers<Contract['lesson']> => ({
  page: ({ params, query, caller }) => servePage(deps, caller, params.slug, query.region, data => ({ success: true, data })),
  viewed: async ({ body, caller }) => ({ success: true, section: await noteView(deps, caller, body) }),
});
