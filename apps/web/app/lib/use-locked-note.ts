import { text } from '../text/common.ts';
import { useSession } from './session.ts';

/** What a screen reader hears beside a lock: a guest has to sign in, a signed-in visitor lacks premium access. */
export const useLockedNote = (): string => (useSession().user ? text.premiumNote : text.lockedNote);
