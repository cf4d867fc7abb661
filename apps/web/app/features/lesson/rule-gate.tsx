import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { ReactNode } from 'react';
import styles from './blocks.module.css';

interface RuleGateProps {
  open: boolean;
  onSkip: () => void;
  children: ReactNode;
}

/** The rule waits for the discovery task or for `Kihagyom`; in print it is there all the same. */
export function RuleGate({ open, onSkip, children }: RuleGateProps) {
  return (
    <>
      {!open && (
        <div className={cx(styles.ruleGate, 'no-print')}>
          <Icon name="lock" size={22} />
          <p>Akkor nyílik meg, ha megoldottad a „Fedezd fel!” feladatát. Így magad jöhetsz rá a szabályra.</p>
          <Button variant="secondary" onClick={onSkip}>
            Kihagyom
          </Button>
        </div>
      )}
      <div className={open ? undefined : 'print-only'}>{children}</div>
    </>
  );
}
