import { check, press, type Recipe, write } from '../kit/recipe.ts';

export const recipe: Recipe<'tree-diagram'> = {
  levels: [press('Minden ágat kinyitok'), write('Hány különböző végű ág van?', '6'), check],
  pick: [press('Minden ágat kinyitok'), write('Hány különböző végű ág van?', '6'), check],
};
