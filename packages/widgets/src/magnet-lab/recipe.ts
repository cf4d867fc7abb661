import { check, choose, type Move, press, type Recipe, slide } from '../kit/recipe.ts';

const test = (thing: string, guess: string): Move[] => [
  choose('Mit teszel a mágnes elé?', thing),
  choose(`${thing}: vonzza a mágnes?`, guess),
  press(`Kipróbálom (${thing})`),
];

export const recipe: Recipe<'magnet-lab'> = {
  bars: [press('Jobb mágnest fordítom'), slide('Távolság', 2), press('egyformák')],
  materials: [...test('vasszög', 'vonzza'), ...test('rézdrót', 'nem vonzza'), ...test('alufólia', 'nem vonzza'), check],
  compass: [slide('Iránytű', 5, 0), slide('Iránytű', -5, 0), choose('A mágnes északi pólusa', 'a bal vége')],
  electromagnet: [press('Vasmag a tekercsben'), slide('Menetszám', 80)],
  induction: [press('Betolom lassan'), press('nullát'), press('Beírom a naplóba'), press('Kihúzom gyorsan'), press('Beírom a naplóba')],
  transformer: [slide('Szekunder menetek', 300)],
};
