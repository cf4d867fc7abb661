import { check, choose, press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'energy-flow'> = {
  chain: [slide('Hatásfok: lámpa', 0.4)],
  compare: [choose('Megnézem', 'izzólámpa'), choose('Megnézem', 'LED'), choose('Ennek elég a legkevesebb', 'LED'), check],
  engine: [
    press('Fordítok rajta', 18),
    choose('1. ütem', 'szívás'),
    choose('2. ütem', 'sűrítés'),
    choose('3. ütem', 'munka'),
    choose('4. ütem', 'kipufogás'),
    check,
  ],
};
