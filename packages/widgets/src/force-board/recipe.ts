import { check, press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'force-board'> = {
  arrows: [slide('F₂ pont', 0, 3)],
  'force-map': [press('súly'), press('az asztal tartóereje'), check],
  'push-off': [slide('Bal oldali tömege', 20)],
  work: [slide('Húzóerő', 30), slide('Elmozdulás', 10)],
};
