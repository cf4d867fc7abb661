import type { Learner } from '@eszkerek/guide/fold';
import type { PupilPlace } from '@eszkerek/guide/pupil-map';
import type { Country } from '@eszkerek/guide/subject-map';
import type { PupilRow } from './guide-store.ts';

/** Until the pupil says otherwise. */
const ASSUMED_GRADE = 6;

/** There are two curricula: Romania's, and Hungary's for everywhere else. */
const curriculumOf = (country: string | null): Country => (country === null || country === 'ro' ? 'ro' : 'hu');

export const placeOf = ({ grade, country }: PupilRow): PupilPlace => ({ grade: grade ?? ASSUMED_GRADE, country: curriculumOf(country) });

export const learnerOf = ({ country, goal }: PupilRow): Learner => ({ country: curriculumOf(country), exam: goal === 'exam' });

/** What the stored states depend on beside the events. */
export const modelOf = (row: PupilRow, mapVersion: string): string => {
  const { grade, country } = placeOf(row);
  return `${mapVersion} ${grade} ${country}${learnerOf(row).exam ? ' exam' : ''}`;
};
