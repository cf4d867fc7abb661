import { press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'neuron-lab'> = {
  neuron: [press('Küszöb: több')],
  network: [press('Tanítom 300 kört', 3)],
};
