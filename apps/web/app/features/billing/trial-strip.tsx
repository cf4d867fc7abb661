import { TRIAL_DAYS } from '@eszkerek/contract/constants';
import type { User } from '@eszkerek/contract/entities';
import { longDate } from '@eszkerek/numbers/dates';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { givenName } from '../../lib/given-name.ts';
import type { SessionUser } from '../../lib/session.ts';
import { displayCase } from './display-case.ts';
import { ParentLink } from './parent-link.tsx';
import styles from './plans.module.css';

const DAY_MS = 86_400_000;

interface TrialStripProps {
  user: SessionUser | null;
  premium: boolean;
  now: number;
}

/** What the open door comes from, and until when. */
function reasonOf(profile: User, now: number): string {
  const shown = displayCase(profile, new Date(now));
  switch (shown.kind) {
    case 'permanent-free':
      return 'Örökre ingyenes a hozzáférésed, így fizetned sem kell.';
    case 'class':
      return 'Az osztályod előfizetéséből: amíg az osztály tagja vagy, fizetned sem kell.';
    case 'plan':
      return `Az előfizetésedből (${shown.entry.plan_name ?? 'aktív'}), eddig: ${longDate(shown.entry.current_period_end)}`;
    case 'vip-teacher':
    case 'admin':
      return 'Korlátlan a hozzáférésed, így fizetned sem kell.';
    default:
      return 'Köszönjük, hogy velünk tanulsz!';
  }
}

/** The green board above the plans: the trial for guests, what is left of it for its owner. */
export function TrialStrip({ user, premium, now }: TrialStripProps) {
  const isOpen = user?.is_subscribed === true;
  const profile = useQuery({ ...api.profile.get.query(), enabled: isOpen });
  const since = Date.parse(user?.created_at ?? '');
  const left = Number.isFinite(since) ? Math.max(0, Math.ceil((since + TRIAL_DAYS * DAY_MS - now) / DAY_MS)) : TRIAL_DAYS;
  const days = user === null ? TRIAL_DAYS : left;
  const [title, text] =
    user === null
      ? [`Az első ${TRIAL_DAYS} nap mindenből ingyen van`, 'Nem kérünk bankkártyát. A végén az ingyenes rész megmarad.']
      : isOpen
        ? [`${givenName(user)}, neked már minden nyitva van`, profile.data ? reasonOf(profile.data, now) : '']
        : premium
          ? [`${givenName(user)}, még ${days} nap van a próbaidődből`, 'Utána sem vész el semmi: az eredményeid és a házid megmaradnak.']
          : [`${givenName(user)}, a próbaidőd lejárt`, 'Az ingyenes rész megmaradt. A többi előfizetéssel nyílik újra.'];
  return (
    <section className={styles.trial}>
      {!isOpen && (
        <ProgressRing segments={TRIAL_DAYS} value={days} size={76} thickness={9} color="var(--spark)" label={`${days} nap`}>
          <b>{days}</b>
        </ProgressRing>
      )}
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {user === null && (
        <ButtonLink variant="secondary" iconEnd="arrow-right" to="/regisztracio">
          Kipróbálom ingyen
        </ButtonLink>
      )}
      {user?.role === 'student' && !isOpen && <ParentLink variant="secondary" />}
    </section>
  );
}
