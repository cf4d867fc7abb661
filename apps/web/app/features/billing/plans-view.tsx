import { CLASS_PRICED_FOR, PRICE_RON, TRIAL_DAYS } from '@eszkerek/contract/constants';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import type { ReactNode } from 'react';
import { hasPremiumAccess } from '../../lib/premium-access.ts';
import type { SessionUser } from '../../lib/session.ts';
import { ParentLink } from './parent-link.tsx';
import styles from './plans.module.css';
import { TrialStrip } from './trial-strip.tsx';
import { useCheckout } from './use-checkout.ts';

interface PlanProps {
  ring: ReactNode;
  title: string;
  price: string;
  period: string;
  text: string;
  gains: readonly string[];
  best?: boolean;
  children: ReactNode;
}

function Plan({ ring, title, price, period, text, gains, best = false, children }: PlanProps) {
  return (
    <section className={cx(styles.plan, best && styles.planBest)} aria-label={title}>
      {best && <p className={styles.planGift}>2 hónap ajándék</p>}
      <div className={styles.planHead}>
        {ring}
        <div>
          <h2>{title}</h2>
          <p>
            <b>{price}</b> {period}
          </p>
        </div>
      </div>
      <p>{text}</p>
      <ul>
        {gains.map(gain => (
          <li key={gain}>
            <Icon name="check" size={18} />
            {gain}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

const FREE: readonly (readonly [icon: IconName, title: string, text: string])[] = [
  ['book', 'Ingyenes leckék', 'Tantárgyanként több lecke, kvízzel és gyakorlással'],
  ['target', 'Gyakorlás és javítófüzet', 'Amit elrontottál, azt újra megkapod'],
  ['document', 'Házi feladat', 'Amit a tanárod ad, azt itt találod'],
  ['shield', 'Nincs reklám', 'És az adataidat sem adjuk el'],
];

const ALL = ['Minden lecke végig', 'Minden kurzus és eszköz'];

/** The plans, what they give and what is free, for guests and for pupils. */
export function PlansView({ user, now = Date.now() }: { user: SessionUser | null; now?: number }) {
  const { subscribe, busy, failure } = useCheckout();
  const pupil = user?.role === 'student';
  const buy = (interval: 'monthly' | 'yearly', label: string, best: boolean) =>
    user ? (
      <Button block variant={best ? 'spark' : 'secondary'} loading={busy === interval} onClick={() => void subscribe(interval)}>
        {label}
      </Button>
    ) : (
      <ButtonLink block variant={best ? 'spark' : 'secondary'} to="/regisztracio">
        {label}
      </ButtonLink>
    );
  return (
    <div className={styles.plans}>
      <TrialStrip user={user} premium={hasPremiumAccess(user, now)} now={now} />
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      <div className={styles.planRow}>
        <Plan
          ring={<PlanRing total={12} lit={1} label="1" />}
          title="Havi"
          price={`${PRICE_RON.monthly} RON`}
          period="havonta"
          text="Hónapról hónapra megy, bármikor lemondható."
          gains={ALL}
        >
          {buy('monthly', 'Havi előfizetés', false)}
        </Plan>
        <Plan
          best
          ring={<PlanRing total={12} lit={10} label="12" />}
          title="Éves"
          price={`${PRICE_RON.yearly} RON`}
          period="egy évre"
          text={`12 hónap 10 hónap áráért, havi ${PRICE_RON.yearly / 12} RON.`}
          gains={[...ALL, '2 hónap ajándék']}
        >
          {buy('yearly', 'Éves előfizetés', true)}
        </Plan>
        <Plan
          ring={<PlanRing total={20} lit={20} label={String(CLASS_PRICED_FOR)} />}
          title="Osztály"
          price={`${PRICE_RON.class} RON`}
          period="egy évre"
          text={`${CLASS_PRICED_FOR} tanulóra számolva fejenként ${PRICE_RON.class / CLASS_PRICED_FOR} RON.`}
          gains={['Az egész osztály, legfeljebb 30 tanuló', 'Tanári napló és házi feladat']}
        >
          <ButtonLink block variant="secondary" to={user?.role === 'teacher' ? '/dashboard/teacher' : '/regisztracio'}>
            {user?.role === 'teacher' ? 'Osztályt hozok létre' : 'Tanárként regisztrálok'}
          </ButtonLink>
        </Plan>
      </div>
      {pupil && <ParentLink />}
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

const PlanRing = ({ total, lit, label }: { total: number; lit: number; label: string }) => (
  <ProgressRing segments={total} value={lit} size={72} thickness={12} color="var(--brand)" label={label}>
    <b>{label}</b>
  </ProgressRing>
);
