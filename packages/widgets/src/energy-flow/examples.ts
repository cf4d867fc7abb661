import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'energy-flow'>[] = [
  {
    mode: 'chain',
    state: {
      input: { label: 'elektromos energia', value: 100, unit: 'J' },
      steps: [
        {
          id: 'lampa',
          label: 'lámpa',
          useful: 'fény',
          lost: 'hő',
          efficiency: 0.05,
          adjustable: { min: 0.05, max: 0.5, step: 0.05 },
        },
      ],
    },
    goal: { output: { value: 40, tolerance: 0.5 } },
    text: { task: 'Milyen hatásfok mellett lesz 100 J-ból 40 J fény?', solved: '40%-os hatásfoknál: ennyit tud egy jó LED.' },
    alt: 'Energiaszalag: 100 J elektromos energiából 5 J fény, 95 J hő.',
  },
  {
    mode: 'chain',
    state: {
      input: { label: 'a szén energiája', value: 1000, unit: 'kJ' },
      steps: [
        {
          id: 'eromu',
          label: 'erőmű',
          useful: 'elektromos energia',
          losses: [
            { label: 'hűtővíz', share: 50 },
            { label: 'füstgáz', share: 10 },
          ],
          efficiency: 0.4,
        },
        { id: 'motor', label: 'motor', useful: 'mozgási energia', efficiency: 0.8, hidden: true },
      ],
    },
    goal: { answer: { label: 'Az egész lánc hatásfoka', value: 32, tolerance: 0.5, unit: '%' } },
    text: { task: 'Hány százalék az egész lánc hatásfoka, ha a motoré 80%?', solved: '0,4 · 0,8 = 0,32, vagyis 32%.' },
    alt: 'Két lépéses energialánc: erőmű, majd motor.',
  },
  {
    mode: 'compare',
    state: {
      useful: { label: 'fény', value: 10, unit: 'J' },
      devices: [
        { id: 'izzo', label: 'izzólámpa', efficiency: 0.05 },
        { id: 'led', label: 'LED', efficiency: 0.4 },
      ],
    },
    goal: { best: true },
    text: { task: 'Melyik lámpának elég kevesebb energia ugyanannyi fényhez?', solved: 'A LED-nek 25 J elég, az izzónak 200 J kell.' },
    alt: 'Két lámpa összehasonlítása: izzólámpa és LED.',
  },
  {
    mode: 'engine',
    state: { fuel: 1000, shares: { work: 30, exhaust: 35, cooling: 28, friction: 7 } },
    goal: { cycle: true, named: true },
    text: {
      task: 'Forgasd végig a motort, és nevezd meg a négy ütemet!',
      solved: 'Szívás, sűrítés, munka, kipufogás: két fordulat alatt egy munkaütem.',
    },
    alt: 'Négyütemű motor hengere dugattyúval, két szeleppel és főtengellyel.',
  },
];
