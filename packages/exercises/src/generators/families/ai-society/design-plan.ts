/** The five fields of a plan. */
export const FIELDS = ['cel', 'adat', 'veszely', 'meroszam', 'felul'] as const;
export type Field = (typeof FIELDS)[number];
export const FIELD_NAMES: Readonly<Record<Field, string>> = {
  cel: 'cél',
  adat: 'adat',
  veszely: 'veszély',
  meroszam: 'mérőszám',
  felul: 'felülvizsgálat',
};

export interface Flaw {
  field: Field;
  text: string;
  why: string;
  misconception: string;
}

export interface Plan {
  id: string;
  /** What is planned, after „Egy csapat tervez:”. */
  what: string;
  /** One good sentence for each field. */
  good: Readonly<Record<Field, string>>;
  flaws: readonly Flaw[];
}

export const flaw = (field: Field, text: string, why: string, misconception: string): Flaw => ({ field, text, why, misconception });
export const plan = (id: string, what: string, sentences: readonly [string, string, string, string, string], ...flaws: Flaw[]): Plan => {
  const [cel, adat, veszely, meroszam, felul] = sentences;
  return { id, what, good: { cel, adat, veszely, meroszam, felul }, flaws };
};

export const ACCURACY = 'puszta-pontossag';
export const ONCE = 'egyszeri-proba';
export const UNASKED = 'erintettek-nelkul-tervez';
export const MISSING = 'hianyzo-fajta-adat';
export const PERMIT = 'engedely-nelkuli-adat';
export const EQUAL = 'tevedesek-sulya-nelkul';
export const NO_STOP = 'leallitas-nelkul';
