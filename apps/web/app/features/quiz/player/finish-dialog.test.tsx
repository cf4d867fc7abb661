import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';

it('tells what opened it while the dialog is on its way', async () => {
  // A copy of its own: the view of the shared one is there already when another file has opened a dialog.
  vi.resetModules();
  const { AlertDialog } = await import('@eszkerek/ui/alert-dialog.tsx');
  const onWait = vi.fn();
  show(<AlertDialog open title="Befejezed?" cancelLabel="Folytatom" onClose={() => undefined} onWait={onWait} />);
  expect(onWait.mock.calls).toEqual([[true]]);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(onWait.mock.calls).toEqual([[true], [false]]);
});
