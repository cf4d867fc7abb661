import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'train-classifier'>[] = [
  {
    mode: 'cards',
    state: {
      labels: ['gyümölcs', 'zöldség'],
      features: ['édes', 'ropogós'],
      examples: [
        { name: 'alma', x: 8, y: 7, label: 0 },
        { name: 'banán', x: 9, y: 1, label: 0 },
        { name: 'répa', x: 4, y: 9, label: 1 },
        { name: 'saláta', x: 1, y: 6, label: 1 },
      ],
      tests: [
        { name: 'körte', x: 8, y: 4, label: 0 },
        { name: 'uborka', x: 2, y: 8, label: 1 },
      ],
    },
    goal: { correct: 2, labelled: 4 },
    text: { task: 'Címkézd fel a példákat, aztán próbáld ki a gépet új kártyákkal!', solved: 'A géped mind a két új kártyát eltalálta.' },
    alt: 'Négy példakártya két tulajdonsággal és két próbakártya.',
  },
  {
    mode: 'neighbours',
    state: {
      labels: ['kör', 'négyzet'],
      features: ['x', 'y'],
      examples: [
        { name: '1', x: 2, y: 3, label: 0 },
        { name: '2', x: 3, y: 4, label: 0 },
        { name: '3', x: 7, y: 7, label: 1 },
        { name: '4', x: 8, y: 6, label: 1 },
        { name: '5', x: 4, y: 3, label: 1 },
      ],
      probe: [4, 4],
      k: 1,
    },
    goal: { label: 0, k: 3 },
    text: { task: 'Hány szomszédot kérdezz meg, hogy az új pont kör legyen?', solved: 'Három szomszédból kettő kör.' },
    alt: 'Öt címkézett pont és egy új pont a síkon.',
  },
  {
    mode: 'measure',
    state: {
      labels: ['macska', 'kutya'],
      features: ['súly', 'fülhossz'],
      examples: [
        { x: 2, y: 3, label: 0 },
        { x: 3, y: 4, label: 0 },
        { x: 2, y: 5, label: 0 },
        { x: 7, y: 6, label: 1 },
        { x: 8, y: 5, label: 1 },
        { x: 3, y: 3, label: 1 },
        { x: 8, y: 8, label: 1 },
      ],
      tests: [
        { x: 3, y: 2.5, label: 0 },
        { x: 1, y: 4, label: 0 },
        { x: 8, y: 7, label: 1 },
        { x: 6, y: 5, label: 1 },
      ],
      k: 1,
    },
    goal: { test: 4 },
    text: { task: 'Melyik k-val lesz minden tesztpont jó?', solved: 'Egy kilógó példa egymaga dönt, ha k = 1; három szomszéd leszavazza.' },
    alt: 'Hét tanítópont és négy üres tesztpont a síkon.',
  },
];
