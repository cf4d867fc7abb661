import type { OwnType } from '@eszkerek/contract/set-shapes';

export const TYPES: Readonly<Record<string, string>> = {
  single: 'Egy jó válasz',
  multi: 'Több jó válasz',
  numeric: 'Szám beírása',
  shortText: 'Rövid szöveg',
  order: 'Sorba rendezés',
  match: 'Párosítás',
  numberLine: 'Számegyenes',
  fillSteps: 'Lépések kiegészítése',
  hotspot: 'Választás az ábrán',
};

export const OWN_TYPE_OPTIONS: readonly { value: OwnType; label: string }[] = [
  { value: 'single', label: 'Egy jó válasz' },
  { value: 'multi', label: 'Több jó válasz' },
  { value: 'numeric', label: 'Szám beírása' },
  { value: 'shortText', label: 'Rövid szöveg' },
  { value: 'order', label: 'Sorba rendezés' },
  { value: 'match', label: 'Párosítás' },
];

export const LEVELS = [
  { value: '1', label: 'Könnyű' },
  { value: '2', label: 'Közepes' },
  { value: '3', label: 'Nehéz' },
] as const;

const LEVEL_WORDS: Readonly<Record<number, string>> = { 1: 'könnyű', 2: 'közepes', 3: 'nehéz' };
export const levelWord = (difficulty: number | null): string => LEVEL_WORDS[difficulty ?? 0] ?? '';

/** [5, 6] -> „5–6. osztály”. */
export const gradeWord = (grades: readonly number[]): string =>
  grades.length === 0 ? '' : `${[...new Set([Math.min(...grades), Math.max(...grades)])].join('–')}. osztály`;

export const SUBJECTS = [
  { value: 'matematika', label: 'Matematika' },
  { value: 'fizika', label: 'Fizika' },
  { value: 'ai', label: 'Mesterséges intelligencia' },
] as const;
export type SubjectName = (typeof SUBJECTS)[number]['value'];
