import { numberArticle, numberSuffix } from '@eszkerek/numbers/hungarian';

/** `5. kérdés a 10-ből`: article and ending follow how the number is said. */
export const placeText = (place: number, total: number, what = 'kérdés'): string =>
  `${place}. ${what} ${numberArticle(total)} ${total}-${numberSuffix(total, 'ból')}`;

/** `10-ből 7`. */
export const outOfText = (total: number, value: number): string => `${total}-${numberSuffix(total, 'ból')} ${value}`;

/** `4–18.`, `2., 5–7.`: the places of a list, each run of neighbours as one that is never broken. */
export function placesText(places: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last && place === last[1] + 1) last[1] = place;
    else runs.push([place, place]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}.` : `${from}–\u2060${to}.`)).join(', ');
}
