import { texNumber } from '@eszkerek/numbers/hungarian';

const x = texNumber;

/** A negative number stands in brackets after an operation sign. */
export const paren = (n: number): string => (n < 0 ? `(${x(n)})` : x(n));
