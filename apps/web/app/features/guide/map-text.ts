import type { GuideLabel, GuideLesson, GuideMap, GuideUnit } from '@eszkerek/contract/guide-shapes';
import { LABELS } from '../../lib/mastery-words.ts';

/** How a lesson is drawn: by its label, or as one that is not written yet. */
export const lookOf = ({ label, written }: Pick<GuideLesson, 'label' | 'written'>): GuideLabel | 'soon' => (written ? label : 'soon');

/** The state of a lesson or of a prerequisite in words. */
export const stateOf = ({ label, written }: Pick<GuideLesson, 'label' | 'written'>): string => (written ? LABELS[label] : 'hamarosan');

export const holds = (unit: GuideUnit, lesson: GuideMap['next']): boolean =>
  lesson !== null && unit.lessons.some(({ slug }) => slug === lesson.slug);

/** The state of a unit in words; counts of lessons, never percentages. */
export function unitState({ lessons, known, repeat }: GuideUnit): string {
  const all = lessons.length;
  const share = `${known}\u00a0/\u00a0${all}\u00a0megvan`;
  if (known === all) return 'megvan';
  if (repeat > 0) return `${repeat} lecke: ismételd · ${share}`;
  if (lessons.some(({ label }) => label !== 'new')) return `alakul · ${share}`;
  return lessons.some(({ written }) => written) ? `új · ${all} lecke` : `hamarosan · ${all} lecke`;
}

export const OWN = 'sajat';
export const ALL = 'mind';

/** The choices of the grade filter, the pupil's own year first. */
export function gradeChoices({ units }: GuideMap): { value: string; label: string }[] {
  const grades = [...new Set(units.map(({ grade }) => grade))];
  return [
    ...(units.some(({ own }) => own) ? [{ value: OWN, label: 'Az én évfolyamom' }] : []),
    ...grades.map(grade => ({ value: grade, label: `${grade}. osztály` })),
    { value: ALL, label: 'Minden évfolyam' },
  ];
}

/** Units by grade. The own year also shows the unit to go on with, which may be of an earlier year. */
export function shownGrades({ units, next }: GuideMap, choice: string): [grade: string, units: GuideUnit[]][] {
  const isShown = (unit: GuideUnit): boolean => {
    if (choice === ALL) return true;
    return choice === OWN ? unit.own || holds(unit, next) : unit.grade === choice;
  };
  return [...Map.groupBy(units.filter(isShown), ({ grade }) => grade)];
}

/** How many units of a year are known, as the line beside its heading. */
export const unitsKnown = (units: readonly GuideUnit[]): string =>
  `${units.filter(({ known, lessons }) => known === lessons.length).length}\u00a0/\u00a0${units.length} témakör megvan`;
