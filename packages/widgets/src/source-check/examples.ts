import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'source-check'>[] = [
  {
    mode: 'mark-claims',
    state: {
      intro: 'Ezt a választ mi írtuk a gyakorlathoz, egy csevegőprogram stílusában. Igaz és hibás állítások is vannak benne.',
      claims: [
        { id: 1, text: 'Bolyai János 1802-ben született Kolozsváron.', truth: 'true' },
        { id: 2, text: '1860-ban halt meg Marosvásárhelyen, 63 éves korában.', truth: 'partly', fix: '57 éves korában' },
        { id: 3, text: 'Munkájáért 1835-ben Nobel-díjat kapott.', truth: 'false' },
        { id: 4, text: 'Forrás: Kovács P.: Bolyai elfeledett levelei, 2019, 214. oldal.', truth: 'invented' },
      ],
      labels: ['ellenőriztem, igaz', 'ellentmond önmagának', 'hamis', 'a forrás nem található'],
    },
    goal: { allLabelled: true },
    text: { task: 'Olvasd el a mondatokat! Melyiket hiszed el?', solved: 'Négy mondatból csak egy állta meg a helyét teljesen.' },
    alt: 'Négy sorszámozott állítás, mindegyik mellett négy választható címke.',
  },
  {
    mode: 'match-sources',
    state: {
      claim: 'A polip három szívvel él.',
      sources: [
        { name: 'biológia tankönyv', says: 'A polipnak három szíve van.', verdict: 'supports' },
        { name: 'receptes oldal', says: 'A polipot lassan főzzük.', verdict: 'unrelated' },
        { name: 'névtelen blog', says: 'Ugyanaz a mondat, szóról szóra, forrás nélkül.', verdict: 'copy' },
      ],
    },
    goal: { allCorrect: true },
    text: { task: 'Melyik forrás támasztja alá az állítást?', solved: 'A másolat nem független forrás.' },
    alt: 'Egy állítás és három forrás.',
  },
];
