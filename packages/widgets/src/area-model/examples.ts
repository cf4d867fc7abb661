import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'area-model'>[] = [
  {
    mode: 'multiply',
    state: { rows: 7, cols: 14 },
    goal: { colCut: 10 },
    text: { task: 'Vágd szét a téglalapot tízesre és egyesekre!', solved: '7 · 14 = 7 · 10 + 7 · 4 = 98.' },
    alt: 'Téglalap 7 sorral és 14 oszloppal.',
  },
  {
    mode: 'arrange',
    state: { count: 23, perRow: 3 },
    goal: { perRow: 5 },
    text: { task: 'Rakd a 23 pontot ötösével sorokba! Mennyi marad ki?', solved: '23 = 5 · 4 + 3. A maradék 3, kisebb, mint az osztó.' },
    alt: '23 pont hármasával sorokba rakva.',
  },
  {
    mode: 'divisors',
    state: { count: 12 },
    goal: { allPairs: true },
    text: { task: 'Rakj ki minden téglalapot 12 négyzetből!', solved: 'Három téglalap, hat osztó: 1, 2, 3, 4, 6, 12.' },
    alt: 'Tizenkét kis négyzet egy sorban.',
  },
  {
    mode: 'power',
    state: { base: 2, exponent: 2 },
    goal: { value: 27 },
    text: { task: 'Építs 27 kis kockából álló nagy kockát!', solved: '3³ = 3 · 3 · 3 = 27.' },
    alt: 'Kettőször kettes négyzet egységnégyzetekből.',
  },
  {
    mode: 'fractions',
    state: { a: '1/2', b: '1/2' },
    goal: { a: '2/3', b: '4/5' },
    text: { task: 'Állítsd be a 2/3 · 4/5 szorzatot az egységnégyzeten!', solved: '15 részből 8 színes kétszer: 8/15.' },
    alt: 'Egységnégyzet, vízszintesen és függőlegesen felezve.',
  },
  {
    mode: 'square-root',
    state: { side: 3, max: 8 },
    goal: { area: 30, tolerance: 0.3 },
    text: { task: 'Mekkora oldalú négyzet területe 30?', solved: 'Körülbelül 5,48. Ez a 30 négyzetgyöke.' },
    alt: 'Négyzet 3 egység hosszú oldallal.',
  },
];
