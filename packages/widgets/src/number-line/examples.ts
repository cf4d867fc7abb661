import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'number-line'>[] = [
  {
    mode: 'place',
    state: {
      min: 0,
      max: 2,
      step: '1/4',
      labelEvery: 1,
      markers: [
        { id: 'a', label: '3/4' },
        { id: 'b', label: '1 1/2' },
      ],
    },
    goal: { markers: { a: '3/4', b: '3/2' } },
    text: { task: 'Húzd a két jelölőt a helyére!', solved: 'Pontosan! Egy beosztás egy negyed, ezért a 3/4 a harmadik vonásnál van.' },
    alt: 'Számegyenes 0-tól 2-ig, negyedenként beosztva. Két jelölő: 3/4 és 1 1/2.',
  },
  {
    mode: 'jump',
    state: { min: 0, max: 600, labelEvery: 100, start: 367, jumps: [1, 3, 10, 30, 100] },
    goal: { reach: 500, via: 400, maxJumps: 6 },
    text: { task: 'Ugorj a 367-ről az 500-ra! Előbb érkezz kerek százasra!', solved: 'Megvan: 3, 30, majd 100. Összesen 133-at ugrottál.' },
    alt: 'Számegyenes 0-tól 600-ig. A figura a 367-en áll.',
  },
  {
    mode: 'round',
    state: { number: 4762, to: 100 },
    goal: { rounded: 4800 },
    text: { task: 'Melyik százashoz van közelebb a 4762? Kattints rá!', solved: 'A 4800-hoz: csak 38 lépés. A felezőpont a 4750.' },
    alt: 'Nagyított számegyenes 4700 és 4800 között, rajta a 4762 és a felezőpont.',
  },
  {
    mode: 'mirror',
    state: { min: -8, max: 8, step: 1, at: 2 },
    goal: { opposite: -5 },
    text: {
      task: 'Állítsd a jelölőt úgy, hogy az ellentettje −5 legyen!',
      solved: 'Az 5 és a −5 egyforma messze van a 0-tól: az abszolút értékük 5.',
    },
    alt: 'Számegyenes −8-tól 8-ig. A jelölő tükörképe a 0 másik oldalán áll.',
  },
  {
    mode: 'interval',
    state: { min: -4, max: 8, step: 1, from: { at: 0, closed: true }, to: { at: 3, closed: true } },
    goal: { from: { at: -2, closed: false }, to: { at: 5, closed: true } },
    text: { task: 'Állítsd be a (−2; 5] intervallumot!', solved: 'Így van: a −2 nincs benne, az 5 igen.' },
    alt: 'Számegyenes −4-től 8-ig, rajta egy intervallum két végponttal.',
  },
  {
    mode: 'zoom',
    state: { symbol: '√2', target: Math.SQRT2, from: 1, to: 2 },
    goal: { digits: 3 },
    text: {
      task: 'Keresd meg a √2-t! Mindig abba a tizedbe nagyíts bele, amelyikben van!',
      solved: 'A √2 közelítő értéke 1,414. A tizedesjegyek soha nem érnek véget.',
    },
    alt: 'Számegyenes 1 és 2 között, tíz egyenlő részre osztva.',
  },
  {
    mode: 'two-hops',
    state: { first: 4, second: 6, max: 30 },
    goal: { meet: 12 },
    text: { task: 'Melyik az első szám, ahol a két béka találkozik?', solved: 'A 12-nél. Ez a 4 és a 6 legkisebb közös többszöröse.' },
    alt: 'Számegyenes 0-tól 30-ig. Az egyik béka 4-esével, a másik 6-osával ugrik.',
  },
];
