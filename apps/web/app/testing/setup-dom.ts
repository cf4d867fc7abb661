import '@testing-library/jest-dom/vitest';
import { closeToast, toastStore } from '@eszkerek/ui/toast-store.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { finishLeaving } from '../lib/leave.ts';
import { stopPresenting } from '../lib/present.ts';
import { queryClient } from '../lib/query-client.ts';
import { logIn } from '../lib/session.ts';
import { takeProblems } from './serve.ts';

// A busy machine may need longer than the usual second to load a lazy part.
configure({ asyncUtilTimeout: 10_000 });

const noise: unknown[][] = [];

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...said) => void noise.push(said));
});

// The files of a worker share its modules and its document: a test leaves both as it found them.
afterEach(() => {
  cleanup();
  // A finished mutation would keep its component for five minutes; clearing the cache does not stop that timer.
  for (const mutation of queryClient.getMutationCache().getAll()) mutation.destroy();
  // A login ends what was said of the session before (session-end.ts).
  logIn({ username: 'Senki', role: 'student' }, 'token');
  finishLeaving();
  stopPresenting();
  queryClient.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const { id } of toastStore.current()) closeToast(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(takeProblems()).toEqual([]);
  expect(noise.splice(0)).toEqual([]);
});
