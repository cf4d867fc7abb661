import { choose, press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'train-classifier'> = {
  cards: [
    choose('alma (édes: 8, ropogós: 7)', '● gyümölcs'),
    choose('banán (édes: 9, ropogós: 1)', '● gyümölcs'),
    choose('répa (édes: 4, ropogós: 9)', '■ zöldség'),
    choose('saláta (édes: 1, ropogós: 6)', '■ zöldség'),
    press('Kipróbálom új példákon'),
  ],
  neighbours: [slide('Szomszédok száma (k)', 3)],
  measure: [slide('Szomszédok száma (k)', 3)],
};
