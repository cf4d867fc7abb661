import { TRIAL_DAYS } from '@eszkerek/contract/constants';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { givenName } from '../../lib/given-name.ts';
import type { SessionUser } from '../../lib/session.ts';
import { ParentLink } from './parent-link.tsx';
import styles from './plans.module.css';

const DAY_MS = 86_400_000;

interface TrialStripProps {
  user: SessionUser | null;
  premium: boolean;
  now: number;
}

/** The green board above the plans: the trial for guests, what is left of it for its owner. */
export function TrialStrip({ user, premium, now }: TrialStripProps) {
  const since = Date.parse(user?.created_at ?? '');
  const left = Number.isFinite(since) ? Math.max(0, Math.ceil((since + TRIAL_DAYS * DAY_MS - now) / DAY_MS)) : TRIAL_DAYS;
  const days = user === null ? TRIAL_DAYS : left;
  const [title, text] =
    user === null
      ? [`Az első ${TRIAL_DAYS} nap mindenből ingyen van`, 'Nem kérünk bankkártyát. A végén az ingyenes rész megmarad.']
      : user.is_subscribed
        ? [`${givenName(user)}, neked már minden nyitva van`, 'Köszönjük, hogy velünk tanulsz!']
        : premium
          ? [`${givenName(user)}, még ${days} nap van a próbaidődből`, 'Utána sem vész el semmi: az eredményeid és a házid megmaradnak.']
          : [`${givenName(user)}, a próbaidőd lejárt`, 'Az ingyenes rész megmaradt. A többi előfizetéssel nyílik újra.'];
  return (
    <section className={styles.trial}>
      <ProgressRing segments={TRIAL_DAYS} value={days} size={76} thickness={9} color="var(--spark)" label={`${days} nap`}>
        <b>{days}</b>
      </ProgressRing>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {user === null && (
        <ButtonLink variant="secondary" iconEnd="arrow-right" to="/regisztracio">
          Kipróbálom ingyen
        </ButtonLink>
      )}
      {user?.role === 'student' && !user.is_subscribed && <ParentLink variant="secondary" />}
    </section>
  );
}
