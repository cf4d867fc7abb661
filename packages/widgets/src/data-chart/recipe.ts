import { press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'data-chart'> = {
  bars: [slide('csütörtök', 8)],
  line: [slide('14', 15)],
  level: [press('elveszek (Bence)', 3), press('adok (Anna)', 2), press('adok (Dani)')],
  pie: [press('2. gyalog: több'), press('3. autó: kevesebb')],
  dots: [slide('5. adat', 5)],
};
