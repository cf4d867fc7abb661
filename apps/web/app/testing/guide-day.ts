import type { GuidePart, GuideToday } from '@eszkerek/contract/guide-shapes';

/** A pupil's plan of the day with nothing in it. */
export const dayWith = (changes: Partial<GuideToday> = {}): GuideToday => ({
  day: '2026-11-16',
  call_name: 'Lili',
  onboarded: true,
  grade: 5,
  country: 'ro',
  minutes: 10,
  parts: [],
  finished: null,
  challenge: null,
  week: { goal: null, done: 0, days: [] },
  subjects: [],
  more_homework: [],
  mistakes_due: 0,
  mistakes_open: 0,
  mistakes_next: null,
  more: null,
  ...changes,
});

/** A part by tasks of which none is done. */
export const partWith = (changes: Partial<GuidePart> & Pick<GuidePart, 'kind' | 'link'>): GuidePart => ({
  id: 'p1',
  title: 'Próba',
  subject: 'matematika',
  minutes: 6,
  whole: null,
  done: false,
  reason: { id: 'next', text: 'Ezzel indul az idei anyag.' },
  facts: [],
  due_at: null,
  tasks: { done: 0, of: 3 },
  label: 'new',
  place: null,
  open: null,
  ...changes,
});
