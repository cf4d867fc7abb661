import type { CallName, Parts } from './calls.ts';
import type { Cell, Right } from './right.ts';

const ofSet = ({ ids }: Cell): Parts => ({ params: { slug: ids.set } });
const teachersSet = { who: 'teacher', names: ['set'], request: ofSet } as const satisfies Right;

export const setsRights: Record<Extract<CallName, `sets.${string}`> | 'worksheets.ofSet', Right> = {
  'worksheets.ofSet': teachersSet,
  'sets.list': { who: 'teacher' },
  'sets.make': { who: 'teacher', request: () => ({ body: { title: 'Törtek péntekre', subject: 'matematika' } }) },
  'sets.read': teachersSet,
  'sets.save': {
    ...teachersSet,
    request: cell => ({
      ...ofSet(cell),
      body: { title: 'Törtek', subject: 'matematika', items: [{ quiz: cell.school.quiz, id: cell.school.question }] },
    }),
  },
  'sets.putQuestion': {
    ...teachersSet,
    request: cell => ({
      ...ofSet(cell),
      body: { question: { type: 'numeric', question: 'Mennyi $2 + 3$?', answer: '5', solution: '$2 + 3 = 5$' } },
    }),
  },
  'sets.remove': { ...teachersSet, once: true },
  'sets.share': teachersSet,
  'sets.unshare': teachersSet,
  'sets.open': { who: 'teacher', request: ({ school }) => ({ body: { code: school.shareCode } }) },
  'sets.copy': teachersSet,
  'sets.bank': { who: 'teacher', request: () => ({ query: { q: 'törtek' } }) },
  'sets.bankQuestion': { who: 'teacher', request: ({ school }) => ({ params: { quiz: school.quiz, id: school.question } }) },
  'sets.preview': {
    who: 'teacher',
    request: () => ({ body: { question: { type: 'shortText', question: 'Mi a fővárosunk?', answer: 'Budapest' } } }),
  },
};
