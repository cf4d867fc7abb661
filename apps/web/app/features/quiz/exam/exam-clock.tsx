import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { useEffect, useState } from 'react';
import styles from '../sheet/sheet.module.css';
import { clockText, isShort, secondsLeft, TICKS, ticksLeft } from './clock.ts';
import type { Desk } from './desk.ts';

interface ExamClockProps {
  desk: Desk;
  minutes: number;
  onFold: (folded: boolean) => void;
  onHandIn: () => void;
}

/** The time left as a ring of 24 ticks. It can be folded away; the end is told in any case and nothing is taken away. */
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
    <section className={cx(panelStyles.panel, styles.sidePanel, styles.examClock)} aria-label="Idő">
      {!folded && (
        <ProgressRing
          segments={TICKS}
          value={ticksLeft(left, minutes * desk.factor * 60)}
          size={120}
          thickness={9}
          color={short ? 'var(--bad)' : 'var(--c, var(--brand))'}
          label={`Hátralévő idő: ${Math.max(0, Math.ceil(left / 60))} perc`}
        >
          <b>{clockText(left)}</b>
          <i>{left < 0 ? 'a keret fölött' : 'van hátra'}</i>
        </ProgressRing>
      )}
      <Button variant="ghost" size="sm" icon="timer" aria-expanded={!folded} onClick={() => onFold(!folded)}>
        {folded ? 'Óra megmutatása' : 'Óra elrejtése'}
      </Button>
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
