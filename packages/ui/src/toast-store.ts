import { SUCCESS_MESSAGE_MS } from '@eszkerek/contract/constants';

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface Toast {
  id: number;
  kind: 'ok' | 'info' | 'bad';
  text: string;
  action?: ToastAction;
  /** Time on screen; errors have none and stay until closed. */
  durationMs: number | null;
}

export const MAX_TOASTS = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => toasts,
};

/** Shows a short message (without an end where `durationMs` is null); the oldest one leaves when a fourth arrives. */
export function showToast(toast: { kind?: Toast['kind']; text: string; action?: ToastAction; durationMs?: number | null }): number {
  const kind = toast.kind ?? 'ok';
  const durationMs = toast.durationMs === undefined ? (kind === 'bad' ? null : SUCCESS_MESSAGE_MS) : toast.durationMs;
  const shown: Toast = { id: nextId++, kind, text: toast.text, durationMs, ...(toast.action && { action: toast.action }) };
  update([...toasts, shown].slice(-MAX_TOASTS));
  return shown.id;
}

export function closeToast(id: number): void {
  update(toasts.filter(toast => toast.id !== id));
}
