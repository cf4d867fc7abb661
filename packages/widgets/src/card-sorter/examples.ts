import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'card-sorter'>[] = [
  {
    mode: 'sort',
    state: {
      bins: [
        { id: 'mi', label: 'MI' },
        { id: 'nem', label: 'nem MI' },
        { id: 'attol', label: 'attól függ' },
      ],
      cards: [
        { text: 'zseblámpa', bin: 'nem', why: 'Csak egy kapcsoló.' },
        { text: 'arcfelismerő zár', bin: 'mi', why: 'Példákból tanult meg arcokat felismerni.' },
        { text: 'játékbeli ellenfél', bin: 'attol', why: 'Lehet előre megírt szabály és tanult viselkedés is.' },
      ],
    },
    goal: { allSorted: true },
    text: { task: 'Válogasd szét a kártyákat!', solved: 'Jól döntöttél! Az számít, tanult-e példákból a gép.' },
    alt: 'Három kártya és három doboz.',
  },
  {
    mode: 'order',
    state: { cards: ['0,09', '0,5', '0,51', '1,2'], from: 'legkisebb', to: 'legnagyobb' },
    goal: { ordered: true },
    text: { task: 'Rakd növekvő sorrendbe a tizedes törteket!', solved: 'Helyes! Először az egészeket, aztán a tizedeket nézted.' },
    alt: 'Négy kártya tizedes törtekkel.',
  },
  {
    mode: 'pairs',
    state: {
      pairs: [
        { left: 'hőmérő', right: 'hőmérséklet' },
        { left: 'mérleg', right: 'tömeg' },
        { left: 'stopper', right: 'idő' },
      ],
    },
    goal: { allPaired: true },
    text: { task: 'Párosítsd a műszert a mennyiséggel!', solved: 'Minden műszer megtalálta a párját.' },
    alt: 'Három műszer és három mennyiség.',
  },
];
