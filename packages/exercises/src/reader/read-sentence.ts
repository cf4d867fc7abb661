import { say } from './messages.ts';
import { withoutNumberWords } from './number-words.ts';
import type { Problem } from './parse.ts';
import { type Dot, readNumber, type Valued } from './read-number.ts';
import { type Quantity, readQuantity } from './read-quantity.ts';
import { type Context, cleanNumber } from './sentence.ts';

type Failed = { readonly problem: Problem };
type Read = Quantity & { readonly inWords: boolean; readonly about: boolean };

/** A number with or without a unit, alone or in a sentence. */
export function readSentence(text: string, dot: Dot, context: Context): Read | Failed {
  const cleaned = cleanNumber(text, context);
  if ('problem' in cleaned) return cleaned;
  const pieces = readQuantity(cleaned.text, dot);
  if (!('problem' in pieces)) return { ...pieces, inWords: false, about: cleaned.about };
  const spelled = withoutNumberWords(cleaned.text);
  if (spelled.text === cleaned.text) return pieces;
  if (spelled.left) return { problem: { message: say.digits } };
  const read = readQuantity(spelled.text, dot);
  return 'problem' in read ? read : { ...read, inWords: spelled.changed, about: cleaned.about };
}

/** One number of a list: words may stand around it, a unit may not. */
export function readItem(text: string, dot: Dot, context: Context, unclear: string): Valued | Failed {
  const cleaned = cleanNumber(text, context);
  return 'problem' in cleaned ? cleaned : readNumber(withoutNumberWords(cleaned.text).text, dot, unclear);
}
