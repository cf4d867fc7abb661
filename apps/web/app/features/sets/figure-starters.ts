/** Figures to start from: the teacher changes their numbers and names. */
export const FIGURE_STARTERS: readonly { label: string; spec: object }[] = [
  { label: 'Tört csíkon', spec: { kind: 'fraction', form: 'bar', wholes: [{ parts: 5, shaded: 3 }] } },
  { label: 'Tört körön', spec: { kind: 'fraction', form: 'circle', wholes: [{ parts: 6, shaded: 5 }] } },
  { label: 'Számegyenes', spec: { kind: 'number-line', from: -5, to: 5, step: 1, points: [{ at: -3, label: 'A' }] } },
  { label: 'Óra', spec: { kind: 'clock', clocks: [{ hour: 7, minute: 45 }] } },
  {
    label: 'Koordináta-rendszer',
    spec: { kind: 'coordinate', x: { min: -5, max: 5 }, y: { min: -4, max: 4 }, points: [{ at: [3, 2], name: 'A' }] },
  },
  {
    label: 'Háromszög',
    spec: {
      kind: 'geometry',
      points: { A: [0, 0], B: [8, 0], C: [3, 5] },
      polygons: [{ points: ['A', 'B', 'C'], fill: 1 }],
      segments: [{ ends: ['A', 'B'], label: '8 cm' }],
      angles: [{ at: 'A', arms: ['B', 'C'], label: '59°' }],
    },
  },
  {
    label: 'Téglatest',
    spec: { kind: 'solid', body: { shape: 'box', a: 6, b: 4, c: 3 }, segments: [{ ends: ['A', 'B'], label: '6 cm' }] },
  },
  {
    label: 'Oszlopdiagram',
    spec: {
      kind: 'chart',
      form: 'bar',
      items: [
        { name: 'H', value: 12 },
        { name: 'K', value: 7 },
        { name: 'Sze', value: 15 },
      ],
      scale: { max: 16, step: 2, label: 'könyv' },
    },
  },
  { label: 'Halmazábra', spec: { kind: 'venn', sets: ['A', 'B'], content: { a: ['1', '3'], ab: ['2'], b: ['4', '6'] } } },
  { label: 'Táblázat', spec: { kind: 'table', head: ['jegy', '8', '9', '10'], rows: [['tanuló', 7, 4, 2]] } },
];
