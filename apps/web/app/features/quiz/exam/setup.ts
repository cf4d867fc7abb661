import type { DocumentOf } from '@eszkerek/documents/document';
import { text } from '../../../text/common.ts';
import type { Back } from '../player/way-out.tsx';
import type { TimeFactor } from './clock.ts';

export type ClockMode = 'shown' | 'folded' | 'off';

/** All an exam needs to run, whether it is an exam page or a tool that draws from question banks. */
export interface ExamSetup {
  slug: string;
  title: string;
  description: string;
  subject: string | undefined;
  crumb: string;
  back: Back;
  /** Null: no clock. */
  minutes: number | null;
  factors: readonly TimeFactor[];
  clock: ClockMode;
  calculator: boolean;
  grading: 'percent' | 'ro-1-10' | 'hu-1-5';
  bonusPoints: number;
  parts: readonly { id: string; title: string; intro?: string | undefined; written?: boolean | undefined }[];
  questionCount: number;
  /** The same tasks each time. */
  fixed: boolean;
  /** Set where the pupil may choose how long the sheet is. */
  count: { min: number; max: number } | null;
  topics: readonly { id: string; title: string }[];
  /** Topics it asks although a lesson of theirs is not written yet. */
  waits: readonly { topic: string; lessons: readonly string[] }[];
}

const MIN_COUNT = 5;

export function examSetup(exam: DocumentOf<'exam'>): ExamSetup {
  // A sheet with official points keeps its size: part of it could not be graded by the same scale.
  const whole = exam.grading !== 'percent' || exam.questionCount <= MIN_COUNT;
  return {
    ...exam,
    crumb: [text.subjects[exam.subject], exam.grade && `${exam.grade}. osztály`].filter(Boolean).join(' · '),
    back: { to: `/targy/${exam.subject}`, label: 'Vissza a tantárgyhoz' },
    factors: [1, 1.5, 2],
    clock: 'shown',
    fixed: exam.parts.every(({ slots, draw, fromTests }) => slots.every(slot => slot.fixed) && draw.length === 0 && !fromTests),
    count: whole ? null : { min: MIN_COUNT, max: exam.questionCount },
    topics: [],
  };
}
