import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ParentLink } from './parent-link.tsx';

const button = { name: 'Megmutatom a szülőmnek' };
const refuse = (name: string) => () => Promise.reject(Object.assign(new Error(), { name }));

afterEach(() => {
  vi.unstubAllGlobals();
  // Neither is in jsdom.
  Reflect.deleteProperty(document, 'execCommand');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
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

it('names what the pupil wanted to open', async () => {
  const { user } = show(<ParentLink lesson="A kör" />);
  await user.click(screen.getByRole('button', button));
  await screen.findByRole('status');
  expect(await navigator.clipboard.readText()).toContain('szeretném végigcsinálni ezt: „A kör”. Havi');
});

it('says so again when it copies once more', async () => {
  const { user } = show(<ParentLink />);
  await user.click(screen.getByRole('button', button));
  await screen.findByRole('status');
  await user.click(screen.getByRole('button', button));
  expect(await screen.findByText(/^Újra kimásoltuk az üzenetet/)).toBeVisible();
});

const withoutClipboard = () => {
  device({ share: refuse('NotAllowedError'), clipboard: { writeText: refuse('NotAllowedError') } });
};
const copyCommand = (answer: boolean) => {
  const command = vi.fn((_command: string) => answer);
  Object.assign(document, { execCommand: command });
  return command;
};

it('shows the message where the clipboard is closed too, to send as a letter', async () => {
  const { user } = show(<ParentLink />);
  withoutClipboard();
  await user.click(screen.getByRole('button', button));
  const message = screen.getByLabelText<HTMLTextAreaElement>('Ezt küldd el a szülődnek').value;
  expect(message).toContain(`${location.origin}/elofizetes`);
  const letter = new URL(screen.getByRole('link', { name: 'Levélben küldöm' }).getAttribute('href') ?? '');
  expect(letter.protocol).toBe('mailto:');
  expect(letter.searchParams.get('body')).toBe(message);
});

it('copies the shown message without the clipboard, and says how where that is refused as well', async () => {
  const { user } = show(<ParentLink />);
  withoutClipboard();
  await user.click(screen.getByRole('button', button));
  copyCommand(false);
  await user.click(screen.getByRole('button', { name: 'Kimásolom' }));
  expect(screen.getByRole('status')).toHaveTextContent('Tartsd rajta az ujjad');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Ezt küldd el a szülődnek');
  expect(field.selectionEnd).toBe(field.value.length);
  const command = copyCommand(true);
  await user.click(screen.getByRole('button', { name: 'Kimásolom' }));
  expect(command).toHaveBeenCalledWith('copy');
  expect(screen.getByRole('status')).toHaveTextContent('Kimásoltuk az üzenetet');
});

it('copies the shown message when its first button is pressed again, and keeps the others in their place', async () => {
  const { user } = show(<ParentLink />);
  withoutClipboard();
  await user.click(screen.getByRole('button', button));
  const copy = await screen.findByRole('button', { name: 'Kimásolom' });
  copyCommand(false);
  await user.click(screen.getByRole('button', button));
  const hint = await screen.findByText(/^Tartsd rajta az ujjad/);
  expect(copy.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  copyCommand(true);
  await user.click(screen.getByRole('button', button));
  expect(await screen.findByText(/^Kimásoltuk az üzenetet/)).toBeVisible();
});

it('brings its answer into view', async () => {
  const { user } = show(<ParentLink />);
  const into = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView: into });
  await user.click(screen.getByRole('button', button));
  await screen.findByRole('status');
  expect(into).toHaveBeenCalledOnce();
});

it('says nothing when the pupil closes the share sheet', async () => {
  const { user } = show(<ParentLink />);
  const share = vi.fn(refuse('AbortError'));
  device({ share });
  await user.click(screen.getByRole('button', button));
  expect(share).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
});
