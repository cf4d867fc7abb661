import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'sequence-machine'>[] = [
  {
    mode: 'chain',
    state: {
      steps: [
        { op: '·', by: 3 },
        { op: '+', by: 4 },
        { op: ':', by: 2 },
      ],
      input: 2,
      output: 11,
    },
    goal: { input: 6 },
    text: { task: 'A gépsorból 11 jött ki. Mi ment be? Menj visszafelé!', solved: '11 · 2 = 22, 22 − 4 = 18, 18 : 3 = 6.' },
    alt: 'Géplánc: szorzás 3-mal, plusz 4, osztás 2-vel.',
  },
  {
    mode: 'guess',
    state: {
      rule: [
        { op: '·', by: 2 },
        { op: '+', by: 1 },
      ],
      inputs: [1, 2, 5],
      ops: [
        { op: '+', by: 1 },
        { op: '+', by: 2 },
        { op: '·', by: 2 },
        { op: '·', by: 3 },
      ],
    },
    goal: { rule: true },
    text: { task: 'Mit csinál a gép? Rakd össze a szabályt!', solved: 'Kétszerez, aztán hozzáad 1-et.' },
    alt: 'Be–ki táblázat három számpárral.',
  },
  {
    mode: 'pattern',
    state: { shape: 'squares', first: 4, difference: 3 },
    goal: { count: 31 },
    text: { task: 'Hányadik minta áll 31 gyufából?', solved: 'A tizedik: 3 · 10 + 1 = 31.' },
    alt: 'Gyufaszálakból kirakott négyzetsor.',
  },
  {
    mode: 'arrows',
    state: { domain: ['1', '2', '3'], codomain: ['2', '4', '6', '8'] },
    goal: { map: { '1': '2', '2': '4', '3': '6' } },
    text: { task: 'Kösd minden számhoz a kétszeresét!', solved: 'Minden elemhez pontosan egy nyíl indul: ez függvény.' },
    alt: 'Két halmaz, közöttük nyilakkal.',
  },
];
