import { choose, type Move, press, type Recipe, slide, write } from '../kit/recipe.ts';

const note = press('Egyenletesen húzom, beírom');
const series: Move[] = [note, press('1. súly: 5 N'), note, press('2. súly: 10 N'), note];

export const recipe: Recipe<'incline-lab'> = {
  flat: [
    choose('Felület', 'fa asztal'),
    ...series,
    choose('Felület', 'szőnyeg'),
    note,
    press('1. súly: 5 N'),
    note,
    press('2. súly: 10 N'),
    note,
    write('Súrlódási együttható: fa asztal', '0,3'),
  ],
  slope: [slide('A lejtő magassága', 3), slide('Húzóerő', 12)],
  work: [slide('A lejtő hossza', 4), slide('Húzóerő', 75)],
};
