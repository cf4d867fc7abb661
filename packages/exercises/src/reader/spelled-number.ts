import { plainWord } from './normalise.ts';

const named = (text: string): (readonly [string, number])[] =>
  text.split(' ').map(pair => {
    const [name = '', value] = pair.split(':');
    return [name, Number(value)] as const;
  });

/** With the stems of ketten, hármat, and the slips that leave no doubt (ketö). */
const UNITS = named('egy:1 ketto:2 keto:2 kett:2 ket:2 harom:3 harm:3 negy:4 ot:5 hat:6 het:7 nyolc:8 kilenc:9');
const TENS = named('tizen:10 tiz:10 huszon:20 husz:20 harminc:30 negyven:40 otven:50 hatvan:60 hetven:70 nyolcvan:80 kilencven:90');
/** Parts with names of their own. */
export const PARTS: Readonly<Record<string, number>> = Object.fromEntries(
  named(
    'fel:2 ketted:2 harmad:3 negyed:4 otod:5 hatod:6 heted:7 nyolcad:8 kilenced:9 tizenegyed:11 tizenketted:12 tizenharmad:13 ' +
      'tizennegyed:14 tizenotod:15 tizenhatod:16 tizennyolcad:18 huszad:20 huszonnegyed:24 huszonotod:25 harmincad:30 negyvened:40 otvened:50',
  ),
);
const FRACTIONS = [...Object.entries(PARTS).filter(([name]) => name !== 'fel'), ...named('tized:10 szazad:100 ezred:1000')].sort(
  ([a], [b]) => b.length - a.length,
);
/** Accusative, „-an”, „-val”: they leave the number as it is. */
const ENDING = /^(?:[aeo]?t|[ae]n|[a-z]{0,2}[ae]l)?$/;

interface At {
  readonly value: number;
  readonly rest: string;
}
type Part = (text: string) => At | null;

const first = (names: readonly (readonly [string, number])[], text: string): At | null => {
  const [found] = names.filter(([name]) => text.startsWith(name)).sort(([a], [b]) => b.length - a.length);
  return found ? { value: found[1], rest: text.slice(found[0].length) } : null;
};

/** Up to 99. */
const small: Part = text => {
  const ten = first(TENS, text);
  const unit = first(UNITS, ten ? ten.rest : text);
  return ten && unit ? { value: ten.value + unit.value, rest: unit.rest } : (ten ?? unit);
};

/** Falling scales: what follows a thousand is less than a thousand. */
const scaled =
  (name: string, size: number, part: Part): Part =>
  text => {
    const many = text.startsWith(name) ? { value: 1, rest: text } : part(text);
    if (!many?.rest.startsWith(name)) return many;
    const rest = many.rest.slice(name.length);
    const below = part(rest);
    return { value: many.value * size + (below?.value ?? 0), rest: below ? below.rest : rest };
  };

const read = scaled('millio', 1e6, scaled('ezer', 1000, scaled('szaz', 100, small)));

/** The value of a number written out (huszonnégy, kétezer-háromszáz, héttel), without accents; null for any other word. */
function numberOf(plain: string, ending = ENDING): number | null {
  if (/^nulla(?:t|val)?$/.test(plain)) return 0;
  const found = read(plain.replace(/^ezret$/, 'ezer'));
  return found && ending.test(found.rest) ? found.value : null;
}

/** „öthatod”, „egytizennegyede”; „hatod” alone names no number. */
function fractionOf(plain: string): string | null {
  const word = plain.replace(/(?<=d)(?:[ae](?:t|r[ae]sz[et]?)?|[ae]?t|r[ae]sz[et]?)$/, '');
  for (const [name, below] of FRACTIONS) {
    if (word === name) return null;
    const before = word.slice(0, -name.length);
    // „huszonhatod” is a twenty-sixth, and „negyvenharmad” may be.
    const top = word.endsWith(name) && !/tizen$/.test(before) ? numberOf(before, /^$/) : null;
    if (top !== null && top < 20) return `${top}/${below}`;
  }
  return null;
}

/** „negyede”, „a harmadrésze”, „felére” where a share is asked for. */
export const withShare = (text: string): string => {
  const [, word = ''] = /^(?:az? )?(?:eredeti )?(\p{L}+?)[ae]?(?:r[ae]| ?r[eé]sz(?:[eé]re|e)?)?[.!]?$/u.exec(text) ?? [];
  const below = Object.hasOwn(PARTS, plainWord(word)) ? PARTS[plainWord(word)] : undefined;
  return below ? `1/${below}` : text;
};

const isSpelled = (word: string): boolean => numberOf(plainWord(word)) !== null;

/** „egy” is one unless another number follows: „az egy huszonnégyes” says no one. */
const isArticle = (word: string, after: readonly string[]): boolean =>
  plainWord(word) === 'egy' && after.some(isSpelled) && !/^eg[eé]sz$/i.test(after[0] ?? '');

/** The longest number that begins a row of words: „száz kilencvenkettő” is one. */
function numberAt(words: readonly string[]): { readonly digits: string; readonly taken: number } | null {
  for (let taken = Math.min(words.length, 4); taken > 0; taken--) {
    const joined = plainWord(words.slice(0, taken).join(''));
    const digits = numberOf(joined)?.toString() ?? (taken === 1 ? fractionOf(joined) : null);
    if (digits !== null && !(taken === 1 && isArticle(joined, words.slice(1)))) return { digits, taken };
  }
  return null;
}

/** Numbers written out become digits where the answer has no digit: beside digits a word may be part of a sentence. */
export function withDigits(text: string): { readonly text: string; readonly changed: boolean } {
  if (/\d/.test(text)) return { text, changed: false };
  let changed = false;
  const digits = text.replace(/\p{L}+(?:[ -]\p{L}+)*/gu, run => {
    const words = run.split(/[ -]/);
    const out: string[] = [];
    while (words.length > 0) {
      const found = numberAt(words);
      if (found) changed = true;
      out.push(found?.digits ?? words[0] ?? '');
      words.splice(0, found?.taken ?? 1);
    }
    return out.join(' ');
  });
  return changed ? { text: digits, changed } : { text, changed };
}
