import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'bar-model'>[] = [
  {
    mode: 'stretch',
    state: {
      bars: [
        { label: 'Anna', parts: 1 },
        { label: 'Bence', parts: 1 },
      ],
      total: 42,
      unit: 'matrica',
    },
    goal: { bars: [{ parts: 1 }, { parts: 3, extra: 2 }], part: 10 },
    text: {
      task: 'Bencének 2-vel több matricája van, mint Anna háromszorosa. Ketten 42 matricát gyűjtöttek. Rajzold meg a sávokat!',
      solved: '(42 − 2) : 4 = 10. Annának 10, Bencének 32 matricája van.',
    },
    alt: 'Két egyforma sáv: Anna és Bence.',
  },
  {
    mode: 'swap',
    state: { items: 10, small: { label: 'tyúk', value: 2 }, big: { label: 'nyúl', value: 4 }, of: 'láb' },
    goal: { total: 28 },
    text: { task: 'Tíz állatnak 28 lába van. Cserélj tyúkot nyúlra, amíg kijön!', solved: '4 nyúl és 6 tyúk. Minden csere 2 lábbal több.' },
    alt: 'Tíz tyúk, összesen 20 láb.',
  },
];
