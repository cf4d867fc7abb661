import { USERNAME_DISPLAY } from '@eszkerek/contract/constants';

const segmenter = new Intl.Segmenter('hu', { granularity: 'grapheme' });

/** The name in the navbar: longer than 10 user-visible characters, it is cut to 8 and an ellipsis. */
export function displayName(username: string): string {
  const characters = Array.from(segmenter.segment(username), part => part.segment);
  return characters.length > USERNAME_DISPLAY.longerThan ? `${characters.slice(0, USERNAME_DISPLAY.cutTo).join('')}…` : username;
}
