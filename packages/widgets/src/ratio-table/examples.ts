import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'ratio-table'>[] = [
  {
    mode: 'fill',
    state: {
      rows: [
        { label: 'füzet', unit: 'db' },
        { label: 'ár', unit: 'lej' },
      ],
      given: [4, 28],
      ask: [1, 7],
    },
    goal: { filled: true },
    text: { task: 'Négy füzet 28 lej. Mennyi egy füzet, és mennyi hét?', solved: 'Egy füzet 7 lej, hét füzet 49 lej.' },
    alt: 'Kétsoros táblázat: füzetek száma és ára. Négy füzet 28 lej.',
  },
  {
    mode: 'scale',
    state: {
      rows: [
        { label: 'térkép', unit: 'cm' },
        { label: 'valóság', unit: 'km' },
      ],
      given: [1, 5],
      max: 12,
    },
    goal: { second: 35 },
    text: { task: 'Húzd a csúszkát, amíg a valóságban 35 km lesz!', solved: 'A térképen 7 cm.' },
    alt: 'Kettős számegyenes: a térképen 1 cm a valóságban 5 km.',
  },
  {
    mode: 'proportion',
    state: { a: 3, b: 4, c: 15 },
    goal: { d: 20 },
    text: { task: 'Keresd meg a hiányzó tagot: 3 : 4 = 15 : x', solved: '3 · 20 = 4 · 15 = 60.' },
    alt: 'Aránypár egy hiányzó taggal.',
  },
];
