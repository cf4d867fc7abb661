import { pick, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'graph-editor'> = {
  draw: ['Anna', 'Benő', 'Cili', 'Dezső', 'Anna', 'Benő', 'Cili', 'Dezső', 'Benő', 'Cili', 'Dezső'].map(pick),
};
