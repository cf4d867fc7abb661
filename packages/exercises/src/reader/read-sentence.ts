import { say } from './messages.ts';
import { isSpelledNumber, withoutNumberWords } from './number-words.ts';
import type { Problem } from './parse.ts';
import { type Dot, readNumber, type Valued } from './read-number.ts';
import { type Quantity, readQuantity } from './read-quantity.ts';
import { type Context, cleanNumber } from './sentence.ts';
import { withDigits, withShare } from './spelled-number.ts';
import { readUnit } from './unit.ts';

type Failed = { readonly problem: Problem };
type Read = Quantity & { readonly inWords: boolean; readonly about: boolean };

const spelledOut = (text: string): Failed | null =>
  (text.match(/\p{L}+/gu) ?? []).some(isSpelledNumber) ? { problem: { message: say.digits } } : null;

/** „200-nak a 12%-a 24”: numbers with words between them, of which the reader must not choose. */
const SEVERAL = /\d[^\d]*?\p{L}{3}[^\d]*? -?\d|\d-\p{L}+ [^\d]*\d|\d ?%[^\d]* -?\d/u;

const AMOUNT = /(?<![\d.,])-?\d+(?: \d{3})*(?: \d+\/\d+|\/\d+|[.,]\d+)?(?: ?([\p{L}°%][\p{L}°%/^\d]*))?(?:-\p{L}+)?/gu;
const PARTED = /[=+*:;]|(?<!\p{L})(?:vagy|és|es|meg|illetve)(?!\p{L})|, /iu;

/** „600 g sajt 21,6 lejbe kerül”: a sentence without the amounts that the question told. Null unless one number is left. */
function withoutData(text: string, context: Context): string | null {
  const amounts = [...text.matchAll(AMOUNT)];
  const own = amounts.filter(([amount]) => !context.tells?.(amount));
  if (amounts.length < 2 || own.length !== 1 || PARTED.test(text)) return null;
  return amounts
    .filter(amount => !own.includes(amount))
    .reduceRight((rest, { 0: amount, index }) => {
      const number = /^-?[\d.,/ ]*\d/.exec(amount)?.[0] ?? '';
      const unit = readUnit(amount.slice(number.length).replace(/-\p{L}+$/u, ''));
      const length = unit ? amount.length : (/^-?[\d.,/ ]*\d(?: ?%)?(?:-\p{L}+)?/u.exec(amount)?.[0] ?? '').length;
      return `${rest.slice(0, index)} ${rest.slice(index + length).replace(/^ (?:alatt|esetén)(?!\p{L})/iu, '')}`;
    }, text)
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A number with or without a unit, alone or in a sentence. */
export function readSentence(typed: string, dot: Dot, context: Context): Read | Failed {
  const { text: digits, changed } = withDigits(context.share ? withShare(typed) : typed);
  const text = changed ? digits.replace(/(?<=\d) per (?=\d)/i, '/') : digits;
  const whole = readOne(text, dot, context);
  const told = 'problem' in whole ? withoutData(text, context) : null;
  const read = told === null ? whole : readOne(told, dot, context);
  const message = 'problem' in read && 'message' in read.problem ? read.problem.message : null;
  const vague = message === say.unclear || message === say.onlyNumber;
  if (changed && (message === say.unclear || message === say.twoNumbers)) return { problem: { message: say.digits } };
  if (vague && SEVERAL.test(text)) return { problem: { message: say.oneNumber } };
  return changed && !('problem' in read) ? { ...read, inWords: true } : read;
}

function readOne(text: string, dot: Dot, context: Context): Read | Failed {
  const cleaned = cleanNumber(text, context);
  if ('problem' in cleaned) return cleaned;
  const pieces = readQuantity(cleaned.text, dot, context.wanted);
  if (!('problem' in pieces)) return { ...pieces, inWords: false, about: cleaned.about };
  const spelled = withoutNumberWords(cleaned.text);
  if (spelled.text === cleaned.text) return spelledOut(cleaned.text) ?? pieces;
  if (spelled.left) return { problem: { message: say.digits } };
  const read = readQuantity(spelled.text, dot, context.wanted);
  return 'problem' in read ? (spelledOut(cleaned.text) ?? read) : { ...read, inWords: spelled.changed, about: cleaned.about };
}

/** One number of a list or one end of an interval: the unit of the question may stand beside it, no other. */
export function readBare(text: string, dot: Dot, context: Context, unclear: string): Valued | Failed {
  const bare = readNumber(text, dot, unclear);
  if (!('problem' in bare)) return bare;
  const quantity = readQuantity(text, dot, context.wanted);
  if ('problem' in quantity || !quantity.unit) return bare;
  return quantity.pieces === undefined && context.takes?.(quantity.unit) ? quantity : { problem: { message: say.withoutUnit } };
}

/** One number of a list: words may stand around it. */
export function readItem(text: string, dot: Dot, context: Context, unclear: string): Valued | Failed {
  const cleaned = cleanNumber(withDigits(text).text, context);
  return 'problem' in cleaned ? cleaned : readBare(withoutNumberWords(cleaned.text).text, dot, context, unclear);
}
