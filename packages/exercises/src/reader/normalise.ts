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

/** Both signs as they are typed. The slash in them is no bar of a fraction. */
export const PLUS_MINUS = /\+ ?\/ ?[-−–]|[-−–] ?\/ ?\+|∓|plusz[ -]?m[ií]nusz/gi;

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g, ''],
  [/[\u2010-\u2015−﹣－]/g, '-'],
  [PLUS_MINUS, '±'],
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
  [/(?<=\d) ?\\ ?(?=\d)/g, '/'],
  [/(?<=\d) ?per ?(?=\d)/gi, '/'],
  [/(?<![\p{L}\d])[oO](?=[.,]\d)|(?<=\d[.,]?)[oO](?=\d)/gu, '0'],
  [/(?<=\d\/\d+)-[aeoö]?d(?:r[ée]sze?)?(?!\p{L})/giu, ''],
  [/\)\.\(/g, ')*('],
  [/°K(?!\p{L})/gu, 'K'],
  [/(?<=\d ?)o ?C(?!\p{L})/gu, '°C'],
  [/% -(?=\p{L})/gu, '%-'],
  [/%(?=(?:k[ae]l|[áa]t?|[ao]s|r[aóo]l?)(?!\p{L}))/gu, '%-'],
  [/(?<=\d)eg[ée]sz(?=\d)/giu, ' egész '],
  [/(?<!\p{L})f[ée]l[óo]ra/giu, 'fél óra'],
];

/** A unit said in words: „30 négyzetcm”, „30 cm négyzet”, „5 köb m”, „2 méter másodpercenként”. */
const UNIT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d ?)n[ée]gyzet[ -]?([kdcm]?m)(?!\p{L})/giu, '$1^2'],
  [/(?<=\d ?)k[öo]b[ -]?([kdcm]?m)(?!\p{L})/giu, '$1^3'],
  [/(?<=\d ?)([kdcm]?m)(?: az?)?[ -]?n[ée]gyzet(?:en)?(?!\p{L})/giu, '$1^2'],
  [/(?<=\d ?)([kdcm]?m)(?: az?)?[ -]?k[öo]b(?:[öo]n)?(?!\p{L})/giu, '$1^3'],
  [
    /(?<=\d ?)(\p{L}+?)(?:-[aeo]?t)?(?: (?:tesz|tett|fut|megy|halad|repül|jut|folyik)(?: (?:meg|el|be|ki))?)? (ór[aá]|perc|másodperc)[ea]?nként(?!\p{L})/giu,
    '$1/$2',
  ],
  [/^(ór[aá]|perc|másodperc)[ea]?nként (-?\d[\d.,]*) ?(\p{L}+)/iu, '$2 $3/$1'],
  [/(?<=\d ?)(n[ée]gyzet|k[öo]b) (?=(?:centi|deci|milli|kilo|méter|meter))/giu, '$1'],
];

/** Emojis with all that colours and joins them, a frame round a digit, and a smiley behind the answer. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\u20E3\uFE0E\uFE0F]/gu;
const SMILEY = /\s+[:;]-?[()DP]+\s*$|(?<=^[^(]*)[:;]-?\)+\s*$/u;

/** „14 pí”, „14PÍ”, „7 pi”. */
const PI_NAME = /(?<!\p{L})p[ií](?!\p{L})/giu;

/** One spelling for the many characters keyboards and copied texts produce. Spaces are kept, but single. */
export function normalise(typed: string): string {
  let text = typed
    .replace(EMOJI, ' ')
    .replace(SMILEY, '')
    .replace(/[¼-¾⅐-⅞]/g, c => ` ${VULGAR[c] ?? c}`);
  text = text.replace(/^\s*⁻(?=\d)/, '-').replace(/⁰(?= ?C(?!\p{L}))/gu, '°');
  text = text.replace(/([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)(?=(\d)?)/g, (_, run: string, digit?: string) => {
    const power = [...run].map(c => (c === '⁻' ? '-' : String(SUPERSCRIPTS.indexOf(c)))).join('');
    return digit ? `^(${power})` : `^${power}`;
  });
  text = text.replace(/[₀-₉]/g, c => String(c.charCodeAt(0) - 0x2080));
  for (const [from, to] of [...REPLACEMENTS, ...UNIT_WORDS]) text = text.replace(from, to);
  return text.normalize('NFKC').replace(PI_NAME, 'π').replace(/\s+/g, ' ').trim();
}

/** Lower case without accents: how words are compared. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
