import type { contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { helpSearch } from './search-help.ts';

export const helpHandlers = ({ library }: Deps): Handlers<typeof contract.help> => {
  const search = helpSearch(library.ofKind('help'));
  return { articles: ({ query }) => ({ success: true, data: search(query.q ?? '') }) };
};
