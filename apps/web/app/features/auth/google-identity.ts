import { loadThirdParty } from './third-party-script.ts';

/** The part of Google Identity Services we use. */
interface GoogleIdentity {
  initialize(options: { client_id: string; callback: (answer: { credential: string }) => void; ux_mode: 'popup' }): void;
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void;
  prompt(): void;
  cancel(): void;
}
declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

export async function loadGoogleIdentity(): Promise<GoogleIdentity> {
  await loadThirdParty('https://accounts.google.com/gsi/client?hl=hu');
  const identity = window.google?.accounts.id;
  if (!identity) throw new Error('google identity');
  return identity;
}
