import { placeValue } from './natural-numbers/place-value.ts';
import { roundNatural } from './natural-numbers/round-natural.ts';

export const naturalNumbers = [placeValue, roundNatural];
