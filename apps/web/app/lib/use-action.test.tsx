import { messages } from '@eszkerek/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal, serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import { api } from './api.ts';
import { useAction } from './use-action.ts';

const done = (message: string) => ({ success: true as const, message });

function Send({ options }: { options?: Parameters<typeof useAction<{ message: string }, string>>[1] }) {
  const { run, pending, pendingInput, message } = useAction(
    (note: string) => api.quiz.report({ params: { slug: 'kviz' }, body: { questionId: 'k1', message: note } }),
    { success: answer => answer.message, ...options },
  );
  return (
    <>
      {['a', 'b'].map(note => (
        <button type="button" key={note} onClick={() => void run(note)} aria-busy={pending && pendingInput === note}>
          {note}
        </button>
      ))}
      {message && <p role={message.kind === 'bad' ? 'alert' : 'status'}>{message.text}</p>}
    </>
  );
}
const press = (user: ReturnType<typeof show>['user'], name: string) => user.click(screen.getByRole('button', { name }));

it('shows which run is pending, then the sentence of the server', async () => {
  const held = Promise.withResolvers<void>();
  serve({
    quiz: {
      report: async () => {
        await held.promise;
        return done('Kész.');
      },
    },
  });
  const { user } = show(<Send />);
  await press(user, 'b');
  expect(await screen.findByRole('button', { name: 'b', busy: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'a', busy: false })).toBeVisible();
  held.resolve();
  expect(await screen.findByRole('status')).toHaveTextContent('Kész.');
  expect(await screen.findByRole('button', { name: 'b', busy: false })).toBeVisible();
});

it('falls back to a sentence of the screen when the server says nothing', async () => {
  serve({ quiz: { report: () => refusal(500, '') } });
  const { user } = show(<Send options={{ fallback: note => `Nem ment el: ${note}` }} />);
  await press(user, 'a');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nem ment el: a');
});

it('has a general sentence for when the screen has none', async () => {
  serve({ quiz: { report: () => refusal(500, '') } });
  const { user } = show(<Send />);
  await press(user, 'a');
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.somethingFailed);
});

it('fails at once without a connection instead of waiting for one', async () => {
  serve({
    quiz: {
      report: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  const { user } = show(<Send />);
  window.dispatchEvent(new Event('offline'));
  await press(user, 'a');
  expect(await screen.findByRole('alert')).toHaveTextContent('Hálózati hiba: nem érjük el a szervert.');
  window.dispatchEvent(new Event('online'));
});

it('lets a success fade after five seconds, and never a failure', async () => {
  let works = true;
  serve({ quiz: { report: () => (works ? done('Kész.') : refusal(409, 'Nem.')) } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = show(<Send />);
  await press(user, 'a');
  await screen.findByText('Kész.');
  await vi.advanceTimersByTimeAsync(4000);
  expect(screen.getByText('Kész.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(screen.queryByText('Kész.')).toBeNull());
  works = false;
  await press(user, 'a');
  await screen.findByText('Nem.');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getByText('Nem.')).toBeVisible();
});

it.each([
  [false, ['a']],
  [true, ['a', 'b']],
])('while one is on its way, the next is dropped, or queued where asked (%s)', async (queues, arrived) => {
  const held = Promise.withResolvers<void>();
  const notes: string[] = [];
  serve({
    quiz: {
      report: async ({ body }) => {
        notes.push(body.message);
        await held.promise;
        return done(`Megjött: ${body.message}`);
      },
    },
  });
  const { user } = show(<Send options={{ queues }} />);
  await press(user, 'a');
  await press(user, 'b');
  expect(notes).toEqual(['a']);
  held.resolve();
  expect(await screen.findByText(`Megjött: ${arrived.at(-1)}`)).toBeVisible();
  expect(notes).toEqual(arrived);
});

it('loads the named queries again after success, and only then', async () => {
  let loads = 0;
  let works = false;
  serve({
    classes: {
      list: () => {
        loads += 1;
        return { success: true, classes: [] };
      },
    },
    quiz: { report: () => (works ? done('Kész.') : refusal(409, 'Nem.')) },
  });
  function List() {
    const list = useQuery(api.classes.list.query());
    return <p>{list.isSuccess ? 'betöltve' : ''}</p>;
  }
  const { user } = show(
    <>
      <List />
      <Send options={{ invalidates: [api.classes.list.key] }} />
    </>,
  );
  await screen.findByText('betöltve');
  await press(user, 'a');
  await screen.findByText('Nem.');
  expect(loads).toBe(1);
  works = true;
  await press(user, 'a');
  await screen.findByText('Kész.');
  await waitFor(() => expect(loads).toBe(2));
});
