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
  'ugyanannyi részecske előtte és utána': {
    kind: 'particles',
    count: 12,
    boxes: [
      { state: 'solid', label: 'A' },
      { state: 'liquid', label: 'B' },
      { state: 'gas', label: 'C' },
    ],
  },
  'keverék mozgással': { kind: 'particles', boxes: [{ state: 'mixture', motion: 2 }] },
};
