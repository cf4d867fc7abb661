import type { GuideLabel, GuideLesson, GuideMap, GuideUnit } from '@eszkerek/contract/guide-shapes';
import { LABELS } from '../../lib/mastery-words.ts';

/** How a lesson is drawn: by its label, or as one that is not written yet. */
export const lookOf = ({ label, written }: Pick<GuideLesson, 'label' | 'written'>): GuideLabel | 'soon' => (written ? label : 'soon');

/** Beside „új”: a guess, told as one. */
export const LIKELY = 'még nem kérdeztük, de valószínűleg megy';

/** The state of a lesson or of a prerequisite in words: of a new one also what the answers elsewhere say. */
export const stateOf = ({ label, written, likely }: Pick<GuideLesson, 'label' | 'written' | 'likely'>): string =>
  !written ? 'hamarosan' : likely ? `${LABELS[label]}, ${LIKELY}` : LABELS[label];

export const holds = (unit: GuideUnit, lesson: GuideMap['next']): boolean =>
  lesson !== null && unit.lessons.some(({ slug }) => slug === lesson.slug);

const isBegun = ({ lessons }: Pick<GuideUnit, 'lessons'>): boolean => lessons.some(({ label }) => label !== 'new');

/** The state of a unit in words; counts of lessons, never percentages. */
export function unitState({ lessons, known, repeat }: GuideUnit): string {
  const all = lessons.length;
  const share = `${all}\u00a0leckéből ${known}\u00a0megvan`;
  if (known === all) return 'megvan';
  if (repeat > 0) return `${repeat} lecke: ismételd · ${share}`;
  if (isBegun({ lessons })) return `alakul · ${known === 0 ? `${all}\u00a0lecke` : share}`;
  return lessons.some(({ written }) => written) ? `új · ${all} lecke` : `hamarosan · ${all} lecke`;
}

export const OWN = 'sajat';
export const ALL = 'mind';

/** The choices of the grade filter, the pupil's own year first; a teacher reads whose it is. */
export function gradeChoices({ units }: GuideMap, own = 'Az enyém'): { value: string; label: string }[] {
  const grades = [...new Set(units.map(({ grade }) => grade))];
  return [
    ...(units.some(unit => unit.own) ? [{ value: OWN, label: own }] : []),
    ...grades.map(grade => ({ value: grade, label: `${grade}.` })),
    { value: ALL, label: 'Minden' },
  ];
}

export interface UnitGroup {
  title: string;
  units: GuideUnit[];
  /** How many units of the own year are known; only there, so that it is the same number as on the home page. */
  known: string | null;
}

const unitsKnown = (units: readonly GuideUnit[]): string =>
  `${units.filter(({ known, lessons }) => known === lessons.length).length}\u00a0/\u00a0${units.length} témakör megvan`;

/** The own year is one group, whichever year another country teaches its units in; before it what was begun and what comes next of earlier years. */
const ownGroups = ({ units, next, grade }: GuideMap): UnitGroup[] => {
  const own = units.filter(unit => unit.own);
  const wasBegun = (unit: GuideUnit): boolean => isBegun(unit) && Number.parseInt(unit.grade, 10) < grade;
  const earlier = units.filter(unit => !unit.own && (wasBegun(unit) || holds(unit, next) || unit.lessons.some(lesson => lesson.next)));
  return [
    { title: 'Korábbi anyag', units: earlier, known: null },
    { title: `${grade}. osztály`, units: own, known: unitsKnown(own) },
  ].filter(group => group.units.length > 0);
};

/** Units by grade. The own year also shows the units of what comes next, which may be of an earlier year. */
export function shownGroups(map: GuideMap, choice: string): UnitGroup[] {
  if (choice === OWN) return ownGroups(map);
  const shown = map.units.filter(({ grade }) => choice === ALL || grade === choice);
  return [...Map.groupBy(shown, ({ grade }) => grade)].map(([grade, units]) => ({ title: `${grade}. osztály`, units, known: null }));
}
