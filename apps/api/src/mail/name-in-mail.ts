import { givenNameOf } from '@eszkerek/numbers/given-name';

const LONGEST = 40;

/**
 * A name as a mail shows it. Anyone may register with any text as a name, and mail programs turn `evil.example` or
 * `x@evil.example` into something to click: what makes an address of it is left out, and it is cut.
 */
export const nameInMail = (name: string): string => {
  const plain = name
    .replace(/[/\\:@<>|?#%&=]+/g, ' ')
    .replace(/[.。．｡](?=\S)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trim()}…` : plain;
};

/** Greets by the given name, as the site does. */
export const greetingInMail = (name: string): string => `Szia, ${givenNameOf(nameInMail(name))}!`;
