import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'place-value'>[] = [
  {
    mode: 'build',
    state: { high: 6, number: 0 },
    goal: { number: 7040200 },
    text: { task: 'Rakd ki: hétmillió-negyvenezer-kétszáz!', solved: 'Így van: 7 040 200. A nullák tartják a helyet.' },
    alt: 'Helyiérték-táblázat a millióktól az egyesekig, minden oszlopban nulla.',
  },
  {
    mode: 'digit',
    state: { number: 48305 },
    goal: { place: 3 },
    text: { task: 'Melyik számjegy ér 8000-et? Koppints rá!', solved: 'A 8 az ezresek helyén áll, a valódi értéke 8000.' },
    alt: 'A 48 305 számjegyei helyiérték-táblázatban.',
  },
  {
    mode: 'shift',
    state: { number: 3.05, high: 4, low: -3 },
    goal: { number: 305 },
    text: { task: 'Szorozd a 3,05-ot 100-zal a számjegyek léptetésével!', solved: 'Kétszer léptettél balra: 305.' },
    alt: 'A 3,05 helyiérték-táblázatban.',
  },
  {
    mode: 'column',
    state: { terms: [12.5, 3.27], op: '+' },
    goal: { aligned: true },
    text: {
      task: 'Csúsztasd a második számot úgy, hogy tizedesvessző alá tizedesvessző kerüljön!',
      solved: 'Így már összeadhatod: 12,5 + 3,27 = 15,77.',
    },
    alt: 'Két tizedes tört egymás alatt, eltolva.',
  },
];
