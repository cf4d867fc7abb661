import { type SpokenEnding, spokenEnding } from './spoken-ending.ts';

/** Named after the back-vowel form; `t` is the accusative, `as` the adjective (3-as, 5-ös). */
export type SuffixKind = 'val' | 'szor' | 'hoz' | 'ban' | 'nál' | 'ra' | 'ból' | 'tól' | 'ról' | 'nak' | 't' | 'as';
export const SUFFIX_KINDS: readonly SuffixKind[] = ['val', 'szor', 'hoz', 'ban', 'nál', 'ra', 'ból', 'tól', 'ról', 'nak', 't', 'as'];

export type Harmony = 'back' | 'front' | 'rounded';

/** Same in every harmony, so they may follow any number. */
export const INVARIANT_SUFFIXES = ['ig', 'ért', 'kor', 'féle', 'ként', 'fős'] as const;

type Regular = Exclude<SuffixKind, 'val' | 't' | 'as'>;
const REGULAR: Record<Harmony, Record<Regular, string>> = {
  back: { szor: 'szor', hoz: 'hoz', ban: 'ban', nál: 'nál', ra: 'ra', ból: 'ból', tól: 'tól', ról: 'ról', nak: 'nak' },
  front: { szor: 'szer', hoz: 'hez', ban: 'ben', nál: 'nél', ra: 're', ból: 'ből', tól: 'től', ról: 'ről', nak: 'nek' },
  rounded: { szor: 'ször', hoz: 'höz', ban: 'ben', nál: 'nél', ra: 're', ból: 'ből', tól: 'től', ról: 'ről', nak: 'nek' },
};

export interface Stem {
  harmony: Harmony;
  val: string;
  t: string;
  as: string;
  szor?: string;
}

const STEMS: Record<SpokenEnding, Stem> = {
  0: { harmony: 'back', val: 'val', t: 't', as: 's' },
  1: { harmony: 'front', val: 'gyel', t: 'et', as: 'es' },
  // "kettőhöz" is rounded but "kétszer" is not.
  2: { harmony: 'rounded', val: 'vel', t: 't', as: 'es', szor: 'szer' },
  3: { harmony: 'back', val: 'mal', t: 'at', as: 'as' },
  4: { harmony: 'front', val: 'gyel', t: 'et', as: 'es' },
  5: { harmony: 'rounded', val: 'tel', t: 'öt', as: 'ös' },
  6: { harmony: 'back', val: 'tal', t: 'ot', as: 'os' },
  7: { harmony: 'front', val: 'tel', t: 'et', as: 'es' },
  8: { harmony: 'back', val: 'cal', t: 'at', as: 'as' },
  9: { harmony: 'front', val: 'cel', t: 'et', as: 'es' },
  10: { harmony: 'front', val: 'zel', t: 'et', as: 'es' },
  20: { harmony: 'back', val: 'szal', t: 'at', as: 'as' },
  30: { harmony: 'back', val: 'cal', t: 'at', as: 'as' },
  40: { harmony: 'front', val: 'nel', t: 'et', as: 'es' },
  50: { harmony: 'front', val: 'nel', t: 'et', as: 'es' },
  60: { harmony: 'back', val: 'nal', t: 'at', as: 'as' },
  70: { harmony: 'front', val: 'nel', t: 'et', as: 'es' },
  80: { harmony: 'back', val: 'nal', t: 'at', as: 'as' },
  90: { harmony: 'front', val: 'nel', t: 'et', as: 'es' },
  100: { harmony: 'back', val: 'zal', t: 'at', as: 'as' },
  1000: { harmony: 'front', val: 'rel', t: 'et', as: 'es' },
  1000000: { harmony: 'back', val: 'val', t: 't', as: 's' },
  1000000000: { harmony: 'back', val: 'dal', t: 'ot', as: 'os' },
};

export function stemSuffix(stem: Stem, kind: SuffixKind): string {
  if (kind === 'val' || kind === 't' || kind === 'as') return stem[kind];
  if (kind === 'szor' && stem.szor) return stem.szor;
  return REGULAR[stem.harmony][kind];
}

/** The suffix of a whole number without the hyphen: `numberSuffix(25, 'val')` is `tel`. */
export const numberSuffix = (n: number, kind: SuffixKind): string => stemSuffix(STEMS[spokenEnding(n)], kind);

const TENTH: Stem = { harmony: 'front', val: 'del', t: 'et', as: 'es' };
const HUNDREDTH: Stem = { harmony: 'back', val: 'dal', t: 'ot', as: 'os' };

/** 7,8 is spoken "hét egész nyolc tized", 7,85 "… század", 7,851 "… ezred". */
export function decimalSuffix(decimals: number, kind: SuffixKind): string {
  return stemSuffix(decimals === 2 ? HUNDREDTH : TENTH, kind);
}

const PERCENT: Stem = { harmony: 'back', val: 'kal', t: 'ot', as: 'os' };
export const percentSuffix = (kind: SuffixKind): string => stemSuffix(PERCENT, kind);
