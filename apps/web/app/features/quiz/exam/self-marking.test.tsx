import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../../lib/session.ts';
import { pupil } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import type { ReviewedQuestion } from '../result/summary.ts';
import { setDesk } from './desk.ts';
import { ExamResult } from './exam-result.tsx';
import { SelfMarking } from './self-marking.tsx';
import type { ExamSetup } from './setup.ts';

const question: ReviewedQuestion = {
  question: { id: 'iii-1', type: 'numeric', question: 'Mekkora a gúla térfogata?', hintCount: 0, points: 5, part: 'iii' },
  place: 13,
  answers: ['48'],
  result: null,
  points: 1,
  verdict: 'right',
  topic: 'Testek',
  lessons: [],
  solution: { text: '<p>36·4:3 = 48</p>' },
};

it('counts the ticked points beside the result, and keeps them on the device', async () => {
  setDesk('proba', { startedAt: 0, clock: 'off', factor: 1, flags: [], scratch: '', written: { 'iii-1': 'A térfogat 48.' } });
  const { user, unmount } = show(<SelfMarking attemptId="proba" review={[question]} />);
  expect(await screen.findByText('A térfogat 48.')).toBeInTheDocument();
  expect(screen.getByText('36·4:3 = 48')).toBeInTheDocument();
  expect(screen.getByText('Most 1 / 5 pont.')).toBeInTheDocument();
  expect(screen.getByText('Jó az eredmény.')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /eredmény/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /Leírtad egymás után/ }));
  expect(screen.getByText('Most 2 / 5 pont.')).toBeInTheDocument();
  unmount();
  show(<SelfMarking attemptId="proba" review={[question]} />);
  expect(screen.getByText('Most 2 / 5 pont.')).toBeInTheDocument();
});

const setup: ExamSetup = {
  slug: 'vizsga-proba',
  title: 'Próba',
  description: '',
  subject: 'matematika',
  crumb: '',
  back: { to: '/', label: 'Vissza' },
  minutes: null,
  factors: [1],
  clock: 'off',
  calculator: false,
  grading: 'ro-1-10',
  bonusPoints: 1,
  parts: [
    { id: 'i', title: 'I. rész' },
    { id: 'iii', title: 'III. rész', written: true },
  ],
  questionCount: 2,
  fixed: false,
  count: null,
  topics: [],
  waits: [],
};

it('has one total, of which the parts are made up, and tells how it came about before and after the first mark', async () => {
  logIn(pupil, 'token-1');
  setDesk('jegy', { startedAt: 0, clock: 'off', factor: 1, flags: [], scratch: '' });
  const right = (questionId: string) => ({ questionId, try: 1, answer: '48', status: 'correct' as const, points: 1 });
  const attempt: AttemptView = {
    id: 'jegy',
    quiz_slug: setup.slug,
    title: setup.title,
    mode: 'test',
    started_at: '2026-11-15T08:00:00.000Z',
    finished_at: '2026-11-15T09:00:00.000Z',
    score_percentage: 100,
    questions: [{ ...question.question, id: 'i-1', points: 4, part: 'i' }, question.question],
    answers: [right('i-1'), right('iii-1')],
    review: ['i-1', 'iii-1'].map(questionId => ({ questionId, points: 1, solution: {} })),
    hints: [],
  };
  const { user } = show(<ExamResult setup={setup} attempt={attempt} onStart={() => undefined} />);
  const shown = () => screen.getAllByText(/^\d+ \/ \d+/, { selector: 'dd, b.num' }).map(({ textContent }) => textContent);
  expect(shown()).toEqual(['5 / 9 + 1 hivatalból', '4 / 4', '1 / 5']);
  expect(screen.getByText(/^4 \/ 4 pont a rövid feladatokért, 1 \/ 5 pont az írásbeli feladatokért\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'pontozd a leírásodat!' })).toHaveAttribute('href', '#onertekeles');
  await user.click(screen.getByRole('checkbox', { name: /Leírtad egymás után/ }));
  expect(shown()).toEqual(['6 / 9 + 1 hivatalból', '4 / 4', '2 / 5']);
  expect(screen.getByText(/A leírt lépéseket te pontoztad\.$/)).toBeInTheDocument();
  // 6 and 1 from office: 7 of 10.
  expect(screen.getByText('7')).toBeInTheDocument();
});

it('shows the steps of the model solution as the points to tick, below the task without its blanks', async () => {
  setDesk('lepesek', { startedAt: 0, clock: 'off', factor: 1, flags: [], scratch: '' });
  const written: ReviewedQuestion = {
    ...question,
    question: {
      id: 'iii-4',
      type: 'fillSteps',
      question: 'Az ABC háromszög derékszögű.',
      template: '<p>Mekkora BC? <span class="blank" data-blank="a">a</span> cm</p>',
      blanks: [{ id: 'a', weight: 2 }],
      written: true,
      hintCount: 0,
      points: 2,
    },
    solution: { barem: [{ blank: 'a', text: 'Pitagorasz tételével.' }], blanks: { a: '10' } },
  };
  const { user } = show(<SelfMarking attemptId="lepesek" review={[written]} />);
  expect(screen.getByText('Mekkora BC? … cm')).toBeInTheDocument();
  expect(screen.getByText('Az eredmény nem jó, ez lett volna: 10')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Pitagorasz tételével.' }));
  expect(screen.getByRole('heading', { name: '13. feladat: 1 / 2 pont' })).toBeInTheDocument();
});
