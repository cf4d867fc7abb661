import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ParentLink } from './parent-link.tsx';

const button = { name: 'Megmutatom a szülőmnek' };
const refuse = (name: string) => () => Promise.reject(Object.assign(new Error(), { name }));

afterEach(() => vi.unstubAllGlobals());
const device = (parts: Record<string, unknown>) => {
  // Reads through to the document's own navigator: only sharing and the clipboard differ.
  vi.stubGlobal('navigator', Object.create(navigator, Object.getOwnPropertyDescriptors(parts)));
};

it('copies the message with the link where there is no share sheet, and says so', async () => {
  const { user } = show(<ParentLink />);
  await user.click(screen.getByRole('button', button));
  expect(await screen.findByRole('status')).toHaveTextContent('Kimásoltuk az üzenetet a linkkel.');
  expect(await navigator.clipboard.readText()).toContain(`${location.origin}/elofizetes`);
});

it('shows the link where the clipboard is closed too', async () => {
  const { user } = show(<ParentLink />);
  device({ share: refuse('NotAllowedError'), clipboard: { writeText: refuse('NotAllowedError') } });
  await user.click(screen.getByRole('button', button));
  expect(await screen.findByLabelText('Ezt a linket küldd el a szülődnek')).toHaveValue(`${location.origin}/elofizetes`);
});

it('says nothing when the pupil closes the share sheet', async () => {
  const { user } = show(<ParentLink />);
  const share = vi.fn(refuse('AbortError'));
  device({ share });
  await user.click(screen.getByRole('button', button));
  expect(share).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
});
