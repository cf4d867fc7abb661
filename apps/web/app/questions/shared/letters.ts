/** The letters of the options of a choice, and the keys that choose them. */
export const LETTERS = 'ABCDEFGH';
