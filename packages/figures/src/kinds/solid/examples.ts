import type { SolidInput } from './schema.ts';

export const examples: Record<string, SolidInput> = {
  'téglatest méretekkel': {
    kind: 'solid',
    body: { shape: 'box', a: 6, b: 4, c: 3 },
    segments: [
      { ends: ['A', 'B'], label: '6 cm' },
      { ends: ['B', 'C'], label: '4 cm' },
      { ends: ['B', "B'"], label: '3 cm' },
    ],
  },
  'kocka testátlóval': {
    kind: 'solid',
    body: { shape: 'box', a: 5, b: 5, c: 5 },
    segments: [
      { ends: ['A', "C'"], tone: 1, line: 'stroke', label: 'd', id: 'testatlo' },
      { ends: ['A', 'C'], tone: 2 },
    ],
    right: [{ at: 'C', arms: ['A', "C'"] }],
  },
  'háromszög alapú hasáb': {
    kind: 'solid',
    body: { shape: 'prism', sides: 3, edge: 5, height: 7 },
    regions: [{ points: ['A', 'B', 'C'], fill: 2, id: 'alap' }],
  },
  'hatszög alapú hasáb': { kind: 'solid', names: false, body: { shape: 'prism', sides: 6, edge: 3, height: 6 } },
  'gúla magassággal': {
    kind: 'solid',
    body: { shape: 'pyramid', sides: 4, edge: 6, height: 6 },
    points: { M: { on: ['B', 'C'], t: 0.5 } },
    segments: [
      { ends: ['V', 'O'], label: 'm', tone: 1 },
      { ends: ['O', 'M'], tone: 2 },
      { ends: ['V', 'M'], label: 'o', tone: 3, line: 'stroke' },
    ],
    right: [{ at: 'O', arms: ['V', 'M'] }],
    choose: { csucs: 'V' },
  },
  'háromoldalú gúla': { kind: 'solid', body: { shape: 'pyramid', sides: 3, edge: 6, height: 6 } },
  'csonkagúla metszettel': {
    kind: 'solid',
    body: { shape: 'frustum', sides: 4, edge: 6, top: 3, height: 4 },
    regions: [{ points: ['A', 'C', "C'", "A'"], fill: 1 }],
  },
  henger: {
    kind: 'solid',
    body: { shape: 'cylinder', radius: 3, height: 6 },
    segments: [
      { ends: ['O', 'P'], label: 'r', tone: 1 },
      { ends: ['O', "O'"], label: 'm', tone: 2 },
    ],
    names: false,
  },
  kúp: {
    kind: 'solid',
    body: { shape: 'cone', radius: 3, height: 5 },
    segments: [
      { ends: ['O', 'P'], label: '3 cm' },
      { ends: ['V', 'O'], label: 'm' },
      { ends: ['V', 'P'], label: 'a', tone: 1 },
    ],
    right: [{ at: 'O', arms: ['V', 'P'] }],
  },
  csonkakúp: {
    kind: 'solid',
    body: { shape: 'cone-frustum', radius: 4, top: 2, height: 4 },
    segments: [{ ends: ["O'", "P'"], label: 'r' }],
    names: false,
  },
  gömb: { kind: 'solid', height: 180, body: { shape: 'sphere', radius: 4 }, segments: [{ ends: ['O', 'P'], label: 'R' }] },
};
