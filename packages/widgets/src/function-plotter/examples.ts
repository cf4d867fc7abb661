import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'function-plotter'>[] = [
  {
    mode: 'linear',
    state: { x: [-5, 5], y: [-5, 5], a: 1, b: 0, ghost: { a: 2, b: -3 } },
    goal: { a: 2, b: -3 },
    text: {
      task: 'Állítsd az a és b csúszkát úgy, hogy a két egyenes fedje egymást!',
      solved: 'f(x) = 2x − 3. Az a a meredekség, a b a metszéspont az y tengelyen.',
    },
    alt: 'Az f(x) = x grafikonja és egy szaggatott egyenes.',
  },
  {
    mode: 'shift',
    state: { x: [-5, 5], y: [-3, 7], family: 'absolute', u: 0, v: 0 },
    goal: { u: 2, v: 1 },
    text: { task: 'Told el a grafikont úgy, hogy a csúcsa a (2; 1) pontba kerüljön!', solved: 'f(x) = |x − 2| + 1.' },
    alt: 'Az abszolútérték-függvény grafikonja.',
  },
  {
    mode: 'two-lines',
    state: { x: [-2, 8], y: [-2, 8], first: { a: 1, b: 0 }, second: { a: -1, b: 4 } },
    goal: { meet: [3, 3] },
    text: { task: 'Állítsd úgy a második egyenest, hogy a (3; 3) pontban messék egymást!', solved: 'A második függvény: −x + 6.' },
    alt: 'Két egyenes grafikonja.',
  },
  {
    mode: 'quadratic',
    state: { x: [-6, 6], y: [-8, 8], a: 1, b: 0, c: 0 },
    goal: { zeros: [-1, 3] },
    text: { task: 'Állítsd be úgy, hogy a grafikon a −1-nél és a 3-nál messe az x tengelyt!', solved: 'x² − 2x − 3 = (x + 1)(x − 3).' },
    alt: 'Az x² függvény grafikonja.',
  },
];
