import type { ChartInput } from './schema.ts';

const books: ChartInput['items'] = [
  { name: 'H', value: 12, id: 'h' },
  { name: 'K', value: 7, id: 'k' },
  { name: 'Sze', value: 15, tone: 2, id: 'sze' },
  { name: 'Cs', value: 4, id: 'cs' },
  { name: 'P', value: 10, id: 'p' },
];

export const examples: Record<string, ChartInput> = {
  oszlopdiagram: { kind: 'chart', title: 'Kikölcsönzött könyvek', form: 'bar', items: books, scale: { max: 16, step: 2, label: 'könyv' } },
  'oszlopdiagram értékekkel': { kind: 'chart', form: 'bar', items: books, values: true },
  vonaldiagram: {
    kind: 'chart',
    form: 'line',
    items: [
      { name: '8 h', value: 4 },
      { name: '10 h', value: 9 },
      { name: '12 h', value: 14 },
      { name: '14 h', value: 16 },
      { name: '16 h', value: 12 },
      { name: '18 h', value: 7 },
    ],
    scale: { max: 20, step: 5, label: '°C' },
  },
  kördiagram: {
    kind: 'chart',
    form: 'pie',
    items: [
      { name: 'kutya', value: 12, id: 'kutya' },
      { name: 'macska', value: 6, id: 'macska' },
      { name: 'hal', value: 4 },
      { name: 'egyéb', value: 2 },
    ],
  },
  'kördiagram százalékkal': {
    kind: 'chart',
    form: 'pie',
    percent: true,
    items: [
      { name: 'gyalog', value: 50 },
      { name: 'busz', value: 30 },
      { name: 'kerékpár', value: 20 },
    ],
  },
  piktogram: {
    kind: 'chart',
    form: 'pictogram',
    each: 4,
    scale: { max: 20, step: 4, label: 'tanuló' },
    items: [
      { name: '5. a', value: 18 },
      { name: '5. b', value: 12, id: 'b' },
      { name: '5. c', value: 22 },
    ],
  },
};
