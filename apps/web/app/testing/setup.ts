import { afterEach, vi } from 'vitest';
import { clearStored } from '../lib/stored.ts';

// The files of a worker share its modules and its globals: a test leaves both as it found them.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  clearStored();
});
