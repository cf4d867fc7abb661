import { Button } from '@eszkerek/ui/button.tsx';
import type { Ref } from 'react';
import styles from './frame.module.css';
import type { Phase } from './state.ts';

interface CardFooterProps {
  phase: Phase;
  /** Something answerable stands there. */
  ready: boolean;
  /** What is still missing from the answer. */
  missing: string | null;
  /** The answer of the first try stands there unchanged. */
  repeats: boolean;
  offline: boolean;
  busy: boolean;
  nextLabel: string;
  /** Shows the solution to the class; null where it may not be asked for. */
  onKey: (() => void) | null;
  help: { label: string; open: boolean; onPress: () => void } | null;
  mainRef: Ref<HTMLButtonElement>;
}

/** The bar at the bottom: help, and one primary button named after what it does now. */
export function CardFooter({ phase, ready, missing, repeats, offline, busy, nextLabel, onKey, help, mainRef }: CardFooterProps) {
  const leadsOn = phase === 'closed' || (phase === 'waiting' && offline);
  const wanted = phase === 'open' ? (missing ?? (repeats ? 'Változtass rajta!' : null)) : null;
  const name = phase === 'again' ? 'Próbáld újra' : leadsOn ? nextLabel : (wanted ?? 'Ellenőrzés');
  return (
    <div className={styles.actions}>
      {help && (
        <Button variant="secondary" icon="bulb" aria-expanded={help.open} onClick={help.onPress}>
          {help.label}
        </Button>
      )}
      {onKey && (
        <Button variant="secondary" icon="eye" onClick={onKey}>
          Mutasd a megoldást
        </Button>
      )}
      <Button
        ref={mainRef}
        type="submit"
        className={styles.main}
        data-part="quiz-main"
        disabled={phase === 'open' && !ready}
        loading={busy || (phase === 'waiting' && !offline)}
        icon={phase === 'again' ? 'retry' : undefined}
        iconEnd={leadsOn ? 'arrow-right' : undefined}
      >
        {name}
      </Button>
    </div>
  );
}
