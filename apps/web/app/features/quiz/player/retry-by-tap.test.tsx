import type { AttemptView, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../lib/session.ts';
import { pupil } from '../../../testing/people.ts';
import { practicePage } from '../../../testing/practice-page.ts';
import { serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import QuizPage from '../quiz-page.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

const page = practicePage;
const SLUG = page.slug;

const items = ['igen', 'nem', 'talán'].map(text => ({ id: text, text }));
const asked = { id: '1', question: 'Igaz?', hintCount: 0 };

const begin = (question: PublicQuestion, explanation?: string, sheet = page) => {
  logIn(pupil, 'token-1');
  const attempt: AttemptView = {
    id: '0190a1b2-0000-7000-8000-000000000051',
    quiz_slug: SLUG,
    title: page.title,
    mode: 'endless',
    started_at: '2026-11-15T08:00:00.000Z',
    finished_at: null,
    score_percentage: null,
    questions: [question],
    answers: [],
    hints: [],
  };
  serve({
    quiz: {
      start: () => ({ success: true, attempt, resumed: false }),
      opened: () => ({ success: true, attempt: null }),
      answer: ({ body }) => ({
        success: true,
        result: { questionId: body.questionId, status: 'incorrect', points: 0, message: '', explanation, canRetry: true },
      }),
    },
  });
  return show(<QuizPage page={sheet} />).user;
};
type User = ReturnType<typeof begin>;

const submit = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
  await screen.findByRole('button', { name: 'Próbáld újra' });
};
const missed = async (type: 'single' | 'multi') => {
  const user = begin({ ...asked, type, answers: items });
  await user.click(await screen.findByLabelText('A, igen'));
  await submit(user);
  return user;
};

it('begins the second try with a tap on another answer', async () => {
  const user = await missed('single');
  await user.click(screen.getByRole('radio', { name: 'B, nem' }));
  expect(screen.getByRole('radio', { name: 'B, nem' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'A, igen, Ezt már próbáltad' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
});

it('adds one more mark to those of the first try', async () => {
  const user = await missed('multi');
  await user.click(screen.getByRole('checkbox', { name: 'B, nem' }));
  for (const name of ['A, igen', 'B, nem']) expect(screen.getByRole('checkbox', { name })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
});

it('a tap on the red field makes it ready to be written anew', async () => {
  const user = begin({ ...asked, type: 'numeric' });
  await user.type(await screen.findByRole('textbox'), '12');
  await submit(user);
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('7');
  expect(screen.getByRole('textbox')).toHaveValue('7');
  expect(screen.getByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
});

it('the first sign of the second try replaces the first answer, whatever tool is folded below', async () => {
  const question = 'Oldd meg! <span class="katex"><math><annotation encoding="application/x-tex">2x+3=11</annotation></math></span>';
  const user = begin({ ...asked, type: 'numeric', question }, undefined, { ...page, generator: 'gen-linear-eq' });
  await user.click(await screen.findByText('Sorról sorra ellenőriz'));
  await screen.findByRole('textbox', { name: '2. sor' });
  await user.click(screen.getByText('Sorról sorra ellenőriz'));
  const field = screen.getByRole('textbox', { name: /^Oldd meg!/ });
  await user.type(field, '7');
  await submit(user);
  await user.click(screen.getByRole('button', { name: 'Próbáld újra' }));
  expect(field).toHaveFocus();
  await user.keyboard('8');
  expect(field).toHaveValue('8');
});

it.each([
  ['with a mouse what is typed goes into the field of a new question at once', true, '12'],
  ['on a touch screen the field waits for a tap', false, ''],
])('%s', async (_, fine, typed) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: fine && query.includes('fine') }));
  const user = begin({ ...asked, type: 'numeric' });
  await screen.findByRole('textbox');
  // The focus comes with the next frame.
  await act(() => new Promise(resolve => requestAnimationFrame(resolve)));
  await user.keyboard('12');
  expect(screen.getByRole('textbox')).toHaveValue(typed);
});

it('a tap on a blank begins the second try in that blank', async () => {
  const user = begin({ ...asked, type: 'fillSteps', template: 'a és b', blanks: [{ id: 'a' }, { id: 'b' }] });
  const blank = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}.*helyére`) });
  await user.type(await screen.findByRole('textbox', { name: /^a.*helyére/ }), '1');
  expect(screen.getByRole('button', { name: 'Még 1 hely üres' })).toBeDisabled();
  await user.type(blank('b'), '2');
  await submit(user);
  await user.click(blank('b'));
  await user.keyboard('3');
  expect(blank('b')).toHaveValue('3');
  // What was not right is still read where nothing new stands.
  expect(blank('a')).toHaveValue('');
  expect(blank('a')).toHaveAttribute('placeholder', '1');
  expect(blank('a')).toHaveAccessibleName(/nem jó: 1$/);
  expect(screen.getByRole('button', { name: 'Még 1 hely üres' })).toBeDisabled();
});

it('a tap on a row takes it for the second try', async () => {
  const user = begin({ ...asked, type: 'order', answers: items });
  await user.click(await screen.findByRole('button', { name: /nem/ }));
  await user.click(screen.getByRole('button', { name: /igen/ }));
  await submit(user);
  await user.click(screen.getByRole('button', { name: /nem/ }));
  expect(screen.getByRole('button', { name: /nem/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: /igen/ }));
  expect(screen.getByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
});

it('a tap on a card parts it and takes it for the second try', async () => {
  const right = ['x', 'y'].map(text => ({ id: text, text }));
  const user = begin({ ...asked, type: 'match', left: items.slice(0, 2), right });
  await screen.findByRole('button', { name: 'igen' });
  for (const name of ['igen', 'x', 'nem', 'y']) await user.click(screen.getByRole('button', { name }));
  await submit(user);
  await user.click(screen.getByRole('button', { name: /^igen/ }));
  expect(screen.getByRole('button', { name: 'igen' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Még 1 pár' })).toBeDisabled();
});

it('keeps the reason of the first try within reach, and complains of no change before there was one', async () => {
  const user = begin({ ...asked, type: 'numeric' }, '<p>Elcsúszott.</p>');
  await user.type(await screen.findByRole('textbox'), '12');
  await submit(user);
  await user.click(screen.getByRole('textbox'));
  expect(screen.queryByText('Elcsúszott.')).toBeNull();
  expect(screen.queryByText(/Ez ugyanaz/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Miért nem jó?' }));
  expect(screen.getByText('Elcsúszott.')).toBeVisible();
  await user.type(screen.getByRole('textbox'), '3');
  expect(screen.getByText('Elcsúszott.')).toBeVisible();
  await user.type(screen.getByRole('textbox'), '{Backspace}');
  expect(screen.getByRole('textbox')).toHaveValue('12');
  expect(screen.getByText(/Ez ugyanaz/)).toBeVisible();
});

it('says what is missing while the answer of the first try stands there unchanged', async () => {
  const user = begin({ ...asked, type: 'numeric' });
  await user.type(await screen.findByRole('textbox'), '7');
  await submit(user);
  await user.click(screen.getByRole('button', { name: 'Próbáld újra' }));
  expect(screen.getByRole('button', { name: 'Változtass rajta!' })).toBeDisabled();
  await user.type(screen.getByRole('textbox'), '8');
  expect(screen.getByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
});
