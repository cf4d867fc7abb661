import type { ParticlesInput } from './schema.ts';

export const examples: Record<string, ParticlesInput> = {
  'három halmazállapot': {
    kind: 'particles',
    boxes: [
      { state: 'solid', label: 'A', id: 'a' },
      { state: 'liquid', label: 'B', id: 'b' },
      { state: 'gas', label: 'C', id: 'c' },
    ],
  },
  'keverék mozgással': { kind: 'particles', boxes: [{ state: 'mixture', motion: 2 }] },
};
