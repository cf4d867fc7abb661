import type { Rng } from '@eszkerek/numbers/chance';

/** Usual prices in lei, from the cheapest to the dearest. A hundred times as many forints is usual in Hungary too. */
export const PRICES = {
  toll: [3, 9],
  füzet: [4, 12],
  ecset: [5, 14],
  'tubus festék': [9, 28],
  kifli: [2, 4],
  kakaó: [6, 12],
  'kg alma': [4, 8],
  'kg narancs': [6, 12],
  'kg cseresznye': [12, 25],
  elem: [4, 9],
  izzó: [9, 25],
  bögre: [14, 30],
  tányér: [18, 38],
  gyerekjegy: [10, 20],
  diákjegy: [10, 20],
  felnőttjegy: [16, 40],
  mozijegy: [18, 35],
  palánta: [3, 9],
  árvácska: [3, 8],
  virágtő: [5, 15],
  virágcserép: [8, 24],
  rózsatő: [18, 38],
  cserje: [20, 45],
  'kis tálca': [8, 18],
  'nagy tálca': [16, 34],
  képregény: [18, 35],
  kirakós: [30, 70],
  képeskönyv: [16, 36],
  lexikon: [45, 95],
  hátizsák: [80, 300],
  'asztali lámpa': [60, 240],
  szék: [100, 400],
  teniszütő: [120, 600],
  bőrönd: [160, 500],
  kabát: [160, 520],
  sátor: [200, 700],
  gitár: [300, 900],
  kerékpár: [600, 1600],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;

export type Priced = keyof typeof PRICES;

/** A usual price in lei, a multiple of the step. */
export function drawPrice(rng: Rng, thing: Priced, step = 1): number {
  const [least, most] = PRICES[thing];
  return rng.int(Math.ceil(least / step), Math.floor(most / step)) * step;
}
