export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A goal as the curriculum writes it: a^n is a power, E_m has an index, and a suffix stays with its number (20²-ig). */
export const goalHtml = (goal: string): string =>
  escapeHtml(goal)
    .replaceAll(/(\p{L})\^(\w)/gu, '$1<sup>$2</sup>')
    .replaceAll(/(?<!\p{L})(\p{L})_(\w)/gu, '$1<sub>$2</sub>')
    .replaceAll(/(?<=[\d²³])-(?=\p{L})/gu, '-\u2060');
