/** Suffix strippers on folded text. They need not be right, only equal for all forms of a word. */

const SHORTEST = 4;
/** Two-character suffixes may leave three characters: `körök` → `kor`. */
const SHORTEST_SHORT = 3;

const HUNGARIAN = [
  'jainak jeinek ainak einek jaban jeben'.split(' '),
  'okkal ekkel akkal asaval esevel'.split(' '),
  'ainak einek inkat inket kent szor szer anak enek'.split(' '),
  'asa ese asi esi ban ben bol rol tol nak nek val vel hoz hez nal nel ert kor ani eni jai jei unk juk'.split(' '),
  'ok ek ak on en ra re ba be at et ot ai ei ja je as es os ni ig om em am uk od ed ul va ve ik'.split(' '),
  ['k', 't', 'a', 'e', 'i', 'o', 'u', 'm'],
].flat();
const DOUBLED = /([bcdfghjklmnprstvz])\1[ae]l$/;
const VOWEL = /[aeiou]$/;

const cutHungarian = (word: string): string => {
  const doubled = word.replace(DOUBLED, '$1');
  if (doubled !== word && doubled.length >= SHORTEST_SHORT) return doubled;
  for (const ending of HUNGARIAN) {
    if (!word.endsWith(ending)) continue;
    const left = word.slice(0, -ending.length);
    if (left.length >= (ending.length > 1 || VOWEL.test(left) ? SHORTEST_SHORT : SHORTEST)) return left;
  }
  return word;
};

/** `szoroz` and `szorzás` differ by a vowel that falls out. */
const FLEETING = /^(.*[bcdfghjklmnprstvz])[oe]([rzl])$/;
const FLEETING_STEMS = new Set(['szoroz', 'tukor', 'terem', 'ismetel']);

/** Nothing is cut that would leave fewer letters than `shortest`. */
export const stemDownTo = (shortest: number, word: string): string => {
  let stem = word;
  for (let cut = cutHungarian(stem); cut !== stem && cut.length >= shortest; cut = cutHungarian(stem)) stem = cut;
  return FLEETING_STEMS.has(stem) ? stem.replace(FLEETING, '$1$2') : stem;
};

export const hungarianStem = (word: string): string => stemDownTo(SHORTEST_SHORT, word);

const ROMANIAN = /(?:iilor|urilor|ilor|elor|ului|urile|urii|iile|iei|uri|ile|ele|ii|ia|ie|ea|ei|ul|le|i|e|a|u)$/;
const ENGLISH = /(?:ations?|ions?|ings?|ies|ied|ers?|ed|es|s|y|e)$/;
const longEnough = (stem: string, word: string): string => (stem.length >= SHORTEST_SHORT ? stem : word);

const romanianStem = (word: string): string => longEnough(word.replace(ROMANIAN, ''), word);
const englishStem = (word: string): string => longEnough(word.replace(ENGLISH, ''), word);

/** Every form a foreign word may be looked up by. The language of a query is unknown, so a query word gets all of them. */
export const foreignStems = (word: string): string[] => [...new Set([romanianStem(word), englishStem(word)])];
