import { numberArticle, numberSuffix } from '@eszkerek/numbers/hungarian';

/** `5. kérdés a 10-ből`: article and ending follow how the number is said. */
export const placeText = (place: number, total: number, what = 'kérdés'): string =>
  `${place}. ${what} ${numberArticle(total)} ${total}-${numberSuffix(total, 'ból')}`;

/** `10-ből 7`. */
export const outOfText = (total: number, value: number): string => `${total}-${numberSuffix(total, 'ból')} ${value}`;
