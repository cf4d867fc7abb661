import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { KeypadProvider } from '../../questions/keypad/keypad-provider.tsx';
import { QuestionView } from '../../questions/question-view.tsx';
import { show } from '../../testing/show.tsx';
import { StepGuardFold } from './step-guard-fold.tsx';

const answered = vi.fn();

/** A typed answer and the Lépésőr below it, as the player has them on a phone. */
function Task({ unit, task = '2x + 3 = 11' }: { unit?: string; task?: string }) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <form>
      <KeypadProvider host={host}>
        <QuestionView
          question={{ id: 'q', type: 'numeric', question: 'Oldd meg!', unit, hintCount: 0 }}
          value={null}
          onChange={answered}
          disabled={false}
          result={null}
          solution={null}
        />
        <StepGuardFold task={task} onResult={answered} />
      </KeypadProvider>
      <div ref={setHost} />
    </form>
  );
}

const open = async (unit?: string, task?: string) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  answered.mockReset();
  const { user } = show(<Task unit={unit} task={task} />);
  await user.click(screen.getByText('Sorról sorra ellenőriz'));
  const second = await screen.findByRole('textbox', { name: '2. sor' });
  const press = async (...names: string[]) => {
    for (const name of names) await user.click(screen.getByRole('button', { name }));
  };
  return { user, second, press };
};

it('opens with the task in the first line and the focus in the second', async () => {
  const { second } = await open();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('2x + 3 = 11');
  expect(second).toHaveFocus();
});

it('draws the fraction of a short task', async () => {
  await open(undefined, 'x/12 = 16');
  const [first] = screen.getAllByRole('listitem');
  expect(first?.querySelector('[data-part="pretty"]')).toHaveTextContent('x12 = 16');
  expect(screen.getByText('x/12 = 16')).toBeInTheDocument();
});

it('says that it checks until the reply comes', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Ellenőrzöm a lépéseket' }));
  expect(screen.getByRole('button', { name: /Ellenőrzöm…/ })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('button', { name: 'Ellenőrzöm a lépéseket' })).not.toHaveAttribute('aria-busy');
});

it('says nothing of lines that were cleared while it checked', async () => {
  const { press } = await open();
  await press('2', 'x', '=', '9');
  fireEvent.click(screen.getByRole('button', { name: 'Ellenőrzöm a lépéseket' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tiszta lap' }));
  await screen.findByRole('button', { name: 'Ellenőrzöm a lépéseket' });
  expect(screen.queryByText('Nézd meg a 2. sort!')).toBeNull();
});

it('has our keys, with what an equation needs, and not the phone keyboard', async () => {
  const { second, press } = await open();
  expect(second).toHaveAttribute('inputmode', 'none');
  await press('2', 'x', '=', '(', '8', ')', 'y : √ betűk és jelek', 'osztva', '123 számok', '1');
  expect(second).toHaveValue('2x=(8):1');
  expect(answered).not.toHaveBeenCalled();
});

it('has the letter of the task beside the digits, and the others on the next layer', async () => {
  const { second, press } = await open(undefined, '3n - 4 = 11 + m');
  await press('n', '=');
  expect(screen.queryByRole('button', { name: 'x' })).toBeNull();
  await press('m : √ betűk és jelek', 'm', 'x');
  expect(second).toHaveValue('n=mx');
});

it('has the four operations and no letter where the task has none', async () => {
  const { second, press } = await open(undefined, '2 + 9 · 12');
  expect(screen.queryByRole('button', { name: 'x' })).toBeNull();
  await press('8', 'szorozva', '4', 'osztva', '2', '+', '1', '=', ', √ % további jelek', 'tizedesvessző');
  expect(second).toHaveValue('8·4:2+1=,');
  expect(screen.queryByRole('button', { name: 'x' })).toBeNull();
});

it('has them also where the answer needs only digits, and gives them back', async () => {
  const { user, second, press } = await open('°');
  await press('x', '=', '4');
  expect(second).toHaveValue('x=4');
  await user.click(screen.getByRole('textbox', { name: 'Oldd meg!' }));
  expect(screen.queryByRole('button', { name: 'x' })).toBeNull();
  await press('4');
  expect(answered).toHaveBeenLastCalledWith('4');
  expect(second).toHaveValue('x=4');
});

it('keeps the keys while its own buttons are pressed, and writes into the new line', async () => {
  const { press } = await open();
  await press('2', 'x', '=', '9', 'Ellenőrzöm a lépéseket');
  expect(await screen.findByText('Nézd meg a 2. sort!')).toBeVisible();
  await press('törlés', '8', 'Új sor');
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: '3. sor' })).toHaveFocus());
  await press('x', '=', '4');
  expect(screen.getByRole('textbox', { name: '2. sor' })).toHaveValue('2x=8');
  expect(screen.getByRole('textbox', { name: '3. sor' })).toHaveValue('x=4');
});

