import { press, type Recipe, slide, write } from '../kit/recipe.ts';

export const recipe: Recipe<'charge-lab'> = {
  rub: [press('Megdörzsölöm: lufi'), press('Megdörzsölöm: másik lufi'), slide('Kézben: lufi', 3), press('egyforma')],
  share: [write('Érintés után: A gömb', '3'), write('Érintés után: B gömb', '3'), press('Összeérintem őket')],
  coulomb: [
    press('Beírom a naplóba'),
    slide('Távolság', 30),
    press('Beírom a naplóba'),
    slide('Távolság', 20),
    press('Beírom a naplóba'),
    press('négyszeres'),
  ],
};
