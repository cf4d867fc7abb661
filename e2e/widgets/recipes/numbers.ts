import { check, choose, place, press, type Recipes, slide, slideNear, write } from '../moves.ts';

const rise = (cells: [row: number, column: number][], to: number) =>
  cells.flatMap(([row, column]) => Array.from({ length: to }, (_, value) => press(`Képpont, ${row}. sor, ${column}. oszlop: ${value}`)));

export const numbers: Recipes<
  | 'area-model'
  | 'bar-model'
  | 'binary-switches'
  | 'factor-tree'
  | 'fraction-bar'
  | 'number-line'
  | 'percent-bar'
  | 'pixel-grid'
  | 'place-value'
  | 'ratio-table'
  | 'thermometer'
  | 'unit-ladder'
  | 'venn'
> = {
  'area-model': {
    multiply: [slide('Függőleges vágás', 10)],
    arrange: [press('Egy sorban: több', 2)],
    divisors: [press('Szélesség: több', 2), press('Szélesség: kevesebb', 2)],
    power: [press('Alap: több'), press('Kitevő: több')],
    fractions: [
      press('Sorok: összes: több'),
      press('Sorok: színes: több'),
      press('Oszlopok: összes: több', 3),
      press('Oszlopok: színes: több', 3),
    ],
    'square-root': [slideNear('A négyzet oldala', 5.477, 0.025)],
  },
  'bar-model': {
    stretch: [press('Bence: részek: több', 2), press('Bence: többlet: több', 2)],
    swap: [press('tyúk → nyúl', 4)],
  },
  'binary-switches': {
    switch: [press('8 értékű lámpa'), press('4 értékű lámpa'), press('1 értékű lámpa')],
    read: [write('Tízes számrendszerben', '22'), check],
  },
  'factor-tree': {
    tree: [press('6 · 10'), press('2 · 3'), press('2 · 5')],
    sieve: [press('1'), press('2 többszörösei'), press('3 többszörösei'), press('5 többszörösei'), press('7 többszörösei')],
    common: [write('Legnagyobb közös osztó', '6'), check],
    root: [press('Kihozom: 2 · 2'), press('Kihozom: 3 · 3')],
  },
  'fraction-bar': {
    add: [choose('első doboz: hány részre?', '4'), press('Összetolom')],
    subtract: [choose('kulacs: hány részre?', '12'), choose('megittad: hány részre?', '12'), press('Elveszem')],
    shade: [press('Számláló: több', 4)],
    equal: [choose('Hány egyenlő részre?', '12')],
    compare: [
      choose('Első sáv: hány részre?', '12'),
      choose('Második sáv: hány részre?', '12'),
      choose('Melyik nagyobb?', 'a második'),
      check,
    ],
    divide: [press('Lerakok egy darabot', 6)],
  },
  'number-line': {
    place: [slide('3/4 jelölő', 0.75), slide('1 1/2 jelölő', 1.5)],
    jump: [press('+3'), press('+30'), press('+100')],
    round: [choose('Kerekítve', '4800'), check],
    mirror: [slide('Szám', 5)],
    interval: [slide('Bal végpont', -2), slide('Jobb végpont', 5), press('beletartozik (bal végpont)')],
    zoom: [press('1,4 …'), press('1,41 …'), press('1,414 …')],
    'two-hops': [press('+4', 3), press('+6', 2)],
  },
  'percent-bar': {
    parts: [slide('Százalékláb', 25)],
    chain: [slide('1. változás', -20), slide('2. változás', 25)],
  },
  'pixel-grid': {
    draw: rise(
      [
        [1, 3],
        [2, 2],
        [2, 3],
        [2, 4],
        [3, 1],
        [3, 2],
        [3, 3],
        [3, 4],
        [3, 5],
        [4, 3],
        [5, 3],
      ],
      1,
    ),
    numbers: rise(
      [
        [1, 2],
        [1, 3],
        [2, 1],
        [2, 4],
        [3, 1],
        [3, 4],
        [4, 2],
        [4, 3],
      ],
      3,
    ),
    difference: [press('Második kép, 2. sor, 2. oszlop: 0')],
  },
  'place-value': {
    build: [press('milliós hely: eggyel több', 7), press('tízezres hely: eggyel több', 4), press('százas hely: eggyel több', 2)],
    digit: [press('8, ezres hely'), check],
    shift: [press('· 10', 2)],
    column: [press('jobbra')],
  },
  'ratio-table': {
    fill: [write('ár, ha füzet: 1', '7'), write('ár, ha füzet: 7', '49'), check],
    scale: [slide('térkép', 7)],
    proportion: [write('x =', '20'), check],
  },
  thermometer: {
    set: [slide('A folyadékszál teteje', -7)],
    change: [slide('A folyadékszál teteje', -2)],
  },
  'unit-ladder': {
    climb: [press('Feljebb lépek', 3)],
    answer: [write('ennyi:', '3200'), check],
  },
  venn: {
    sort: [
      place('4', 'csak páros'),
      place('6', 'mindkettő: páros és 3-mal osztható'),
      place('9', 'csak 3-mal osztható'),
      place('7', 'egyikbe sem'),
      place('12', 'mindkettő: páros és 3-mal osztható'),
      check,
    ],
    regions: [press('csak A')],
  },
};
