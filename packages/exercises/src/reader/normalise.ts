const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const VULGAR: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g, ''],
  [/[\u2010-\u2015−﹣－]/g, '-'],
  [/\*\*/g, '^'],
  [/[·⋅∙•×✕∗⁎]/g, '*'],
  [/[÷∶]/g, ':'],
  [/[⁄∕]/g, '/'],
  [/≤|⩽|=</g, '<='],
  [/≥|⩾|=>/g, '>='],
  [/[′’‘`´]/g, "'"],
  [/[″”“]/g, '"'],
  [/º|˚/g, '°'],
  [/℃/g, '°C'],
  [/…/g, '...'],
  [/,,/g, ','],
];

/** One spelling for the many characters keyboards and copied texts produce. Spaces are kept, but single. */
export function normalise(typed: string): string {
  let text = typed.replace(/[¼-¾⅐-⅞]/g, c => ` ${VULGAR[c] ?? c}`);
  text = text.replace(/^\s*⁻(?=\d)/, '-');
  text = text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, run => `^${[...run].map(c => (c === '⁻' ? '-' : String(SUPERSCRIPTS.indexOf(c)))).join('')}`);
  text = text.replace(/[₀-₉]/g, c => String(c.charCodeAt(0) - 0x2080));
  for (const [from, to] of REPLACEMENTS) text = text.replace(from, to);
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** Lower case without accents: how words are compared. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
