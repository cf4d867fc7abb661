import type { FractionInput } from './schema.ts';

export const examples: Record<string, FractionInput> = {
  csíkok: {
    kind: 'fraction',
    form: 'bar',
    wholes: [
      { parts: 5, shaded: 3, label: 'A', id: 'a' },
      { parts: 10, shaded: 6, tone: 2, label: 'B', id: 'b' },
    ],
  },
  körök: {
    kind: 'fraction',
    form: 'circle',
    wholes: [
      { parts: 4, shaded: 4 },
      { parts: 4, shaded: 3 },
      { parts: 1, shaded: 0, tone: 3 },
    ],
  },
  szerencsekerék: { kind: 'fraction', form: 'circle', pointer: true, wholes: [{ parts: 8, shaded: [2, 3, 7] }] },
  téglalapok: {
    kind: 'fraction',
    form: 'grid',
    columns: 4,
    wholes: [
      { parts: 12, shaded: [1, 2, 5, 6, 9], label: 'Réka' },
      { parts: 12, shaded: 7, tone: 4, label: 'Máté' },
    ],
  },
  korongok: { kind: 'fraction', form: 'set', columns: 5, wholes: [{ parts: 15, shaded: 6, tone: 2 }] },
};
