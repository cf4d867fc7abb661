import { check, choose, type Move, order, press, type Recipes, slide, slideNear, write } from '../moves.ts';

const testMaterial = (material: string, guess: string): Move[] => [choose(material, guess), press(`Kipróbálom (${material})`)];
const measure = (sample: string): Move[] => [choose('Minta', sample), press('Mérlegre teszem'), press('Mérőhengerbe teszem')];
const drop = (sample: string, ratio: string, guess: string): Move[] => [
  ...measure(sample),
  write('Tömeg : térfogat', ratio),
  choose('Mit jósolsz? (víz: 1)', guess),
  press('Vízbe engedem'),
];

export const physics: Recipes<
  | 'circuit'
  | 'density-lab'
  | 'force-board'
  | 'heat-lab'
  | 'lever'
  | 'motion-graph'
  | 'particle-box'
  | 'pressure-lab'
  | 'ray-diagram'
  | 'shadow-lab'
  | 'wave-lab'
> = {
  circuit: {
    build: [
      choose('1. hely', 'elem'),
      choose('2. hely', 'izzó'),
      choose('3. hely', 'kapcsoló'),
      choose('4. hely', 'vezeték'),
      press('A kapcsoló nyitva'),
    ],
    materials: [
      ...testMaterial('rézdrót', 'vezeti'),
      ...testMaterial('fapálca', 'nem vezeti'),
      ...testMaterial('alufólia', 'vezeti'),
      ...testMaterial('radír', 'nem vezeti'),
      check,
    ],
    bulbs: [choose('Kapcsolás', 'párhuzamos'), press('1. izzó kicsavarva')],
    ohm: [slide('Feszültség', 6)],
    network: [choose('Kapcsolás', 'párhuzamos')],
    meter: [slide('vízforraló (2000 W)', 0.5)],
    electromagnet: [press('Vasmag a tekercsben'), slide('Menetszám', 80), slide('Áramerősség', 4)],
  },
  'density-lab': {
    'measure-and-float': [
      ...drop('fakocka', '0,6', 'úszni fog'),
      ...drop('fél fakocka', '0,6', 'úszni fog'),
      ...drop('alumíniumkocka', '2,7', 'elmerül'),
      ...drop('vaskocka', '7,8', 'elmerül'),
    ],
    identify: [
      ...measure('X minta'),
      choose('Miből van: X minta?', 'alumínium (2,7 g/cm³)'),
      ...measure('Y minta'),
      choose('Miből van: Y minta?', 'viasz (0,9 g/cm³)'),
      check,
    ],
    sink: [slide('A test sűrűsége', 0.9)],
  },
  'force-board': {
    arrows: [slide('F₂ pont', 0, 3)],
    'force-map': [press('súly'), press('az asztal tartóereje'), check],
    'push-off': [slide('Bal oldali tömege', 20)],
    work: [slide('Húzóerő', 30), slide('Elmozdulás', 10)],
  },
  'heat-lab': {
    warm: [slideNear('Idő', 80, 1.5)],
    mix: [slide('Hideg víz', 2)],
    cool: [slide('Idő', 24)],
    curve: [slideNear('Idő', 600, 30)],
    spread: [choose('Kísérlet', 'hőáramlás'), choose('Kísérlet', 'hősugárzás')],
  },
  lever: {
    balance: [press('Jobb: 3 N helye: több', 6)],
    wrench: [slide('Erő', 100), slide('Erőkar', 0.3)],
    'one-sided': [slide('Itt fogod meg', 12)],
    tipping: [slide('Dőlés', 30)],
  },
  'motion-graph': {
    drive: [slide('Sebesség', 10)],
    graph: [slide('4. pont, 10 s', 0)],
    velocity: [slide('Gyorsulás', 2)],
    viewpoint: [choose('Honnan nézed?', 'a peronról'), check],
  },
  'particle-box': {
    states: [slide('Hőmérséklet', 120)],
    diffusion: [press('+ 10 s', 8)],
    expansion: [slide('A rúd hőmérséklete', 80)],
  },
  'pressure-lab': {
    press: [slide('Felület', 900)],
    compare: [order('hótalp: 600 N, 0,3 m²', 'elefánt lába: 12 000 N, 0,1 m²', 'tűsarok: 500 N, 0,0001 m²'), check],
    pistons: [slide('Erő a kis dugattyún', 100)],
    depth: [slide('Mélység', 5)],
  },
  'ray-diagram': {
    mirror: [slide('Beesési szög', 40)],
    'plane-mirror': [slide('Távolságod a tükörtől', 4)],
    refraction: [slide('Beesési szög', 60)],
    lens: [slide('Tárgytávolság', 4)],
    eye: [slide('Szemüveg', -2.5)],
  },
  'shadow-lab': {
    shadow: [slide('A test távolsága a lámpától', 5)],
    eclipse: [slideNear('A Hold helyzete', 0, 2)],
  },
  'wave-lab': {
    rope: [slide('Frekvencia', 2)],
    sound: [slide('Frekvencia', 600)],
    echo: [slide('A fal távolsága', 340)],
  },
};
