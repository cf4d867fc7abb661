/** As it is typed: any case, spaces and dashes between; characters that no code has are left out. */
export const cleanCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^2-9A-HJKMNP-Z]/g, '')
    .slice(0, 6);

/** In two groups of three, as it is read aloud. */
export const printCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`.trim();