it('scrolls the reply to a wrong line clear of the bar below and of the focus ring, however high that is', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(144);
  const { second, press } = await open();
  await press('2', 'x', '=', '9', 'Ellenőrzöm a lépéseket');
  await screen.findByText('Nézd meg a 2. sort!');
  expect(second.closest('li')?.style.scrollMarginBottom).toBe('152px');
});

it('offers the end of a finished working as the answer, and leads to its field', async () => {
  const { press } = await open(undefined, '35 - 5 · 4');
  await press('1', '5');
  expect(screen.queryByRole('button', { name: 'Beírom válasznak' })).toBeNull();
  await press('Ellenőrzöm a lépéseket');
  await screen.findByText('Minden lépés jó, és a végére értél.');
  await press('Beírom válasznak');
  expect(answered).toHaveBeenCalledWith('15');
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Oldd meg!' })).toHaveFocus());
});

it('shows the whole task as text that stays: it is neither changed nor deleted, and „Tiszta lap” keeps it', async () => {
  const { press } = await open(undefined, '-3x - 4 = -6x - 34');
  const task = () => screen.getAllByRole('listitem')[0];
  expect(task()).toHaveTextContent('-3x - 4 = -6x - 34');
  expect(screen.getAllByRole('textbox', { name: /sor$/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /sor törlése/ })).toBeNull();
  await press('3', 'Új sor', '2. sor törlése');
  await press('3', 'x', 'Tiszta lap');
  expect(task()).toHaveTextContent('-3x - 4 = -6x - 34');
  expect(screen.getByRole('textbox', { name: '2. sor' })).toHaveValue('');
});

it('adds no line below an empty one, but leads to it', async () => {
  const { user, press } = await open();
  const lines = () => screen.getAllByRole('textbox', { name: /sor$/ });
  await press('Új sor', 'Új sor');
  expect(lines()).toHaveLength(1);
  await press('2', 'Új sor');
  expect(lines()).toHaveLength(2);
  await user.click(screen.getByRole('textbox', { name: '2. sor' }));
  await press('Új sor');
  expect(lines()).toHaveLength(2);
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: '3. sor' })).toHaveFocus());
});

it('gives back what „Tiszta lap” has taken, until something is written', async () => {
  const { press } = await open();
  const texts = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /sor$/ }).map(({ value }) => value);
  const focused = (name: string) => vi.waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus());
  await press('Tiszta lap');
  expect(screen.queryByRole('button', { name: 'Visszaállítom' })).toBeNull();
  await press('2', 'x', '=', '8', 'Új sor');
  await focused('3. sor');
  await press('x', 'Tiszta lap');
  expect(texts()).toEqual(['']);
  await press('Visszaállítom');
  expect(texts()).toEqual(['2x=8', 'x']);
  await focused('3. sor');
  await press('Tiszta lap');
  await focused('2. sor');
  await press('4');
  expect(screen.queryByRole('button', { name: 'Visszaállítom' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Tiszta lap' })).toBeVisible();
});

/** Where a box stands on the screen; jsdom knows no layout. */
const placed = (top: number, height: number) => DOMRect.fromRect({ y: top, height });

it('gives up its keys where the checked line has no room beside them under the task, until a line is used', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollTop', 'get').mockReturnValue(1);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.tagName !== 'LI') return placed(80, 120);
    return this.previousElementSibling ? placed(90, 120) : placed(80, 50);
  });
  const { user, second, press } = await open();
  await press('2', 'x', '=', '9', 'Ellenőrzöm a lépéseket');
  await screen.findByText('Nézd meg a 2. sort!');
  expect(screen.queryByRole('button', { name: 'törlés' })).toBeNull();
  expect(screen.getByRole('status')).not.toHaveClass('sr-only');
  await user.click(second);
  expect(screen.getByRole('button', { name: 'törlés' })).toBeVisible();
  // The room beside the keys is for the reason below the line.
  expect(screen.getByRole('status')).toHaveClass('sr-only');
});
