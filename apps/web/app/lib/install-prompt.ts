/** Chromium's own offer to install the app: it may be shown once, when the visitor asks for it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallEvent | null = null;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    offered = event as InstallEvent;
    tell();
  });
  addEventListener('appinstalled', () => {
    offered = null;
    tell();
  });
}

export const installPrompt = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isOffered: (): boolean => offered !== null,
  async show(): Promise<void> {
    const event = offered;
    offered = null;
    await event?.prompt();
    tell();
  },
};
