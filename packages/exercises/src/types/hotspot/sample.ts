import type { DrawnFigure } from '../shared/fields.ts';
import { hotspotQuestion } from './schema.ts';

const figure: DrawnFigure = {
  kind: 'drawn',
  svg: '<svg class="fig"><path data-el="rovid" d="M0 0"/><path data-el="hosszu" d="M0 1"/><path data-el="nincs" d="M0 2"/></svg>',
  alt: 'Két szakasz.',
  elements: [
    { id: 'rovid', label: 'AB szakasz', x: 10, y: 20 },
    { id: 'hosszu', label: 'CD szakasz', x: 60, y: 80 },
  ],
};

/** For tests: a question, and its right answer in the author's order. */
export const hotspotSample = {
  question: {
    ...hotspotQuestion.parse({
      id: 'hotspot',
      type: 'hotspot',
      question: 'Melyik szakasz a hosszabb?',
      figure: { kind: 'geometry', points: { A: [0, 0] } },
      spots: [
        { id: 'rovid', misconception: 'rovidebb', explanation: 'Ez a rövidebb.' },
        { id: 'hosszu', correct: true, explanation: 'Ez a hosszabb.' },
      ],
    }),
    figure,
  },
  right: '1',
};
