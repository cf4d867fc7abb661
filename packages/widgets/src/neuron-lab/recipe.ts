import { press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'neuron-lab'> = {
  neuron: [slide('Küszöb', 2)],
  network: [press('Tanítom 300 kört', 3)],
};
