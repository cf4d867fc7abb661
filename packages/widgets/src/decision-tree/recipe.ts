import { choose, type Move, press, type Recipe } from '../kit/recipe.ts';

const walk = (thing: string, ...answers: string[]): Move[] => [
  choose('Kit vezetsz végig?', thing),
  ...answers.map(answer => press(answer)),
];

export const recipe: Recipe<'decision-tree'> = {
  build: [press('Van szárnya? (fecske, kacsa, ponty, macska)'), press('Tud úszni? (fecske, kacsa)'), press('Tud úszni? (ponty, macska)')],
  walk: [...walk('fecske', 'igen', 'nem'), ...walk('kacsa', 'igen', 'igen'), ...walk('ponty', 'nem', 'igen')],
};
