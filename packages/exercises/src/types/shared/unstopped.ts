/** In a list the separator follows a text, not its full stop; after a formula the stop stands inside the element that holds both. */
export const unstopped = (text: string): string => text.replace(/\.((?:<\/span>)*)$/, '$1');

/** A mark after a text: a browser may break before it where a formula ends the text, but not at a word joiner. */
export const withMark = (text: string, mark: string): string => (text.endsWith('>') ? `${text}\u2060${mark}` : `${text}${mark}`);
