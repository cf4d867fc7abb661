const LETTERS = /ddzs|dzs|ccs|ddz|ggy|lly|nny|ssz|tty|zzs|cs|dz|gy|ly|ny|sz|ty|zs|./giu;
const VOWEL = /^[aáeéiíoóöőuúüű]$/i;
/** `ssz` would be divided as `sz-sz`. */
const isDoubled = (letter: string): boolean => letter.length > 2 && letter.toLowerCase() !== 'dzs';
const FEWEST = 3;

/** Where a syllable begins: with the last consonant before its vowel. Between two consonants that is true of compounds as well. */
const divided = (word: string, onlyBetweenConsonants = true): string => {
  const letters = word.match(LETTERS) ?? [];
  const isVowel = letters.map(letter => VOWEL.test(letter));
  let done = 0;
  const parts = letters.map((letter, i) => {
    const at = done;
    done += letter.length;
    const begins = !isVowel[i] && !isDoubled(letter) && isVowel[i + 1] && !(onlyBetweenConsonants && isVowel[i - 1]);
    return begins && at >= FEWEST && word.length - at >= FEWEST ? `\u00AD${letter}` : letter;
  });
  const text = parts.join('');
  return text === word && onlyBetweenConsonants ? divided(word, false) : text;
};

/** Places where a word longer than so many letters may break: few browsers hyphenate Hungarian. Text with markup stays as it is. */
export const softHyphens = (text: string, longest: number): string =>
  text.includes('<') ? text : text.replace(/\p{L}+/gu, word => (word.length > longest ? divided(word) : word));
