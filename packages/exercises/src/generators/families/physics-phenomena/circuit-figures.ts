import type { FigureInput } from '@eszkerek/figures/schema';

type Circuit = Extract<FigureInput, { kind: 'circuit' }>;

/** Switches and one bulb in a row; a gap where no wire leads back to the cell. */
export const seriesCircuit = (closed: readonly boolean[], gap: boolean): Circuit => ({
  kind: 'circuit',
  loop: [
    ...closed.map((isClosed, i) => ({ part: 'switch' as const, open: !isClosed, label: `K_${i + 1}` })),
    { part: 'bulb' },
    ...(gap ? [{ part: 'gap' as const }] : []),
  ],
});

interface Branch {
  closed: boolean;
  /** A second bulb behind the first one. */
  second: boolean;
}

/** Branches with a switch K and a bulb L each, and perhaps a bulb M behind it. */
export const parallelCircuit = (branches: readonly Branch[], choosable = false): Circuit => ({
  kind: 'circuit',
  loop: [
    {
      parallel: branches.map(({ closed, second }, i) => [
        { part: 'switch', open: !closed, label: `K_${i + 1}` },
        { part: 'bulb', label: `L_${i + 1}`, ...(choosable ? { id: `l${i + 1}` } : {}) },
        ...(second ? [{ part: 'bulb' as const, label: `M_${i + 1}` }] : []),
      ]),
    },
  ],
});
