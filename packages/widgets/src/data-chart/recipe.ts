import { press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'data-chart'> = {
  bars: [slide('csütörtök', 8)],
  line: [slide('14', 15)],
  level: [press('elveszek (Bence)', 3), press('adok (Anna)', 2), press('adok (Dani)')],
  pie: [slide('gyalog és autó határa', 6)],
  dots: [slide('5. adat', 5)],
};
