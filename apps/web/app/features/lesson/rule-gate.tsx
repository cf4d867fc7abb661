import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './blocks.module.css';

interface RuleGateProps {
  /** Names the lesson: once opened it stays open in this tab. */
  id: string;
  /** The discovery task is done. */
  solved: boolean;
  children: ReactNode;
}

/**
 * The rule waits for the discovery task or for `Kihagyom`. Without script, in print and for search it is simply there:
 * the prerendered page has it open, and only a running page closes it.
 */
export function RuleGate({ id, solved, children }: RuleGateProps) {
  const key = `rule.${id}`;
  const [open, setOpen] = useState(true);
  useEffect(() => setOpen(sessionStorage.getItem(key) === 'open'), [key]);
  useEffect(() => {
    if (!solved) return;
    sessionStorage.setItem(key, 'open');
    setOpen(true);
  }, [solved, key]);
  const skip = () => {
    sessionStorage.setItem(key, 'open');
    setOpen(true);
  };
  return (
    <>
      {!open && (
        <div className={cx(styles.ruleGate, 'no-print')}>
          <Icon name="lock" size={22} />
          <p>Előbb próbáld ki a fenti feladatot: a szabályt magad is felfedezheted.</p>
          <Button variant="secondary" onClick={skip}>
            Kihagyom
          </Button>
        </div>
      )}
      <div className={open ? undefined : 'print-only'}>{children}</div>
    </>
  );
}
