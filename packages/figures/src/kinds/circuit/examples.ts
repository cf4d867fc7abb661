import type { CircuitInput } from './schema.ts';

export const examples: Record<string, CircuitInput> = {
  'egyszerű áramkör': {
    kind: 'circuit',
    source: { part: 'cell', label: '1,5 V' },
    loop: [
      { part: 'switch', open: true, label: 'K', id: 'k' },
      { part: 'bulb', label: 'I', id: 'i' },
    ],
  },
  'soros kapcsolás műszerekkel': {
    kind: 'circuit',
    source: { label: '6 V' },
    loop: [{ part: 'ammeter' }, { part: 'resistor', label: 'R_1', across: { label: 'U_1' } }, { part: 'resistor', label: 'R_2', id: 'r2' }],
  },
  'párhuzamos kapcsolás': {
    kind: 'circuit',
    loop: [{ parallel: [[{ part: 'bulb', label: 'A', id: 'a' }], [{ part: 'bulb', label: 'B', open: true, id: 'b' }]] }],
  },
  'vegyes kapcsolás': {
    kind: 'circuit',
    source: { label: '12 V', id: 'telep' },
    loop: [
      { part: 'switch' },
      {
        parallel: [
          [
            { part: 'switch', label: 'K_1' },
            { part: 'bulb', label: 'L_1' },
          ],
          [{ part: 'motor' }],
          [{ part: 'fuse' }, { part: 'bell' }],
        ],
      },
    ],
  },
  szakadás: { kind: 'circuit', loop: [{ part: 'gap' }, { part: 'bulb' }, { part: 'wire' }, { part: 'voltmeter' }] },
};
