import type { AnswerValue } from '@eszkerek/contract/quiz-shapes';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { twoBlanks } from '../../testing/answered.tsx';
import { show } from '../../testing/show.tsx';
import { KeypadProvider } from '../keypad/keypad-provider.tsx';
import { FillStepsView } from './view.tsx';

const threeBlanks = { ...twoBlanks, blanks: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };
const tried = { a: '1', b: '2', c: '3' };

function SecondTry({ onAnswer }: { onAnswer: (value: AnswerValue | null) => void }) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [value, setValue] = useState<AnswerValue | null>({ b: '2' });
  const change = (next: AnswerValue | null) => {
    setValue(next);
    onAnswer(next);
  };
  const props = { value, onChange: change, tried, rightParts: ['b'], disabled: false, result: null, solution: null, labelledBy: 'q' };
  return (
    <KeypadProvider host={host}>
      <FillStepsView question={threeBlanks} {...props} />
      <div ref={setHost} />
    </KeypadProvider>
  );
}

it('keeps a blank that was right as it is on the second try: neither typing nor the keys change it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const onAnswer = vi.fn();
  const { user } = show(<SecondTry onAnswer={onAnswer} />);
  const right = screen.getByRole('textbox', { name: /^b\s*helyére, ez már jó/ });
  expect(right).toHaveAttribute('readonly');
  await user.type(right, '7');
  expect(onAnswer).not.toHaveBeenCalled();
  await user.click(right);
  for (const name of ['4', 'következő mező', '5']) await user.click(screen.getByRole('button', { name }));
  expect(onAnswer).toHaveBeenLastCalledWith({ a: '4', b: '2', c: '5' });
});
