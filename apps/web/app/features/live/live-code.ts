/** Of a lesson, and of its board on another computer. */
export const [LESSON_CODE, BOARD_CODE] = [6, 8];

/** As it is typed: any case, spaces and dashes between; characters that no code has are left out. */
export const cleanCode = (typed: string, length = LESSON_CODE): string =>
  typed
    .toUpperCase()
    .replace(/[^2-9A-HJKMNP-Z]/g, '')
    .slice(0, length);

/** What no code has, said where it is typed: left out in silence, it would be searched for. */
export const wrongSign = (typed: string): string | null => {
  const [sign] = /[^2-9A-HJKMNP-Z\s-]/i.exec(typed) ?? [];
  return sign ? `A kódban nincs „${sign.toUpperCase()}”. Nézd meg újra!` : null;
};

/** In two equal groups, as it is read aloud. */
export const printCode = (code: string): string => {
  const half = Math.max(3, code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`.trim();
};
