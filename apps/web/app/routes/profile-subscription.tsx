import { Panel } from '@eszkerek/ui/panel.tsx';
import { PaymentList } from '../features/billing/payment-list.tsx';
import { ReferralBox } from '../features/billing/referral-box.tsx';
import { SubscriptionPanel } from '../features/billing/subscription-panel.tsx';
import { useProfile } from '../features/profile/profile-context.ts';

export default function ProfileSubscription() {
  const { user } = useProfile();
  return (
    <>
      <Panel id="elofizetes" title="Előfizetés" icon="card">
        <SubscriptionPanel user={user} />
        <PaymentList />
      </Panel>
      {user.role === 'student' && (
        <Panel
          id="ajanlas"
          title="Hívd meg a barátaidat!"
          icon="gift"
          lead="Minden 5. előfizető barát után 1 hónap prémium jár, ha neked is van aktív előfizetésed."
        >
          <ReferralBox user={user} />
        </Panel>
      )}
    </>
  );
}
