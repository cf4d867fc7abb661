import type { TableInput } from './schema.ts';

export const examples: Record<string, TableInput> = {
  gyakoriság: {
    kind: 'table',
    head: ['jegy', '5', '6', '7', '8', '9', '10'],
    rows: [['tanuló', 2, 3, 6, 7, 4, 2]],
  },
  'tanító adatok': {
    kind: 'table',
    head: ['állat', 'szőrös', 'repül', 'címke'],
    rows: [
      ['denevér', 'igen', 'igen', 'emlős'],
      ['cinege', 'nem', 'igen', 'madár'],
      ['strucc', 'nem', 'nem', '?'],
    ],
    choose: { denever: 1, cinege: 2, strucc: 3 },
  },
  'számozott sorok': {
    kind: 'table',
    head: ['', '1.', '2.', '3.'],
    rows: [
      ['1. sor', 0, 1, 1],
      ['2. sor', 1, 0, 1],
      ['egyesek', 1, 1, 2],
    ],
  },
  'hiányzó érték': {
    kind: 'table',
    side: false,
    head: ['x', 'y'],
    rows: [
      [1, 3],
      [2, ''],
      [3, '?'],
    ],
  },
};
