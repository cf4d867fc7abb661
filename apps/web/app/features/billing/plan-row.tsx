import { CLASS_PRICED_FOR, CLASS_SIZE, PRICE_RON } from '@eszkerek/contract/constants';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import type { ReactNode } from 'react';
import type { SessionUser } from '../../lib/session.ts';
import { OwnedPlan } from './owned-plan.tsx';
import styles from './plans.module.css';
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

const ALL = ['Minden lecke végig', 'Minden kurzus és eszköz'];

/** The plans with their prices; a guest is led to registration, everybody else to the checkout. A pupil buys no class. */
export function PlanRow({ user }: { user: SessionUser | null }) {
  const { subscribe, busy, failure } = useCheckout();
  const isOpen = user?.is_subscribed === true;
  const buy = (interval: 'monthly' | 'yearly', label: string, best: boolean) =>
    isOpen ? (
      <OwnedPlan interval={interval} />
    ) : user ? (
      <Button block variant={best ? 'spark' : 'secondary'} loading={busy === interval} onClick={() => void subscribe(interval)}>
        {label}
      </Button>
    ) : (
      <ButtonLink block variant={best ? 'spark' : 'secondary'} to="/regisztracio">
        {label}
      </ButtonLink>
    );
  return (
    <>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      <div className={styles.planRow}>
        <Plan
          best
          ring={<PlanRing total={12} lit={10} label="12" />}
          title="Éves"
          price={`${PRICE_RON.yearly} RON`}
          period="egy évre"
          text={`Egyben egy évre, havonta csak ${PRICE_RON.yearly / 12} RON.`}
          gains={ALL}
        >
          {buy('yearly', 'Éves előfizetés', true)}
        </Plan>
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
        {user?.role !== 'student' && (
          <Plan
            ring={<PlanRing total={CLASS_SIZE.max} lit={CLASS_SIZE.max} label={String(CLASS_SIZE.max)} />}
            title="Osztály"
            price={`${PRICE_RON.class} RON`}
            period="egy évre"
            text={`${CLASS_PRICED_FOR} tanulóval fejenként ${PRICE_RON.class / CLASS_PRICED_FOR} RON, teljes osztállyal ${PRICE_RON.class / CLASS_SIZE.max}.`}
            gains={[`Az egész osztály, legfeljebb ${CLASS_SIZE.max} tanuló`, 'Tanári napló és házi feladat']}
          >
            <ButtonLink block variant="secondary" to={user?.role === 'teacher' ? '/dashboard/teacher' : '/regisztracio'}>
              {user?.role === 'teacher' ? 'Osztályt hozok létre' : 'Tanárként regisztrálok'}
            </ButtonLink>
          </Plan>
        )}
      </div>
    </>
  );
}

const PlanRing = ({ total, lit, label }: { total: number; lit: number; label: string }) => (
  <ProgressRing segments={total} value={lit} size={72} thickness={12} color="var(--brand)" label={label}>
    <b>{label}</b>
  </ProgressRing>
);
