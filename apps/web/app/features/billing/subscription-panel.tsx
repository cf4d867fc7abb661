import { PRICE_RON, TRIAL_DAYS } from '@eszkerek/contract/constants';
import type { User } from '@eszkerek/contract/entities';
import { messages } from '@eszkerek/contract/messages';
import { longDate } from '@eszkerek/numbers/dates';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { asMember } from './as-member.ts';
import styles from './billing.module.css';
import { displayCase, titleOf } from './display-case.ts';

const DAY_MS = 86_400_000;

function Status({ icon, title, children, ring }: { icon: IconName; title: string; children: ReactNode; ring?: ReactNode }) {
  return (
    <div className={styles.planStatus} data-part="plan-status">
      {ring ?? (
        <span className={styles.planIcon}>
          <Icon name={icon} size={26} />
        </span>
      )}
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </div>
  );
}

interface Opening {
  name: 'monthly' | 'yearly' | 'portal';
  ask: () => Promise<{ url: string }>;
  fallback: string;
}

interface SubscriptionPanelProps {
  user: User;
  now?: Date;
}

/** The subscription in one of its six forms, with one action. */
export function SubscriptionPanel({ user, now = new Date() }: SubscriptionPanelProps) {
  const {
    run: open,
    pendingInput,
    failure,
  } = useAction(({ ask }: Opening) => ask(), {
    fallback: ({ fallback }) => fallback,
    leavesPage: true,
    onSuccess: ({ url }) => location.assign(url),
  });
  const busy = pendingInput?.name;
  const shown = displayCase(user, now);
  const title = titleOf(shown);

  const subscribe = (interval: 'monthly' | 'yearly') =>
    open({
      name: interval,
      ask: () => api.billing.createCheckoutSession({ body: { interval } }),
      fallback: messages.checkoutFailed,
    });
  const manage = () => open({ name: 'portal', ask: () => api.billing.createBillingPortalSession(), fallback: messages.portalFailed });

  const manageButton = (
    <Button variant="secondary" icon="card" loading={busy === 'portal'} onClick={manage}>
      Előfizetés kezelése
    </Button>
  );

  const offer = (
    <div className={styles.plans}>
      <div className={styles.plan}>
        <h3>Havi</h3>
        <p>
          <b>{PRICE_RON.monthly} RON</b> havonta. Hónapról hónapra újul meg, bármikor lemondhatod.
        </p>
        <Button variant="secondary" size="sm" loading={busy === 'monthly'} onClick={() => subscribe('monthly')}>
          Havi előfizetés
        </Button>
      </div>
      <div className={cx(styles.plan, styles.planBest)}>
        <h3>Éves</h3>
        <p>
          <b>{PRICE_RON.yearly} RON</b> egy évre: 2 hónap ingyen jár hozzá.
        </p>
        <Button variant="spark" size="sm" loading={busy === 'yearly'} onClick={() => subscribe('yearly')}>
          Éves előfizetés
        </Button>
      </div>
    </div>
  );

  const left = shown.kind === 'trial' ? Math.max(1, Math.ceil((Date.parse(shown.endsAt) - now.getTime()) / DAY_MS)) : 0;
  return (
    <>
      {shown.kind === 'vip-teacher' && (
        <Status icon="star" title={title}>
          Tanárként minden prémium tartalom ingyenes és korlátlan.
        </Status>
      )}
      {shown.kind === 'admin' && (
        <Status icon="shield" title={title}>
          Adminként minden tartalom nyitva áll előtted, előfizetés nélkül is.
        </Status>
      )}
      {shown.kind === 'permanent-free' && (
        <Status icon="gift" title={title}>
          A fiókodhoz minden prémium tartalom díjmentesen jár.
        </Status>
      )}
      {shown.kind === 'class' && (
        <Status icon="people" title={title}>
          {user.class_name ? asMember(user.class_name) : 'Az osztályod tagjaként'} minden prémium tartalmat megnyithatsz.
        </Status>
      )}
      {shown.kind === 'plan' && (
        <>
          <Status icon="card" title={title}>
            {shown.entry.cancel_at
              ? `Lemondtad, de még nyitva áll előtted minden. A jelenlegi időszak vége: ${longDate(shown.entry.current_period_end)}`
              : `Aktív, magától megújul. A jelenlegi időszak vége: ${longDate(shown.entry.current_period_end)}`}
          </Status>
          {manageButton}
        </>
      )}
      {shown.kind === 'trial' && (
        <>
          <Status
            icon="gift"
            title={title}
            ring={
              <ProgressRing
                segments={TRIAL_DAYS}
                value={left}
                size={76}
                label={`${TRIAL_DAYS} napból ${left} van hátra`}
                color="var(--spark-strong)"
              >
                <b>{left}</b>
                <i>nap</i>
              </ProgressRing>
            }
          >
            Még {left} napig, {longDate(shown.endsAt)} napjáig tart. Addig minden prémium tartalom nyitva áll.
          </Status>
          {offer}
        </>
      )}
      {shown.kind === 'none' && (
        <>
          <Status icon="lock" title={title}>
            Az ingyenes leckék továbbra is a tieid. A prémium tartalmakhoz válassz előfizetést!
          </Status>
          {user.subscription_status === 'past_due' && (
            <>
              <MessageBar kind="bad">A legutóbbi fizetés nem sikerült.</MessageBar>
              {manageButton}
            </>
          )}
          {offer}
        </>
      )}
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
    </>
  );
}
