import { useEffect } from 'react';
import { useKept } from '../../lib/use-kept.ts';
import type { MailedLetter } from './registered.tsx';

const KEY = 'regisztracio/level';

/** Where the letter of a registration went: a reload of the page does not ask for everything again. */
export const useSentLetter = () => useKept<MailedLetter | null>(KEY, null);

/** Who goes on to login has no more use for it, and the next one at the machine should not see it. */
export const useLetterOver = (over = true) =>
  useEffect(() => {
    if (over) sessionStorage.removeItem(`typed.${KEY}`);
  }, [over]);
