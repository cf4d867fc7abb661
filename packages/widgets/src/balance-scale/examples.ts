import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'balance-scale'>[] = [
  {
    mode: 'equation',
    state: { left: { x: 2, n: 3 }, right: { x: 1, n: 7 } },
    goal: { x: 4 },
    text: { task: 'Vegyél le mindkét oldalról ugyanannyit, amíg egyedül marad az x!', solved: 'x = 4. Ellenőrzés: 2 · 4 + 3 = 4 + 7.' },
    alt: 'Kétkarú mérleg: bal oldalon 2 doboz és 3 súly, jobb oldalon 1 doboz és 7 súly.',
  },
  {
    mode: 'equation',
    state: { left: { x: -2, n: 3 }, right: { x: 0, n: 11 }, relation: '<' },
    goal: { x: -4 },
    text: { task: 'Oldd meg: −2x + 3 < 11! Figyeld a jelet!', solved: 'x > −4. Negatív számmal osztottál, a jel megfordult.' },
    alt: 'Megbillent mérleg: −2x + 3 kisebb, mint 11.',
  },
  {
    mode: 'system',
    state: {
      names: ['toll', 'füzet'],
      rows: [
        { first: 2, second: 3, total: 23 },
        { first: 2, second: 5, total: 33 },
      ],
      unit: 'lej',
    },
    goal: { first: 4, second: 5 },
    text: {
      task: 'Vond ki az egyik vásárlást a másikból! Mennyi egy füzet, és mennyi egy toll?',
      solved: 'A két füzet 10 lej, tehát egy füzet 5, egy toll 4 lej.',
    },
    alt: 'Két kosár: 2 toll és 3 füzet 23 lej, 2 toll és 5 füzet 33 lej.',
  },
  {
    mode: 'weighted',
    state: {
      values: [
        { value: 7, weight: 1 },
        { value: 10, weight: 2 },
      ],
      min: 5,
      max: 10,
      step: 0.5,
    },
    goal: { mean: 9 },
    text: { task: 'Hová tedd az alátámasztást, hogy a hinta egyensúlyban legyen?', solved: '(7 + 2 · 10) : 3 = 9. Ez a súlyozott átlag.' },
    alt: 'Mérleghinta: a 7-nél egy, a 10-nél két súly.',
  },
];
