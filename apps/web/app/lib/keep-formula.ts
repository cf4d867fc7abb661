/** No line breaks at the signs of a formula: „G = m · g” stays in one line. */
export const keepFormula = (text: string): string => text.replace(/ ([=≈≠<>≤≥+−·×:]) /g, '\u00a0$1\u00a0');
