import type { AnswerResult, Solution } from '@eszkerek/contract/quiz-shapes';
import { grade } from '@eszkerek/exercises/grading/grade';
import { say } from '@eszkerek/exercises/grading/messages';
import { solutionOf } from '@eszkerek/exercises/grading/solution';
import { type QuestionInput, question } from '@eszkerek/exercises/questions/schema';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { AnswerFeedback } from './answer-feedback.tsx';

const STEPS = 'A három negyed és a két negyed öt negyed.';
const options = [
  { text: 'jó', correct: true, explanation: STEPS },
  { text: 'rossz', explanation: 'A nevezőket is összeadtad.' },
  { text: 'más', explanation: 'Kivontál.' },
];

/** None of them has a `solution`: what the author wrote elsewhere stands in for it. */
const QUESTIONS: readonly (readonly [QuestionInput, wrong: unknown])[] = [
  [{ type: 'single', question: 'q', options }, '1'],
  [{ type: 'multi', question: 'q', options }, ['1']],
  [{ type: 'numeric', question: 'q', answer: '5/4', feedback: { correct: STEPS } }, '7'],
  [{ type: 'shortText', question: 'q', answer: 'öt negyed', feedback: { correct: STEPS } }, 'kettő'],
  [{ type: 'order', question: 'q', items: ['a', 'b', 'c'], explanation: STEPS }, ['2', '1', '0']],
  [
    {
      type: 'match',
      question: 'q',
      pairs: [
        { left: 'a', right: 'x' },
        { left: 'b', right: 'y' },
      ],
      explanation: STEPS,
    },
    { '0': '1', '1': '0' },
  ],
  [{ type: 'numberLine', question: 'q', line: { min: 0, max: 2, ticks: 8 }, answer: '1,25', tolerance: '0,05', hints: [STEPS] }, '1/4'],
  [
    {
      type: 'hotspot',
      question: 'q',
      figure: { kind: 'geometry', points: { A: [0, 0] } },
      spots: [
        { id: 'a', correct: true, explanation: STEPS },
        { id: 'b', explanation: 'Nem ez az.' },
      ],
    },
    '1',
  ],
  [{ type: 'fillSteps', question: 'q', template: '[a]', blanks: [{ id: 'a', answer: '5' }], explanation: STEPS }, { a: '6' }],
];

it.each(QUESTIONS.map(([input, wrong]) => [input.type, input, wrong] as const))(
  '%s: the second miss shows the worked steps',
  (_, input, wrong) => {
    const asked = question.parse(input);
    const { parts: _parts, choices: _choices, misconception: _misconception, ...graded } = grade(asked, wrong);
    const { correct, ...rest } = solutionOf(asked);
    const solution: Solution = { ...rest, ...(correct ? { correct: [...correct] } : {}) };
    show(<AnswerFeedback result={{ ...graded, questionId: 'q', canRetry: false }} solution={solution} />);
    expect(screen.getByText(STEPS)).toBeVisible();
  },
);

it('says why the chosen option was wrong beside the worked steps', () => {
  const asked = question.parse({ type: 'single', question: 'q', options });
  const { misconception: _misconception, parts: _parts, choices: _choices, ...graded } = grade(asked, '1');
  const { correct = [], ...rest } = solutionOf(asked);
  show(<AnswerFeedback result={{ ...graded, questionId: 'q', canRetry: false }} solution={{ ...rest, correct: [...correct] }} />);
  expect(screen.getByText('A nevezőket is összeadtad.')).toBeVisible();
  expect(screen.getByText(STEPS)).toBeVisible();
});

it('does not say "még" of a sequence that is closed: the rows show what was right', () => {
  const missed = {
    questionId: 'q',
    status: 'incorrect',
    points: 0,
    message: 'Még nincs két olyan szomszéd, amelyik jól követi egymást.',
  } as const;
  const { rerender } = show(<AnswerFeedback result={{ ...missed, canRetry: true }} solution={null} />);
  expect(screen.getByText(missed.message)).toBeVisible();
  rerender(<AnswerFeedback result={{ ...missed, canRetry: false }} solution={null} />);
  expect(screen.queryByText(missed.message)).toBeNull();
});

it('praises two right answers in a row with different words, and only once each', () => {
  const right: AnswerResult = {
    questionId: 'q',
    status: 'correct',
    points: 1,
    message: 'Így van!',
    explanation: 'Helyes! a 4 páros.',
    canRetry: false,
  };
  const { container, rerender } = show(<AnswerFeedback result={right} solution={null} />);
  const titles = Array.from({ length: 9 }, (_, praise) => {
    rerender(<AnswerFeedback result={right} solution={null} praise={praise} />);
    return container.querySelector('[data-part~="feedback-title"]')?.textContent;
  });
  expect(titles[0]).toBe('Így van, pörög a kerék!');
  expect(titles.slice(1).every((title, at) => title !== titles[at])).toBe(true);
  expect(new Set(titles).size).toBe(8);
  expect(screen.getByText('A 4 páros.')).toBeVisible();
});

it('a pupil of the cast stands by a right answer and by the end of a missed one, and another one next time', () => {
  const pupilOf = (change: Partial<AnswerResult>, praise = 0): string | undefined => {
    const result: AnswerResult = { questionId: 'q', status: 'correct', points: 1, message: '', canRetry: false, ...change };
    const { container, unmount } = show(<AnswerFeedback result={result} solution={null} praise={praise} />);
    const drawn = container.querySelector('use')?.getAttribute('href')?.split('#')[1];
    unmount();
    return drawn;
  };
  expect(pupilOf({})).toBe('reka');
  expect(pupilOf({}, 1)).toBe('bence');
  expect(pupilOf({ status: 'incorrect', points: 0 })).toBe('reka');
  expect(pupilOf({ status: 'incorrect', points: 0, canRetry: true })).toBeUndefined();
});

it('half right says that something is missing only where the answer has parts', () => {
  const near: AnswerResult = { questionId: 'q', status: 'partial', points: 0.5, message: 'Majdnem!', canRetry: true };
  const { rerender } = show(<AnswerFeedback result={near} solution={null} />);
  expect(screen.getByText('Van benne jó, de még nem teljes.')).toBeVisible();
  rerender(<AnswerFeedback result={near} solution={null} whole />);
  expect(screen.getByText('Már közel jársz!')).toBeVisible();
});

it('asks for no other look once the question is closed', () => {
  const result: AnswerResult = { questionId: 'q', status: 'incorrect', points: 0, message: say.orderReversed, canRetry: true };
  const { rerender } = show(<AnswerFeedback result={result} solution={null} />);
  expect(screen.getByText(say.orderReversed)).toBeVisible();
  rerender(<AnswerFeedback result={{ ...result, canRetry: false }} solution={null} />);
  expect(screen.getByText('Éppen fordított sorrendben vannak.')).toBeVisible();
  rerender(<AnswerFeedback result={{ ...result, message: say.wholeNumber, canRetry: false }} solution={null} />);
  expect(screen.getByText('Itt egész számot várunk.')).toBeVisible();
  rerender(<AnswerFeedback result={{ ...result, status: 'unreadable', message: say.stale, canRetry: false }} solution={null} />);
  expect(screen.getByText(say.stale)).toBeVisible();
});
