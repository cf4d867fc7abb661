import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { QuestionView } from '../question-view.tsx';
import { LateKeypad } from './late-keypad.tsx';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (action: () => void) => setTimeout(action, 0));
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState<unknown>(null);
  return (
    <form ref={form}>
      <LateKeypad form={form}>
        <QuestionView
          question={{ id: 'q', type: 'numeric', question: 'Mennyi 7 · 8?', hintCount: 0 }}
          value={typeof value === 'string' ? value : null}
          onChange={setValue}
          disabled={false}
          result={null}
          solution={null}
        />
      </LateKeypad>
    </form>
  );
}

it('gives a touched screen our own keys, while the field is used', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { user } = show(<Form />);
  const field = screen.getByRole('textbox');
  await vi.waitFor(() => expect(field).toHaveAttribute('inputmode', 'none'));
  expect(screen.queryByRole('button', { name: '5' })).toBeNull();
  await user.click(field);
  await user.click(await screen.findByRole('button', { name: '5' }));
  await user.click(screen.getByRole('button', { name: '6' }));
  expect(field).toHaveValue('56');
  field.blur();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '5' })).toBeNull());
});

it('leaves a field to the keyboard of a computer', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  const { user } = show(<Form />);
  await user.click(screen.getByRole('textbox'));
  expect(idle).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('inputmode');
});
