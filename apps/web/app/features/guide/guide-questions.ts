import type { GuideSettings } from '@eszkerek/contract/guide-shapes';
import type { api } from '../../lib/api.ts';

export type GuideAnswers = NonNullable<Parameters<typeof api.guide.saveSettings>[0]>['body'];

export interface GuideQuestion {
  name: 'grade' | 'country' | 'goal' | 'days' | 'minutes';
  legend: string;
  options: readonly { value: string; label: string; body: GuideAnswers }[];
}

/** The four questions of the first sign-in. */
export const FIRST_QUESTIONS: readonly GuideQuestion[] = [
  {
    name: 'grade',
    legend: 'Hányadikos vagy?',
    options: [5, 6, 7, 8].map(grade => ({ value: String(grade), label: `${grade}. osztály`, body: { grade } })),
  },
  {
    name: 'country',
    legend: 'Hol jársz iskolába?',
    options: [
      { value: 'ro', label: 'Romániában', body: { country: 'ro' } },
      { value: 'hu', label: 'Magyarországon', body: { country: 'hu' } },
      { value: 'other', label: 'Máshol', body: { country: 'other' } },
    ],
  },
  {
    name: 'goal',
    legend: 'Mihez segítsünk?',
    options: [
      { value: 'school', label: 'Az iskolához', body: { goal: 'school' } },
      { value: 'exam', label: 'Vizsgára készülök', body: { goal: 'exam' } },
      { value: 'curiosity', label: 'Csak érdekel', body: { goal: 'curiosity' } },
    ],
  },
  {
    name: 'days',
    legend: 'Hány nap tanulnál egy héten?',
    options: [1, 2, 3, 4, 5].map(days => ({ value: String(days), label: `${days} nap`, body: { days } })),
  },
];

/** What the profile lets the pupil change. */
export const ALL_QUESTIONS: readonly GuideQuestion[] = [
  ...FIRST_QUESTIONS,
  {
    name: 'minutes',
    legend: 'Milyen hosszú legyen egy napi kör?',
    options: ([5, 10, 15] as const).map(minutes => ({ value: String(minutes), label: `${minutes} perc`, body: { minutes } })),
  },
];

/** The chosen option of a question; null where not told yet. */
export const chosenIn = (settings: GuideSettings, { name }: GuideQuestion): string | null => {
  const value = settings[name];
  return value === null ? null : String(value);
};

const ROMAN = ['V', 'VI', 'VII', 'VIII'];

/** „7. B” and „VII. B” say the grade; any other name says nothing. */
export const gradeOfClass = (name: string | null): number | null => {
  const [, digit, roman] = /^\s*(?:([5-8])(?!\d)|(VI{0,3})(?!\p{L}))/u.exec(name ?? '') ?? [];
  if (digit) return Number(digit);
  return roman ? ROMAN.indexOf(roman) + 5 : null;
};
