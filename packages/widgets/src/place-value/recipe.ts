import { check, press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'place-value'> = {
  build: [press('milliós hely: eggyel több', 7), press('tízezres hely: eggyel több', 4), press('százas hely: eggyel több', 2)],
  digit: [press('8, ezres hely'), check],
  shift: [press('· 10', 2)],
  column: [press('jobbra')],
};
