import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'step-solver'>[] = [
  {
    mode: 'order',
    state: { expression: '20 - 2 · (3 + 4)' },
    goal: { value: 6 },
    text: { task: 'Kattints mindig arra a műveletre, amelyik most következik!', solved: 'Zárójel, szorzás, kivonás: 6.' },
    alt: 'Kifejezés: 20 − 2 · (3 + 4).',
  },
  {
    mode: 'choose',
    state: {
      start: '2³ · 2⁴',
      steps: [
        {
          ask: 'Mi a következő lépés?',
          options: [
            { text: 'Kiírom a tényezőket.', correct: true },
            { text: 'Összeszorzom a kitevőket.', why: 'Számold meg a ketteseket: nem 12 van belőlük.' },
          ],
          result: '(2 · 2 · 2) · (2 · 2 · 2 · 2)',
        },
        {
          ask: 'Hány kettes van?',
          options: [
            { text: '7', correct: true },
            { text: '12', why: 'Hármat és négyet kell összeadni.' },
          ],
          result: '2⁷',
        },
      ],
    },
    goal: { finished: true },
    text: { task: 'Válaszd ki mindig a helyes lépést!', solved: 'Azonos alapnál a kitevők összeadódnak.' },
    alt: 'Levezetés lépésenként: 2³ · 2⁴.',
  },
  {
    mode: 'arrange',
    state: { lines: ['3x + 5 = 20', '3x = 15', 'x = 5', 'Ellenőrzés: 3 · 5 + 5 = 20'] },
    goal: { ordered: true },
    text: { task: 'Rakd sorba a megoldás lépéseit!', solved: 'Így teljes a megoldás, ellenőrzéssel.' },
    alt: 'Egy egyenlet megoldásának négy sora összekeverve.',
  },
  {
    mode: 'division',
    state: { dividend: 5, divisor: 11 },
    goal: { period: '45' },
    text: { task: 'Oszd el az 5-öt 11-gyel! Állj meg, ha ismétlődik a maradék!', solved: '5 : 11 = 0,(45).' },
    alt: 'Írásbeli osztás: 5 osztva 11-gyel.',
  },
];
