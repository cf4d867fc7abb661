import type { TreeInput } from './schema.ts';

export const examples: Record<string, TreeInput> = {
  'állatok döntési fája': {
    kind: 'tree',
    root: {
      text: 'Van szárnya?',
      id: 'szarny',
      yes: { text: 'Tud repülni?', yes: { text: 'fecske', id: 'fecske' }, no: { text: 'pingvin', id: 'pingvin' } },
      no: { text: 'Uszonya van?', yes: { text: 'ponty' }, no: { text: 'nyúl' } },
    },
  },
  'egy kérdés saját feliratokkal': {
    kind: 'tree',
    yes: 'több',
    no: 'kevesebb',
    root: { text: '5 lei elég?', yes: { text: 'veszünk' }, no: { text: 'spórolunk' } },
  },
};
