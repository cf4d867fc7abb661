import type { GeometryInput } from './schema.ts';

export const examples: Record<string, GeometryInput> = {
  'háromszög oldalakkal, szögekkel': {
    kind: 'geometry',
    points: { A: [0, 0], B: [8, 0], C: [3, 5] },
    polygons: [{ points: ['A', 'B', 'C'], fill: 1 }],
    segments: [
      { ends: ['A', 'B'], label: '8 cm' },
      { ends: ['B', 'C'], label: 'a' },
    ],
    angles: [
      { at: 'A', arms: ['B', 'C'], label: '59°' },
      { at: 'B', arms: ['C', 'A'], label: 'β', marks: 2, tone: 2 },
    ],
  },
  'derékszögű háromszög magassággal': {
    kind: 'geometry',
    points: { A: [0, 0], B: [10, 0], C: [3.6, 4.8], T: { foot: 'C', on: ['A', 'B'] } },
    polygons: [{ points: ['A', 'B', 'C'] }],
    segments: [{ ends: ['C', 'T'], line: 'dash', label: 'm' }],
    angles: [
      { at: 'C', arms: ['A', 'B'], right: true },
      { at: 'T', arms: ['C', 'B'], right: 'square' },
    ],
  },
  'paralelogramma jelekkel': {
    kind: 'geometry',
    points: { A: [0, 0], B: [7, 0], C: [9, 4], D: [2, 4] },
    polygons: [{ points: ['A', 'B', 'C', 'D'] }],
    segments: [
      { ends: ['A', 'B'], parallel: 1 },
      { ends: ['D', 'C'], parallel: 1 },
      { ends: ['A', 'D'], ticks: 2 },
      { ends: ['B', 'C'], ticks: 2 },
    ],
  },
  'két egyenes és egy szelő': {
    kind: 'geometry',
    points: {
      P: [0, 0],
      Q: [6, 0],
      R: { at: [0, 3], label: false, dot: false },
      S: { at: [6, 3], label: false, dot: false },
      K: { at: [1.5, 0], label: false },
      L: { at: [4, 3], label: false },
    },
    lines: [
      { through: ['P', 'Q'], label: 'e', id: 'e' },
      { through: ['R', 'S'], label: 'f', id: 'f' },
      { through: ['K', 'L'], label: 'g', line: 'thin', tone: 3 },
    ],
    angles: [{ at: 'K', arms: ['Q', 'L'], label: '50°', fill: 2, id: 'kivalasztott-szog' }],
  },
  'kör sugárral, húrral, középponti szöggel': {
    kind: 'geometry',
    points: { O: [0, 0], A: { from: 'O', length: 4, angle: 20 }, B: { from: 'O', length: 4, angle: 130 } },
    circles: [{ center: 'O', radius: 'A', label: 'k' }],
    segments: [{ ends: ['O', 'A'], label: 'r' }, ['O', 'B'], { ends: ['A', 'B'], tone: 1, line: 'bold' }],
    angles: [{ at: 'O', arms: ['A', 'B'], label: '110°' }],
  },
  'körcikk és belső kör': {
    kind: 'geometry',
    points: { O: { at: [0, 0], label: 'O' } },
    circles: [
      { center: 'O', radius: 4, fill: 4 },
      { center: 'O', radius: 2, line: 'dash' },
    ],
    arcs: [{ center: 'O', radius: 4, from: 30, to: 90, sector: true, fill: 1, label: 'i', id: 'korcikk' }],
  },
  'alakzat négyzetrácson méretekkel': {
    kind: 'geometry',
    grid: 1,
    points: {
      A: { at: [0, 0], label: false, dot: false },
      B: { at: [6, 0], label: false, dot: false },
      C: { at: [6, 2], label: false, dot: false },
      D: { at: [3, 2], label: false, dot: false },
      E: { at: [3, 4], label: false, dot: false },
      F: { at: [0, 4], label: false, dot: false },
    },
    polygons: [{ points: ['A', 'B', 'C', 'D', 'E', 'F'], fill: 2, label: 'T', id: 'alakzat' }],
    lengths: [
      { ends: ['A', 'B'], label: '6 cm' },
      { ends: ['A', 'F'], label: '4 cm' },
    ],
  },
  'félegyenesek, homorúszög, felezőpont': {
    kind: 'geometry',
    points: { O: [0, 0], A: [5, 1], B: [3, 4], F: { on: ['A', 'B'], t: 0.5, id: 'felezopont' } },
    rays: [
      { from: 'O', through: 'A', label: 'a' },
      { from: 'O', through: 'B' },
    ],
    segments: [{ ends: ['A', 'B'], arrow: 'both', line: 'thin', tone: 5, ticks: 1, id: 'ab' }],
    angles: [{ at: 'O', arms: ['A', 'B'], reflex: true, label: '318°' }],
  },
};
