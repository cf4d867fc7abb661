import { fold } from '../db/fold.ts';

/** Suffixes stripped before comparison, longest first, on folded text. This short list beats the general stemmer on school words. */
const ENDINGS = [
  'jainak',
  'jeinek',
  'ainak',
  'einek',
  'okkal',
  'ekkel',
  'oknak',
  'eknek',
  'okrol',
  'ekrol',
  'okban',
  'ekben',
  'okbol',
  'ekbol',
  'asa',
  'ese',
  'nal',
  'nel',
  'val',
  'vel',
  'ban',
  'ben',
  'bol',
  'bel',
  'rol',
  'rel',
  'tol',
  'nak',
  'nek',
  'hoz',
  'hez',
  'kal',
  'kel',
  'sal',
  'sel',
  'gal',
  'gel',
  'tal',
  'tel',
  'ok',
  'ek',
  'ak',
  'on',
  'en',
  'ra',
  're',
  'ba',
  'be',
  'at',
  'et',
  'ot',
  'ai',
  'ei',
  'ja',
  'je',
  'k',
  't',
  'a',
  'e',
  'i',
];
const SHORTEST_STEM = 4;

export const stem = (word: string): string => {
  for (const ending of ENDINGS)
    if (word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM) return word.slice(0, -ending.length);
  return word;
};

/** The search tokens of a text: folded, split, each also without its suffix. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(word => word.length > 1 || /\d/.test(word))
    .flatMap(word => {
      const cut = stem(word);
      return cut === word ? [word] : [word, cut];
    });
