import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, MAX_TOASTS, showToast, toastStore } from './toast-store.ts';

afterEach(() => {
  for (const toast of toastStore.current()) closeToast(toast.id);
});

describe('toasts', () => {
  it('keeps the newest three', () => {
    for (const text of ['egy', 'kettő', 'három', 'négy']) showToast({ text });
    expect(toastStore.current()).toHaveLength(MAX_TOASTS);
    expect(toastStore.current().map(toast => toast.text)).toEqual(['kettő', 'három', 'négy']);
  });

  it('lets errors stay until they are closed', () => {
    const id = showToast({ kind: 'bad', text: 'Hiba' });
    expect(toastStore.current()[0]?.durationMs).toBeNull();
    closeToast(id);
    expect(toastStore.current()).toEqual([]);
  });

  it('clears a success message after 5 s, whatever stands beside it', () => {
    showToast({ text: 'Elmentve.' });
    showToast({ text: 'Elmentve.', action: { label: 'Vissza', onClick: () => undefined } });
    showToast({ kind: 'info', text: 'Jó tudni.' });
    expect(toastStore.current().map(toast => toast.durationMs)).toEqual([5000, 5000, 5000]);
  });

  it('tells its listeners', () => {
    let calls = 0;
    const stop = toastStore.subscribe(() => calls++);
    closeToast(showToast({ text: 'x' }));
    stop();
    showToast({ text: 'y' });
    expect(calls).toBe(2);
  });
});
