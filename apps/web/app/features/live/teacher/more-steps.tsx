import { Button } from '@eszkerek/ui/button.tsx';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { useState } from 'react';
import type { NextStep } from './next-steps.ts';
import styles from './teacher.module.css';

/** On a phone the next step stands alone, and one tap shows what else may be done; a single other step needs no menu. */
export function MoreSteps({ steps, onTake }: { steps: readonly NextStep[]; onTake: (step: NextStep) => void }) {
  const [open, setOpen] = useState(false);
  const [only, ...others] = steps;
  if (only && others.length === 0)
    return (
      <Button variant="secondary" className={styles.more} {...(only.icon ? { icon: only.icon } : {})} onClick={() => onTake(only)}>
        {only.label}
      </Button>
    );
  return (
    <>
      <IconButton
        icon="dots"
        label="További lépések"
        outline
        className={styles.more}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title="További lépések" closeLabel="Bezárom">
        <div className={layoutStyles.stack}>
          {steps.map(step => (
            <Button
              key={step.action}
              block
              variant="secondary"
              {...(step.icon ? { icon: step.icon } : {})}
              onClick={() => {
                setOpen(false);
                onTake(step);
              }}
            >
              {step.label}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
