import type { VennInput } from './schema.ts';

export const examples: Record<string, VennInput> = {
  'két halmaz elemekkel': { kind: 'venn', sets: ['A', 'B'], content: { a: ['1', '3', '5'], ab: ['2'], b: ['4', '6', '8'] } },
  'létszámok alaphalmazzal': {
    kind: 'venn',
    sets: ['úszik', 'focizik'],
    universe: '6. b',
    content: { a: [9], ab: [5], b: [11], out: [3] },
  },
  'satírozott metszet': { kind: 'venn', sets: ['A', 'B'], shaded: ['ab'], choose: true },
  'három halmaz': { kind: 'venn', sets: ['A', 'B', 'C'], shaded: ['a', 'abc'], content: { b: [4], bc: [2], c: [7] }, universe: 'U' },
};
