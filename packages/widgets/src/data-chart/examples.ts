import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'data-chart'>[] = [
  {
    mode: 'bars',
    state: { labels: ['hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek'], values: [4, 6, 3, 5, 2], max: 10, unit: 'könyv' },
    goal: { values: [4, 6, 3, 8, 2] },
    text: { task: 'Csütörtökön 8 könyvet kölcsönöztek ki. Javítsd a diagramot!', solved: 'Így már a csütörtök a legmagasabb oszlop.' },
    alt: 'Oszlopdiagram öt napról: 4, 6, 3, 5 és 2 könyv.',
  },
  {
    mode: 'line',
    state: { labels: ['8', '10', '12', '14', '16'], values: [4, 8, 12, 14, 11], max: 20, unit: '°C' },
    goal: { values: [4, 8, 12, 15, 11] },
    text: { task: '14 órakor 15 °C volt. Igazítsd a pontot!', solved: 'Jó! A legmelegebb 14 órakor volt.' },
    alt: 'Vonaldiagram: hőmérséklet 8 és 16 óra között.',
  },
  {
    mode: 'level',
    state: { labels: ['Anna', 'Bence', 'Csilla', 'Dani'], values: [2, 7, 4, 3], max: 10, unit: 'alma' },
    goal: { level: true },
    text: { task: 'Rakd át az almákat, hogy mindenkinek ugyanannyi legyen!', solved: 'Mindenkinek 4: ez az átlag, (2 + 7 + 4 + 3) : 4.' },
    alt: 'Négy oszlop: 2, 7, 4 és 3 alma.',
  },
  {
    mode: 'pie',
    state: { labels: ['busz', 'gyalog', 'autó'], values: [10, 5, 5], show: 'angle' },
    goal: { values: [10, 6, 4] },
    text: { task: '20 tanulóból 10 busszal, 6 gyalog, 4 autóval jön. Állítsd be!', solved: '180°, 108° és 72°: együtt 360°.' },
    alt: 'Kördiagram három cikkel.',
  },
  {
    mode: 'dots',
    state: { min: 1, max: 10, values: [5, 6, 6, 8, 10], show: ['mean', 'median', 'mode', 'range'] },
    goal: { mean: 6, median: 6 },
    text: { task: 'Mozgass egy pontot úgy, hogy az átlag is 6 legyen!', solved: 'Az átlag elmozdult, a medián maradt.' },
    alt: 'Öt adatpont: 5, 6, 6, 8 és 10.',
  },
];
