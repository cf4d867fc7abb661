import { check, choose, press, type Recipe, slide, write } from '../kit/recipe.ts';

export const recipe: Recipe<'next-word'> = {
  count: [choose('Mit jósol a gép ezután: „macska”?', 'alszik'), check],
  write: [slide('Véletlenség', 0), press('Következő szó', 3), press('Mondat vége'), press('Következő szó', 3), press('Mondat vége')],
  train: [write('Saját mondat', 'a kutya ugat'), press('Megtanítom'), press('Következő szó', 4)],
};
