import type { Contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { Prepared } from '../../http/prepared.ts';

export const catalogHandlers = ({ library }: Deps): Handlers<Contract['catalog']> => {
  const curriculums = Prepared.json({ success: true, data: library.curriculums }, { shared: true });
  const mathsCollection = Prepared.json(library.mathsCollection, { shared: true });
  return {
    curriculums: () => curriculums,
    search: ({ query }) => {
      const { hits, upcoming } = library.search(query.q, query.kinds?.split(','));
      return { success: true, data: hits, ...(upcoming.length > 0 ? { upcoming } : {}) };
    },
    mathsCollection: () => mathsCollection,
  };
};
