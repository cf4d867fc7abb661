import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { startPresenting, stopPresenting } from '../../lib/present.ts';
import { show } from '../../testing/show.tsx';
import { Blocks } from './blocks.tsx';

const challenge = {
  type: 'challenge' as const,
  id: 'k1',
  title: 'Négy testvér',
  task: '<p>Mekkora rész jutott Dénesnek?</p>',
  hints: ['Mennyi maradt?', 'Hány részre oszlik?', 'Bővíts!'],
  solution: '<p>Ötharminchatod.</p>',
  answer: '5/36',
};

it('folds the hints and the solution of a challenge, none of them open', async () => {
  const { user } = show(<Blocks blocks={[challenge]} context={{ slug: 'lecke' }} />);
  expect(screen.getByRole('region', { name: 'Négy testvér' })).toHaveTextContent('Mekkora rész jutott Dénesnek?');
  const folds = [...document.querySelectorAll('details')];
  expect(folds.map(fold => [fold.open, fold.querySelector('summary')?.textContent])).toEqual([
    [false, '1. segítség'],
    [false, '2. segítség'],
    [false, '3. segítség'],
    [false, 'Megoldás'],
  ]);
  expect(folds.at(-1)).not.toHaveTextContent('Ötharminchatod');
  await user.click(screen.getByText('Megoldás'));
  await waitFor(() => expect(folds.at(-1)).toHaveTextContent('MegoldásÖtharminchatod.Eredmény: 5/36'));
});

it('folds the reason of a rule under its own title', () => {
  const inner = [{ type: 'html' as const, html: '<p>A darabok mérete nem változik.</p>' }];
  const { rerender } = show(
    <Blocks blocks={[{ type: 'why', title: 'Miért marad a nevező?', blocks: inner }]} context={{ slug: 'lecke' }} />,
  );
  expect(screen.getByText('Miért marad a nevező?').closest('details')).not.toHaveAttribute('open');
  rerender(<Blocks blocks={[{ type: 'why', title: 'Miért igaz?', blocks: inner }]} context={{ slug: 'lecke' }} />);
  expect(screen.getByText('Nézd meg az okát!')).toBeInTheDocument();
});

it('shows the reason open while the lesson is presented to a class', () => {
  onTestFinished(() => act(stopPresenting));
  const inner = [{ type: 'html' as const, html: '<p>A darabok mérete nem változik.</p>' }];
  show(<Blocks blocks={[{ type: 'why', blocks: inner }]} context={{ slug: 'lecke' }} />);
  act(() => startPresenting({ slug: 'lecke', title: 'Lecke', slides: ['Miért igaz?'], voteOn: null }));
  expect(screen.getByText('A darabok mérete nem változik.')).toBeVisible();
});
