import type { Report } from '../fault.ts';

/** What every text check writes into: faults, and the words for the spelling check with the line each first stands on. */
export interface Prose {
  report: Report;
  words: Map<string, number>;
}

const SOFT_HYPHEN = '\u00ad';
/** A word alone; what follows a digit or a formula („5-tel”, „3D”) and a lone letter are no words. */
const WORD = /(?<![\p{L}\d-])\p{L}[\p{L}-]*\p{L}(?![\d])/gu;

export function collectWords(text: string, line: number, words: Map<string, number>): void {
  for (const [word] of text.replaceAll(SOFT_HYPHEN, '').matchAll(WORD)) if (!words.has(word)) words.set(word, line);
}
