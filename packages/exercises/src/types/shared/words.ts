import type { PublicItem } from '../../questions/public-shape.ts';

/** An answer as it travels: an id or typed text; ids; left -> right ids or blank -> typed text. */
export type GivenAnswer = string | readonly string[] | Readonly<Record<string, string>>;

/** In a list the separator follows a text, not its full stop. */
const unstopped = (text: string): string => text.replace(/\.$/, '');

/** Puts an answer into words: the texts of the items it names, and what was typed as it was typed. */
export function wordsOf(answer: GivenAnswer, items: readonly PublicItem[], escapeText: (text: string) => string): string {
  const texts = new Map(items.map(item => [item.id, item.text]));
  const words = (part: string): string => texts.get(part) ?? escapeText(part);
  if (typeof answer === 'string') return words(answer);
  if (isList(answer)) return (answer.length > 1 ? answer.map(part => unstopped(words(part))) : answer.map(words)).join('; ');
  return Object.entries(answer)
    .map(([key, value]) => `${words(key)}: ${unstopped(words(value))}`)
    .join('; ');
}

const isList = (answer: GivenAnswer): answer is readonly string[] => Array.isArray(answer);
