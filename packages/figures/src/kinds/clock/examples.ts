import type { ClockInput } from './schema.ts';

export const examples: Record<string, ClockInput> = {
  'egy óra': { kind: 'clock', clocks: [{ hour: 7, minute: 45 }] },
  'indulás és érkezés': {
    kind: 'clock',
    clocks: [
      { hour: 8, minute: 10, label: 'indulás', id: 'indulas' },
      { hour: 10, minute: 55, label: 'érkezés', id: 'erkezes' },
    ],
  },
  'három óra': {
    kind: 'clock',
    clocks: [
      { hour: 3, minute: 0, label: 'A' },
      { hour: 6, minute: 30, label: 'B' },
      { hour: 12, minute: 15, label: 'C' },
    ],
  },
};
