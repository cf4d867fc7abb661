import { choose, type Move, press, type Recipe, slide, write } from '../kit/recipe.ts';

const note = press('Beírom a naplóba');
const hang = (nth: number, grams: number): Move => press(`${nth}. súly: ${grams} g`);
const series: Move[] = [hang(1, 50), note, hang(2, 50), note, hang(3, 100), note];

export const recipe: Recipe<'spring-lab'> = {
  hooke: [
    choose('Rugó', 'kék rugó'),
    ...series,
    choose('Rugó', 'piros rugó'),
    ...series,
    write('Rugóállandó: kék rugó', '25'),
    write('Rugóállandó: piros rugó', '50'),
  ],
  planets: [choose('Hol mérsz?', 'Hold'), slide('Tömeg', 4)],
  'force-meter': [
    choose('Mit mérsz?', 'kulcscsomó'),
    write('Leolvasott erő', '0,64'),
    choose('Mit mérsz?', 'tolltartó'),
    choose('Erőmérő', '5 N-ig'),
    write('Leolvasott erő', '2,3'),
    slide('A nyíl hossza', 4.6),
  ],
};
