import { withUnit } from './number-format.ts';
import { type Stem, type SuffixKind, stemSuffix } from './suffix.ts';

const METRE: Stem = { harmony: 'front', val: 'rel', t: 't', as: 'es' };
const GRAM: Stem = { harmony: 'back', val: 'mal', t: 'ot', as: 'os' };
const DEGREE: Stem = { harmony: 'back', val: 'kal', t: 'ot', as: 'os' };
const NEWTON: Stem = { harmony: 'back', val: 'nal', t: 't', as: 'os' };
const VOLT: Stem = { harmony: 'back', val: 'tal', t: 'ot', as: 'os' };
const AMPERE: Stem = { harmony: 'front', val: 'rel', t: 't', as: 'es' };

/** Written unit -> how its spoken name takes suffixes: 5 cm-rel, 3 kg-mal, 20 °C-kal. */
const UNITS: Record<string, Stem> = {
  mm: METRE,
  cm: METRE,
  dm: METRE,
  m: METRE,
  km: METRE,
  ml: METRE,
  cl: METRE,
  dl: METRE,
  l: METRE,
  hl: METRE,
  mg: GRAM,
  g: GRAM,
  dkg: GRAM,
  kg: GRAM,
  '°': DEGREE,
  '°C': DEGREE,
  N: NEWTON,
  V: VOLT,
  W: VOLT,
  kW: VOLT,
  A: AMPERE,
  s: { harmony: 'front', val: 'cel', t: 'et', as: 'es' },
  min: { harmony: 'front', val: 'cel', t: 'et', as: 'es' },
  '%': DEGREE,
};

export const unitStem = (unit: string): Stem | undefined => UNITS[unit];

/** `unitSuf(5, 'cm', 'as')` -> `5 cm-es`. */
export function unitSuf(n: number, unit: string, kind: SuffixKind): string {
  const stem = UNITS[unit];
  if (!stem) throw new RangeError(`no spoken form for the unit ${unit}`);
  return `${withUnit(n, unit)}-${stemSuffix(stem, kind)}`;
}
