/** Descriptions longer than this are cut by search engines. */
const LONGEST = 180;
const ENDS_A_SENTENCE = /[.!?…]$/;

/** The text as a sentence: a title that ends in `?` or `!` gets no full stop behind it. */
export const sentence = (text: string): string => (ENDS_A_SENTENCE.test(text) ? text : `${text}.`);

/**
 * A list of titles behind an opening, never cut inside a title: what does not fit is counted.
 * Titles hold commas of their own, so they are parted by semicolons.
 */
export function listTitles(opening: string, titles: readonly string[], longest = LONGEST): string {
  for (let shown = titles.length; shown > 0; shown -= 1) {
    const left = titles.length - shown;
    const text = sentence(`${opening} ${titles.slice(0, shown).join('; ')}${left > 0 ? ` és még ${left} lecke` : ''}`);
    if (text.length <= longest) return text;
  }
  return sentence(opening.replace(/\s*[–:]$/, ''));
}
