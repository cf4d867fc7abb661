import { check, choose, press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'chat-sim'> = {
  branch: [press('Kérdezz tőlem a törtekről!')],
  compare: [choose('Melyik kérdés hozott jobb választ?', 'a B'), check],
};
