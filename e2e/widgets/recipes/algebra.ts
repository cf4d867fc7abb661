import { check, choose, order, press, type Recipes, slide, write } from '../moves.ts';

export const algebra: Recipes<
  | 'algebra-tiles'
  | 'balance-scale'
  | 'chance-lab'
  | 'coordinate-plane'
  | 'data-chart'
  | 'function-plotter'
  | 'sequence-machine'
  | 'step-solver'
  | 'tree-diagram'
> = {
  'algebra-tiles': {
    combine: [press('Nullapár: x és −x')],
    rectangle: [press('Vízszintes oldal: x +: több', 2), press('Függőleges oldal: x +: több', 3)],
  },
  'balance-scale': {
    equation: [press('− x'), press('− 1', 3)],
    system: [press('II. − I.'), write('Egy toll', '4'), write('Egy füzet', '5'), check],
    weighted: [slide('Az alátámasztás helye', 9)],
  },
  'chance-lab': {
    experiment: [press('1000 kísérlet')],
    'set-up': [press('2. kék: több', 2)],
    table: [press('7: 1 és 6'), press('7: 2 és 5'), press('7: 3 és 4'), press('7: 4 és 3'), press('7: 5 és 2'), press('7: 6 és 1')],
  },
  'coordinate-plane': {
    points: [slide('A pont', 3, -2)],
    battleship: [
      slide('Célkereszt pont', 2, 3),
      press('Tűz!'),
      slide('Célkereszt pont', -3, 1),
      press('Tűz!'),
      slide('Célkereszt pont', 1, -4),
      press('Tűz!'),
    ],
    distance: [slide('B pont', 4, 5)],
    proportional: [slide('Egy egységhez ennyi tartozik', 3)],
    lines: [slide('f: tengelymetszet', 3)],
  },
  'data-chart': {
    bars: [slide('csütörtök', 8)],
    line: [slide('14', 15)],
    level: [press('elveszek (Bence)', 3), press('adok (Anna)', 2), press('adok (Dani)')],
    pie: [press('2. gyalog: több'), press('3. autó: kevesebb')],
    dots: [slide('5. adat', 5)],
  },
  'function-plotter': {
    linear: [slide('a (meredekség)', 2), slide('b (tengelymetszet)', -3)],
    shift: [slide('Eltolás jobbra', 2), slide('Eltolás felfelé', 1)],
    'two-lines': [slide('g tengelymetszete', 6)],
    quadratic: [slide('b', -2), slide('c', -3)],
  },
  'sequence-machine': {
    chain: [press('Bemenet: több', 4)],
    guess: [press('· 2'), press('+ 1'), check],
    pattern: [slide('Hányadik minta?', 10)],
    arrows: [choose('1 →', '2'), choose('2 →', '4'), choose('3 →', '6'), check],
  },
  'step-solver': {
    order: [press('6. jel: +'), press('3. jel: ·'), press('1. jel: −')],
    choose: [press('Kiírom a tényezőket.'), press('7')],
    arrange: [order('3x + 5 = 20', '3x = 15', 'x = 5', 'Ellenőrzés: 3 · 5 + 5 = 20'), check],
    division: [press('4'), press('5'), press('Megállok: ismétlődik')],
  },
  'tree-diagram': {
    levels: [press('Minden ágat kinyitok'), write('Hány különböző végű ág van?', '6'), check],
    pick: [press('Minden ágat kinyitok'), write('Hány különböző végű ág van?', '6'), check],
  },
};
