/** True when the spoken numeral starts with a vowel: egy, öt, ötven, ötszáz, ezer, ötezer, egymillió. */
function startsWithVowel(n: number): boolean {
  if (n < 0) return false;
  const whole = Math.trunc(n);
  if (whole >= 1000 && whole < 2000) return true;
  const digits = String(whole);
  if (digits.startsWith('5')) return true;
  // A leading 1 is spoken "egy" alone or before millió and milliárd; 10, 100, 10 000, 100 000 start with t or sz.
  return digits.startsWith('1') && digits.length % 3 === 1 && digits.length !== 4;
}

export const numberArticle = (n: number): 'a' | 'az' => (startsWithVowel(n) ? 'az' : 'a');

export const wordArticle = (word: string): 'a' | 'az' => (/^[„»(]*[aáeéiíoóöőuúüű]/i.test(word) ? 'az' : 'a');

/** Letters are read by their names: az a, az f, az x (iksz), az y (ipszilon), a b. */
export const letterArticle = (letter: string): 'a' | 'az' => (/^[aáeéfiílmnoóöőrsuúüűxy]/i.test(letter) ? 'az' : 'a');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
