import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'factor-tree'>[] = [
  {
    mode: 'tree',
    state: { number: 60 },
    goal: { primes: true },
    text: { task: 'Bontsd a 60-at, amíg csak prímszámok maradnak!', solved: '60 = 2² · 3 · 5.' },
    alt: 'Prímfa a 60-nal a tetején.',
  },
  {
    mode: 'sieve',
    state: { max: 50 },
    goal: { primes: true },
    text: { task: 'Húzd ki a többszörösöket! A végén csak a prímek maradjanak.', solved: '50-ig 15 prímszám van.' },
    alt: 'Számtábla 1-től 50-ig.',
  },
  {
    mode: 'common',
    state: { first: 12, second: 18 },
    goal: { gcd: 6 },
    text: { task: 'Szorozd össze a közös prímtényezőket! Mennyi a legnagyobb közös osztó?', solved: '(12; 18) = 2 · 3 = 6.' },
    alt: 'Két kör: a 12 és a 18 prímtényezői.',
  },
  {
    mode: 'root',
    state: { number: 72 },
    goal: { outside: 6, inside: 2 },
    text: { task: 'Hozd ki a párokat a gyökjel alól!', solved: '√72 = 6√2.' },
    alt: 'A 72 prímtényezői a gyökjel alatt.',
  },
];
