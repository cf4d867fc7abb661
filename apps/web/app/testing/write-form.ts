import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answers, refusal, serve, unreachable } from './serve.ts';

interface WriteForm<Reply> {
  /** Puts the form on the screen. */
  show: () => { user: UserEvent };
  /** Fills it in up to the last click. */
  fill: (user: UserEvent) => Promise<void>;
  /** The name of the button that sends. */
  button: string;
  /** The write itself, answered by what is given here, beside the other calls of the form. */
  answers: (write: () => Reply | ReturnType<typeof refusal> | Promise<Reply>) => Answers;
  reply: () => Reply;
}

/** What holds for every form that writes: the server's refusal is shown, so is a dead network, and a double click sends once. */
export function itWritesLikeEveryForm<Reply>({ show, fill, button, answers, reply }: WriteForm<Reply>): void {
  const send = async (write: Parameters<typeof answers>[0]) => {
    let sent = 0;
    serve(
      answers(() => {
        sent += 1;
        return write();
      }),
    );
    const { user } = show();
    await fill(user);
    const press = await screen.findByRole('button', { name: button });
    return { user, press, sent: () => sent };
  };

  it('shows what the server says when it refuses, and can be sent again', async () => {
    const { user, press, sent } = await send(() => refusal(409, 'Ezt most nem lehet.'));
    await user.click(press);
    expect(await screen.findByText('Ezt most nem lehet.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: button, busy: false }));
    await expect.poll(sent).toBe(2);
  });

  it('says so when the server cannot be reached', async () => {
    const { user, press } = await send(unreachable);
    await user.click(press);
    expect(await screen.findByText('Hálózati hiba: nem érjük el a szervert.')).toBeVisible();
  });

  it('sends once on a double click', async () => {
    const held = Promise.withResolvers<void>();
    const { user, press, sent } = await send(async () => {
      await held.promise;
      return reply();
    });
    // Both before React renders, so that the button cannot yet be busy.
    act(() => {
      press.click();
      press.click();
    });
    expect(await screen.findByRole('button', { name: button, busy: true })).toBeVisible();
    await user.click(press);
    expect(sent()).toBe(1);
    held.resolve();
  });
}
