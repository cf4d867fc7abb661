import { REFERRALS_PER_REWARD } from '@eszkerek/contract/constants';
import type { User } from '@eszkerek/contract/entities';
import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { useCopy } from '@eszkerek/ui/use-copy.ts';
import { useEffect, useState } from 'react';
import styles from './billing.module.css';

/** The referral code, the way to the next reward, and how to hand the code on. */
export function ReferralBox({ user }: { user: Pick<User, 'referral_code' | 'successful_referrals' | 'earned_rewards'> }) {
  const { state, copy } = useCopy();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);

  const progress = user.successful_referrals % REFERRALS_PER_REWARD;
  const share = () =>
    navigator
      .share({
        title: 'Észkerék',
        text: `Tanulj velem az Észkeréken! Az ajánlókódom: ${user.referral_code}`,
        url: `${location.origin}/regisztracio`,
      })
      .catch(() => undefined);
  return (
    <>
      <div className={styles.referral}>
        <ProgressRing
          segments={REFERRALS_PER_REWARD}
          value={progress}
          size={112}
          label={`${REFERRALS_PER_REWARD}-ből ${progress}`}
          color="var(--brand)"
        >
          <b>
            {progress}/{REFERRALS_PER_REWARD}
          </b>
          <i>barát</i>
        </ProgressRing>
        <div>
          <h3>Még {REFERRALS_PER_REWARD - progress} barát hiányzik</h3>
          <p className={formStyles.help} data-part="help">
            Eddig {user.successful_referrals} sikeres meghívás, {user.earned_rewards} jutalomhónap.
          </p>
        </div>
      </div>
      <div className={styles.referralCode}>
        <span>{user.referral_code}</span>
        <span className={layoutStyles.row} data-part="row">
          <Button variant="soft" size="sm" icon={state === 'copied' ? 'check' : 'copy'} onClick={() => copy(user.referral_code)}>
            {state === 'copied' ? 'Kimásolva!' : 'Kód másolása'}
          </Button>
          {canShare && (
            <Button variant="ghost" size="sm" icon="send" onClick={share}>
              Megosztás
            </Button>
          )}
        </span>
      </div>
      {state === 'failed' && <MessageBar kind="bad">{messages.copyFailed}</MessageBar>}
    </>
  );
}
