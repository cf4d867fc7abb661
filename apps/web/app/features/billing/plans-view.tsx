import { TRIAL_DAYS } from '@eszkerek/contract/constants';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import { hasPremiumAccess } from '../../lib/premium-access.ts';
import type { SessionUser } from '../../lib/session.ts';
import { PlanRow } from './plan-row.tsx';
import styles from './plans.module.css';
import { TrialStrip } from './trial-strip.tsx';

const FREE: readonly (readonly [icon: IconName, title: string, text: string])[] = [
  ['book', 'Ingyenes leckék', 'Tantárgyanként több lecke, kvízzel és gyakorlással'],
  ['target', 'Gyakorlás és javítófüzet', 'Amit elrontottál, azt újra megkapod'],
  ['document', 'Házi feladat', 'Amit a tanárod ad, azt itt találod'],
  ['shield', 'Nincs reklám', 'És az adataidat sem adjuk el'],
];

/** The plans, what they give and what is free, for guests and for pupils. */
export function PlansView({ user, now = Date.now() }: { user: SessionUser | null; now?: number }) {
  return (
    <div className={styles.plans}>
      <TrialStrip user={user} premium={hasPremiumAccess(user, now)} now={now} />
      <PlanRow user={user} />
      <section className={styles.free} aria-labelledby="ingyen">
        <div>
          <h2 id="ingyen">Ingyen, mindig</h2>
          <p>Fiók nélkül is kipróbálható.</p>
        </div>
        <ul>
          {FREE.map(([icon, title, text]) => (
            <li key={title}>
              <Icon name={icon} size={22} />
              <span>
                <b>{title}</b>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.note}>Az első {TRIAL_DAYS} nap mindenkinek ingyenes, bankkártya nélkül. Fizetni csak felnőtt tud.</p>
    </div>
  );
}
