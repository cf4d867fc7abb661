import { check, choose, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'motion-graph'> = {
  drive: [slide('Sebesség', 10), check],
  graph: [slide('4. pont, 10 s', 0)],
  velocity: [slide('Gyorsulás', 2)],
  viewpoint: [choose('Honnan nézed?', 'a peronról'), check],
};
