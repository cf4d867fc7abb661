import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'area-grid'>[] = [
  {
    mode: 'rectangle',
    state: { width: 3, height: 2, maxWidth: 12, maxHeight: 8, unit: 'cm' },
    goal: { area: 24, perimeter: 20 },
    text: { task: 'Rajzolj olyan téglalapot, amelynek a területe 24 cm², a kerülete 20 cm!', solved: '6 cm és 4 cm az oldala.' },
    alt: 'Rácson egy 3-szor 2-es téglalap.',
  },
  {
    mode: 'l-shape',
    state: { width: 8, height: 6, notchWidth: 3, notchHeight: 4 },
    goal: { area: 36 },
    text: { task: 'Vágd két téglalapra az alakzatot, és írd be a területét!', solved: '8 · 6 − 3 · 4 = 36 négyzet.' },
    alt: 'L alakú alakzat rácson: 8-szor 6-os téglalap, amelyből egy 3-szor 4-es sarok hiányzik.',
  },
  {
    mode: 'rearrange',
    state: { shape: 'triangle', base: 6, height: 4 },
    goal: { area: 12 },
    text: { task: 'Kettőzd meg a háromszöget, és írd be a területét!', solved: 'Két háromszög egy paralelogramma: 6 · 4 : 2 = 12.' },
    alt: 'Háromszög rácson, alapja 6, magassága 4 egység.',
  },
];
