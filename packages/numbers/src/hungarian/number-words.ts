const UNITS = ['', 'egy', 'kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc'];
const TENS = ['', 'tíz', 'húsz', 'harminc', 'negyven', 'ötven', 'hatvan', 'hetven', 'nyolcvan', 'kilencven'];
const at = (list: readonly string[], index: number): string => list[index] ?? '';
/** Before száz, ezer and millió the numeral two is "két". */
const joined = (words: string): string => words.replace(/kettő$/, 'két');

function belowHundred(n: number): string {
  const [ten, unit] = [Math.floor(n / 10), n % 10];
  if (ten === 1 && unit > 0) return `tizen${at(UNITS, unit)}`;
  if (ten === 2 && unit > 0) return `huszon${at(UNITS, unit)}`;
  return at(TENS, ten) + at(UNITS, unit);
}

function belowThousand(n: number): string {
  const hundred = Math.floor(n / 100);
  const head = hundred === 0 ? '' : hundred === 1 ? 'száz' : `${joined(at(UNITS, hundred))}száz`;
  return head + belowHundred(n % 100);
}

/** One word up to 2000; above it the groups of three are joined by hyphens: kétezer-egy, hétmillió-negyvenezer-kétszáz. */
export function numberToWords(n: number): string {
  if (!Number.isSafeInteger(n) || Math.abs(n) >= 1e12) throw new RangeError(`no words for ${n}`);
  if (n < 0) return `mínusz ${numberToWords(-n)}`;
  if (n === 0) return 'nulla';
  const groups: string[] = [];
  const [milliards, millions, thousands, rest] = [Math.floor(n / 1e9), Math.floor(n / 1e6) % 1000, Math.floor(n / 1000) % 1000, n % 1000];
  if (milliards) groups.push(`${joined(belowThousand(milliards))}milliárd`);
  if (millions) groups.push(`${joined(belowThousand(millions))}millió`);
  if (thousands) groups.push(thousands === 1 && n < 2000 ? 'ezer' : `${joined(belowThousand(thousands))}ezer`);
  if (rest) groups.push(belowThousand(rest));
  return groups.join(n <= 2000 ? '' : '-');
}

const PLACES = ['', 'tized', 'század', 'ezred', 'tízezred'];

/** 3,05 is „három egész öt század”; `digits` decimals are read, zeros at the end are not. */
export function decimalInWords(value: number, digits: number): string {
  const scaled = Math.round(Math.abs(value) * 10 ** digits);
  let [rest, places] = [scaled % 10 ** digits, digits];
  while (places > 0 && rest % 10 === 0) [rest, places] = [rest / 10, places - 1];
  const whole = numberToWords(Math.floor(scaled / 10 ** digits));
  return places === 0 ? whole : `${whole} egész ${numberToWords(rest)} ${PLACES[places]}`;
}

const DENOMINATORS: Record<number, string> = {
  2: 'ketted',
  3: 'harmad',
  4: 'negyed',
  5: 'ötöd',
  6: 'hatod',
  7: 'heted',
  8: 'nyolcad',
  9: 'kilenced',
  10: 'tized',
  11: 'tizenegyed',
  12: 'tizenketted',
  15: 'tizenötöd',
  20: 'huszad',
  100: 'század',
  1000: 'ezred',
};

/** `denominatorWord(4)` is "negyed"; undefined where the word would only puzzle a pupil. */
export const denominatorWord = (n: number): string | undefined => DENOMINATORS[n];
