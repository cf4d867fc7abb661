import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { Answered, twoBlanks } from '../../testing/answered.tsx';
import { show } from '../../testing/show.tsx';
import { QuestionView } from '../question-view.tsx';

/** The sheet of a test, which renders again whenever an answer was saved. */
function Sheet({ saved, onAnswer }: { saved: EventTarget; onAnswer: (value: unknown) => void }) {
  const [, setSaves] = useState(0);
  useEffect(() => {
    const count = () => setSaves(saves => saves + 1);
    saved.addEventListener('saved', count);
    return () => saved.removeEventListener('saved', count);
  }, [saved]);
  return (
    <section aria-label="lap">
      <Answered question={twoBlanks} onAnswer={onAnswer} />
    </section>
  );
}

const blank = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** As a browser changes the field: the value first, then the event. */
function type(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, input.value.length, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('keeps a key that arrives while a saved answer waits to be shown', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const saved = new EventTarget();
  const onAnswer = vi.fn();
  const { user } = show(<Sheet saved={saved} onAnswer={onAnswer} />);
  await user.type(blank(/^a/), '7');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // A browser runs React's microtask between two listeners of a key; here it is run by hand, below React's root.
  screen.getByRole('region', { name: 'lap' }).addEventListener('input', () => flushSync(() => undefined));
  saved.dispatchEvent(new Event('saved'));
  type(blank(/^a/), '/');
  await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith({ a: '7/' }));
  expect(blank(/^a/)).toHaveValue('7/');
});

it('keeps two changes made before the next render', () => {
  const onAnswer = vi.fn();
  show(<QuestionView question={twoBlanks} value={null} onChange={onAnswer} disabled={false} result={null} solution={null} />);
  act(() => type(blank(/^a/), '4'));
  act(() => type(blank(/^b/), '2'));
  expect(onAnswer).toHaveBeenLastCalledWith({ a: '4', b: '2' });
});
