import { Button } from '@eszkerek/ui/button.tsx';
import type { Ref } from 'react';
import styles from '../quiz.module.css';
import type { Phase } from './state.ts';

interface CardFooterProps {
  phase: Phase;
  /** Something answerable stands there. */
  ready: boolean;
  offline: boolean;
  busy: boolean;
  nextLabel: string;
  hintLabel: string | null;
  onHint: () => void;
  mainRef: Ref<HTMLButtonElement>;
}

/** One primary button, named after what it does now. */
export function CardFooter({ phase, ready, offline, busy, nextLabel, hintLabel, onHint, mainRef }: CardFooterProps) {
  const leadsOn = phase === 'closed' || (phase === 'waiting' && offline);
  return (
    <div className={styles.quizActions}>
      {hintLabel && (
        <Button variant="secondary" icon="bulb" onClick={onHint}>
          {hintLabel}
        </Button>
      )}
      <Button
        ref={mainRef}
        type="submit"
        size="lg"
        className={styles.quizMain}
        data-part="quiz-main"
        disabled={phase === 'open' && !ready}
        loading={busy || (phase === 'waiting' && !offline)}
        icon={phase === 'again' ? 'retry' : undefined}
        iconEnd={leadsOn ? 'arrow-right' : undefined}
      >
        {phase === 'again' ? 'Próbáld újra' : leadsOn ? nextLabel : 'Ellenőrzés'}
      </Button>
    </div>
  );
}
