import { check, choose, type Move, press, type Recipe, slide, write } from '../kit/recipe.ts';

const measure = (sample: string): Move[] => [choose('Minta', sample), press('Mérlegre'), press('Mérőhengerbe')];
const drop = (sample: string, ratio: string, guess: string): Move[] => [
  ...measure(sample),
  write('Tömeg : térfogat', ratio),
  choose('Mit jósolsz? (víz: 1)', guess),
  press('Vízbe engedem'),
];

export const recipe: Recipe<'density-lab'> = {
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
};
