import type { PublicItem } from '../../questions/public-shape.ts';
import { unstopped, withMark } from './unstopped.ts';

/** An answer as it travels: an id or typed text; ids; left -> right ids or blank -> typed text. */
export type GivenAnswer = string | readonly string[] | Readonly<Record<string, string>>;

/** Puts an answer into words: the texts of the items it names, and what was typed as it was typed; `mark` stands within a pair. */
export function wordsOf(answer: GivenAnswer, items: readonly PublicItem[], escapeText: (text: string) => string, mark = ':'): string {
  const texts = new Map(items.map(item => [item.id, item.text]));
  const words = (part: string): string => texts.get(part) ?? escapeText(part);
  if (typeof answer === 'string') return words(answer);
  if (isList(answer)) return answer.length > 1 ? listed(answer.map(part => unstopped(words(part)))) : answer.map(words).join('');
  // In the order of the items or blanks, whichever was filled first: the same answer has the same words.
  const place = (id: string): number => items.findIndex(item => item.id === id);
  const parts = Object.entries(answer).toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
  return listed(parts.map(([key, value]) => `${withMark(words(key), mark)} ${unstopped(words(value))}`));
}

const listed = (texts: readonly string[]): string => texts.map((text, i) => (i < texts.length - 1 ? withMark(text, ';') : text)).join(' ');

const isList = (answer: GivenAnswer): answer is readonly string[] => Array.isArray(answer);
