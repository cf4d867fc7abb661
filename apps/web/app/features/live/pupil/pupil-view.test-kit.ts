import type { PupilView } from '@eszkerek/contract/live-shapes';

export const question = {
  id: 'q1',
  type: 'single' as const,
  question: 'Mennyi?',
  hintCount: 0,
  answers: [
    { id: 'aa', text: '2' },
    { id: 'bb', text: '3' },
  ],
};
/** A pupil's view of a live lesson; by default the first vote on the first question is open. */
export const view = (lesson: Partial<PupilView['lesson']> = {}, more: Partial<PupilView> = {}): PupilView => ({
  role: 'pupil',
  version: 3,
  step: 1,
  present: 4,
  answered: 1,
  name: 'Derűs Hód',
  guest: true,
  question,
  mine: [],
  reveal: null,
  score: null,
  missed: null,
  ...more,
  lesson: {
    title: 'Törtek',
    class_name: '6. B',
    teacher_name: 'Kata néni',
    code: 'K7F4QX',
    pace: 'teacher',
    phase: 'voting',
    round: 1,
    index: 0,
    total: 3,
    paused: false,
    seconds_left: null,
    wheel: null,
    ...lesson,
  },
});
