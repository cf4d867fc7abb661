import { check, choose, press, type Recipes, slide, slideNear, write } from '../moves.ts';

export const geometry: Recipes<
  | 'area-grid'
  | 'circle-lab'
  | 'geometry-board'
  | 'protractor'
  | 'quad-lab'
  | 'right-triangle-lab'
  | 'similarity-lab'
  | 'solid-3d'
  | 'solid-net'
  | 'transform-board'
  | 'triangle-lab'
> = {
  'area-grid': {
    rectangle: [slide('sarok pont', 6, 4)],
    'l-shape': [choose('Vágás', 'függőlegesen'), write('Terület', '36'), check],
    rearrange: [press('Megkettőzöm'), write('Terület', '12'), check],
  },
  'circle-lab': {
    line: [slide('Az egyenes távolsága', 4)],
    inscribed: [slide('Ív', 100)],
    tangent: [slide('A pont távolsága', 5)],
    sectors: [slide('Cikkek száma', 24)],
    polygon: [slide('Oldalak száma', 6)],
    arc: [slide('Középponti szög', 60)],
  },
  'geometry-board': {
    points: [slide('C pont', 8, 5)],
    transversal: [slide('Az alsó egyenes dőlése', 0)],
    construct: [
      slide('Körzőnyílás (AB része)', 0.7),
      press('Kör A középponttal, a felénél nagyobb sugárral'),
      press('Ugyanekkora sugarú kör B középponttal'),
      press('A két metszéspontot összekötöm'),
    ],
  },
  protractor: {
    measure: [slide('A szögmérő elforgatása', 20), write('A szög', '65'), check],
    draw: [slideNear('Szög', 120, 2)],
    pairs: [slide('α', 40)],
  },
  'quad-lab': {
    shape: [slide('C pont', 10, 6)],
    parallelogram: [slide('a oldal', 4), slide('Szög', 90)],
    trapezoid: [slide('Rövidebb alap', 6)],
  },
  'right-triangle-lab': {
    squares: [slide('a befogó', 3), slide('b befogó', 4)],
    altitude: [slide('q szelet', 18)],
    trig: [slide('Szög', 30)],
    tower: [slide('Távolság', 20)],
  },
  'similarity-lab': {
    parallel: [slide('A párhuzamos helye', 0.5)],
    enlarge: [slide('Nagyítás aránya', 2)],
    shadow: [slide('A torony magassága', 24)],
  },
  'solid-3d': {
    turn: [write('Lapok száma', '8'), check],
    edges: [press('CG'), press('DH'), press('FG'), press('EH'), check],
    diagonal: [write('Az átló hossza', '13'), check],
    section: [slide('A metszet magassága', 0.5)],
    fill: [press('1 réteg (12)', 2)],
    'open-book': [slide('Nyitás', 90)],
  },
  'solid-net': {
    fold: [slide('Hajtogatás', 1)],
    'which-net': [press('1. kocka lesz'), press('3. kocka lesz'), check],
    surface: [write('Felszín', '52'), check],
    ant: [choose('Melyik két lapon megy át?', 'oldalt és felül'), check],
  },
  'transform-board': {
    mirror: [slide('Tükörtengely', 6)],
    image: [slide('A′ pont', 10, 2), slide('B′ pont', 7, 2), slide('C′ pont', 7, 4)],
    choose: [choose('Transzformáció', 'eltolás'), press('Jobbra: több', 3), press('Felfelé: több')],
  },
  'triangle-lab': {
    shape: [slide('C pont', 1, 6), press('Letépem a sarkokat')],
    sticks: [slide('c pálca', 5)],
    lines: [press('magasságvonalak'), slide('C pont', 5, 2)],
    congruent: [slide('Forgatás', 0), slide('Vízszintes csúsztatás', 0)],
  },
};
