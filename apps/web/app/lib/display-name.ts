import { USERNAME_DISPLAY } from '@eszkerek/contract/constants';

/** Made for the first name only: it takes a phone a tenth of a second, and a guest has no name. Old browsers lack it. */
let segmenter: Intl.Segmenter | undefined;

const charactersOf = (text: string): string[] => {
  if (typeof Intl.Segmenter === 'undefined') return Array.from(text);
  segmenter ??= new Intl.Segmenter('hu', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), part => part.segment);
};

/** The name in the navbar: longer than 10 user-visible characters, it is cut to 8 and an ellipsis. */
export function displayName(username: string): string {
  const characters = charactersOf(username);
  return characters.length > USERNAME_DISPLAY.longerThan ? `${characters.slice(0, USERNAME_DISPLAY.cutTo).join('')}…` : username;
}
