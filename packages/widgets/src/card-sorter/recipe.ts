import { check, order, place, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'card-sorter'> = {
  sort: [place('zseblámpa', 'nem MI'), place('arcfelismerő zár', 'MI'), place('játékbeli ellenfél', 'attól függ'), check],
  order: [order('0,09', '0,5', '0,51', '1,2'), check],
  pairs: [place('hőmérséklet', 'hőmérő'), place('tömeg', 'mérleg'), place('idő', 'stopper'), check],
};
