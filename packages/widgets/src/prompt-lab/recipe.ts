import { check, choose, press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'prompt-lab'> = {
  build: [
    choose('szerep', 'Légy türelmes matektanár!'),
    choose('cél', 'Magyarázd el a törtek összeadását!'),
    choose('forma', 'Három rövid lépésben írd le!'),
    check,
  ],
  improve: [press('Megmondom, hányadikos vagyok.'), press('Megadom, hány mondat legyen.'), check],
};
