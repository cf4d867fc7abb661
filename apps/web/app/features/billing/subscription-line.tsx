import type { User } from '@eszkerek/contract/entities';
import { longDate } from '@eszkerek/numbers/dates';
import { Link } from 'react-router';
import { displayCase, titleOf } from './display-case.ts';

/** The subscription in one line; the rest is on its own tab. */
export function SubscriptionLine({ user, now }: { user: User; now: Date }) {
  const shown = displayCase(user, now);
  const until = shown.kind === 'trial' ? shown.endsAt : shown.kind === 'plan' ? shown.entry.current_period_end : null;
  return (
    <p data-part="subscription-line">
      {titleOf(shown)}
      {until !== null && ` (${longDate(until)})`} ·{' '}
      <Link className="link" to="/profil/elofizetes">
        Előfizetés részletei
      </Link>
    </p>
  );
}
