import { dictionary } from '@zxcvbn-ts/language-common';

/** Sorted by how often they were found in leaks. For the server: the browser must not load 400 KB of words. */
const leaked: readonly string[] = dictionary['passwords-common'];
const whole = new Set(leaked);
const MOST_COMMON = 10_000;
const SHORTEST_WORD = 4;
const words = new Set(leaked.slice(0, MOST_COMMON).filter(word => word.length >= SHORTEST_WORD));

/** More digits and symbols than this around a common word are worth guessing for. */
const MOST_DECORATION = 8;
const LOOK_ALIKES = new Map(Object.entries({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }));
const readLookAlikes = (text: string): string => text.replace(/[013457@$!]/g, sign => LOOK_ALIKES.get(sign) ?? sign);

/**
 * A leaked password, or one of the 10,000 commonest dressed up to meet the five criteria: with capitals, look-alike signs
 * and a few digits or symbols before or after it (P@ssw0rd2026!). Guessing programs try these first.
 */
export const isLeakedPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  if (whole.has(lower)) return true;
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (lower.length - core.length > MOST_DECORATION) return false;
  return words.has(core) || words.has(readLookAlikes(core));
};
