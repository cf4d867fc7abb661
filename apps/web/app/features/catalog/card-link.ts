import { firstVisitMessages as messages } from '@eszkerek/contract/first-visit-messages';
import type { LoginState } from '../../lib/login-state.ts';
import { isPremium } from './category.ts';
import { contentPath } from './content-path.ts';

interface CardLink {
  to: string;
  /** Set when the card leads to login. */
  state?: LoginState;
}

/** Where a card leads: to its page, or, premium and without access, to login with the stated message. */
export function cardLink({ slug, category }: { slug: string; category: string }, premiumAccess: boolean): CardLink {
  const path = contentPath(slug);
  if (!isPremium(category) || premiumAccess) return { to: path };
  return { to: '/bejelentkezes', state: { from: path, message: messages.premiumCardLogin } };
}
