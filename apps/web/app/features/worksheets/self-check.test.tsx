import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { SelfCheck } from './self-check.tsx';

const code = 'K7F4QX.a10.tortek';
const open = () => ({
  success: true as const,
  title: 'Törtek',
  questions: [{ id: '0', type: 'numeric' as const, difficulty: 1 as const, question: '1/2 + 1/3', hintCount: 0 }],
  numbers: [1],
  locked: 0,
});

it('says what is right after each answer; the second miss brings the solution', async () => {
  const server = serve({
    worksheets: {
      open,
      check: ({ body }) => ({
        success: true,
        result: {
          questionId: '0',
          status: 'incorrect',
          points: 0,
          message: '',
          explanation: 'A nevezőket nem adjuk össze.',
          canRetry: !body.second,
          ...(body.second ? { solution: { answer: '5/6', text: 'Közös nevező: 6.' } } : {}),
        },
      }),
    },
  });
  const { user } = show(<SelfCheck code={code} group="B" />);
  expect(await screen.findByText(/B csoport/)).toBeVisible();
  await user.type(screen.getByRole('textbox'), '2/5');
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
  expect(await screen.findByText('A nevezőket nem adjuk össze.')).toBeVisible();
  expect(screen.queryByText('Közös nevező: 6.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Próbáld újra' }));
  expect(await screen.findByText('Közös nevező: 6.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Próbáld újra' })).toBeNull();
  expect(screen.getAllByText('5/6', { exact: false }), 'the answer is told once').toHaveLength(1);
  expect(server.sentTo('worksheets', 'check').map(({ body }) => body)).toEqual([
    { questionId: '0', answer: '2/5', second: false },
    { questionId: '0', answer: '2/5', second: true },
  ]);
});

it('keeps the numbers of the paper where premium tasks of a set are left out', async () => {
  serve({ worksheets: { open: () => ({ ...open(), numbers: [3], locked: 2 }) } });
  show(<SelfCheck code="keszlet-abcdefgh.0123456789abcdef" group="A" />);
  expect(await screen.findByRole('heading', { name: '3. feladat' })).toBeVisible();
  expect(screen.getByText(/2 feladat prémium/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'bejelentkezve' })).toHaveAttribute('href', '/bejelentkezes');
});

it('asks a guest to sign in for premium tasks', async () => {
  serve({ worksheets: { open: () => refusal(403, 'Ez a tartalom prémium.') } });
  show(<SelfCheck code={code} group="A" />);
  expect(await screen.findByRole('link', { name: 'Bejelentkezem' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
