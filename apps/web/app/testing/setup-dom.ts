import '@testing-library/jest-dom/vitest';
import { closeToast, toastStore } from '@eszkerek/ui/toast-store.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { queryClient } from '../lib/query-client.ts';
import { logOut } from '../lib/session.ts';
import { takeProblems } from './serve.ts';

// A busy machine may need longer than the usual second to load a lazy part.
configure({ asyncUtilTimeout: 10_000 });

const noise: unknown[][] = [];

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...said) => void noise.push(said));
});

afterEach(() => {
  cleanup();
  logOut();
  queryClient.clear();
  for (const { id } of toastStore.current()) closeToast(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(takeProblems()).toEqual([]);
  expect(noise.splice(0)).toEqual([]);
});
