/** Units that tasks also write out. */
const WORDS: Readonly<Record<string, string>> = {
  h: 'óra',
  min: 'perc',
  s: 'másodperc',
  km: 'kilométer',
  m: 'méter',
  dm: 'deciméter',
  cm: 'centiméter',
  mm: 'milliméter',
  kg: 'kilogramm',
  dkg: 'dekagramm',
  g: 'gramm',
  hl: 'hektoliter',
  l: 'liter',
  dl: 'deciliter',
  cl: 'centiliter',
  ml: 'milliliter',
  N: 'newton',
  J: 'joule',
  W: 'watt',
};

interface Spelling {
  word: string;
  inWords: RegExp;
  sign: RegExp;
}
const SPELLINGS = new Map<string, Spelling>(
  Object.entries(WORDS).map(([unit, word]) => [
    unit,
    {
      word,
      inWords: new RegExp(`(?<!\\p{L})${word}`, 'iu'),
      sign: new RegExp(`(?<=[\\d(}$"\\s])${unit}(?![\\p{L}\\d/·^²³])`, 'u'),
    },
  ]),
);

/** The unit beside the answer as the text spells it: the word, where the sign stands neither in the text nor in the figure. */
export function unitAsWritten(unit: string, shown: string): string {
  const spelling = SPELLINGS.get(unit);
  return spelling?.inWords.test(shown) && !spelling.sign.test(shown) ? spelling.word : unit;
}
