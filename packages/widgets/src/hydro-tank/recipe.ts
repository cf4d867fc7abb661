import { choose, press, type Recipe, slide, write } from '../kit/recipe.ts';

export const recipe: Recipe<'hydro-tank'> = {
  depth: [slide('Szonda mélysége', 4.5)],
  vessels: [write('Hol áll meg a víz?', '9'), press('Szelep nyitva')],
  press: [slide('Erő a kis dugattyún', 50), slide('A kis dugattyú útja', 20)],
  float: [choose('Test', 'fahasáb'), choose('Folyadék', 'sós víz'), press('Elengedem')],
};
