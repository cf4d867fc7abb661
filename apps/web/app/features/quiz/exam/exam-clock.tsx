import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { useEffect, useState } from 'react';
import { clockText } from '../../../lib/clock-text.ts';
import styles from '../sheet/sheet.module.css';
import { isShort, secondsLeft } from './clock.ts';
import type { Desk } from './desk.ts';

interface ExamClockProps {
  desk: Desk;
  minutes: number;
  onFold: (folded: boolean) => void;
  onHandIn: () => void;
}

/** The time left, in the header. A press hides it; the end is told in any case and nothing is taken away. */
export function ExamClock({ desk, minutes, onFold, onHandIn }: ExamClockProps) {
  const [now, setNow] = useState(Date.now);
  const [told, setTold] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = secondsLeft(desk.startedAt, minutes, desk.factor, now);
  const short = isShort(left);
  const folded = desk.clock === 'folded';
  return (
    <section className={styles.examClock} aria-label="Idő">
      <button
        type="button"
        className={cx(styles.clockButton, short && styles.clockShort)}
        aria-expanded={!folded}
        aria-label={
          folded
            ? 'Óra megmutatása'
            : `${left < 0 ? 'A keret fölött' : `Hátralévő idő: ${Math.max(0, Math.ceil(left / 60))} perc`}. Óra elrejtése`
        }
        onClick={() => onFold(!folded)}
      >
        <Icon name="timer" />
        {!folded && <b className="num">{clockText(left)}</b>}
      </button>
      <p className="sr-only" role="status">
        {short && left > 0 ? 'Két perc van hátra.' : ''}
      </p>
      <AlertDialog
        open={left <= 0 && !told}
        onClose={() => setTold(true)}
        title="Letelt az idő"
        text="A válaszaid megvannak. Beadhatod most, vagy befejezheted, amit elkezdtél."
        cancelLabel="Még befejezem"
        confirmLabel="Beadom"
        onConfirm={() => {
          setTold(true);
          onHandIn();
        }}
      />
    </section>
  );
}
