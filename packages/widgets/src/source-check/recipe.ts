import { check, choose, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'source-check'> = {
  'mark-claims': [
    choose('Címke: 1. mondat', 'ellenőriztem, igaz'),
    choose('Címke: 2. mondat', 'ellentmond önmagának'),
    choose('Címke: 3. mondat', 'hamis'),
    choose('Címke: 4. mondat', 'a forrás nem található'),
    check,
  ],
  'match-sources': [
    choose('Döntés: biológia tankönyv', 'alátámasztja'),
    choose('Döntés: receptes oldal', 'nem erről szól'),
    choose('Döntés: névtelen blog', 'másolat, nem független'),
    check,
  ],
};
