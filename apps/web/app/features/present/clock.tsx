import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { polar } from '@eszkerek/ui/geometry.ts';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { useEffect, useState } from 'react';
import { clockText } from '../../lib/clock-text.ts';
import { change, leftOf, newCountdown, TICKS, ticksLeft, toggle } from './countdown.ts';
import styles from './present.module.css';

const REDRAW_MS = 250;
const ticks = Array.from({ length: TICKS }, (_, i) => {
  const [[x1, y1], [x2, y2]] = [polar(100, 100, 80, i * 6), polar(100, 100, 96, i * 6)];
  return { i, x1, y1, x2, y2 };
});

/** A countdown for the class: a line of the header, which covers nothing of the page. The dial is shown when asked for, the end in its place; clicks pass through both. */
export function Clock() {
  const [countdown, setCountdown] = useState(newCountdown);
  const [now, setNow] = useState(() => Date.now());
  const [large, setLarge] = useState(false);
  const running = countdown.endsAt !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), REDRAW_MS);
    return () => clearInterval(timer);
  }, [running]);
  const left = leftOf(countdown, now);
  const over = running && left === 0;
  const lit = ticksLeft(left, countdown.total);
  const act = (next: (at: number) => typeof countdown) => {
    const at = Date.now();
    setNow(at);
    setCountdown(next(at));
  };
  const shown = clockText(Math.ceil(left / 1000));
  const set = !running || over;
  return (
    <section className={styles.group} aria-label="Óra">
      <p role="status" className={over ? cx(styles.clock, styles.over) : 'sr-only'}>
        {over && 'Lejárt az idő!'}
      </p>
      {set && <IconButton outline icon="minus" label="Egy perccel kevesebb" onClick={() => act(at => change(countdown, -1, at))} />}
      <Button variant="soft" icon="timer" aria-pressed={large} aria-label={`Nagy óra: ${shown}`} onClick={() => setLarge(!large)}>
        {shown}
      </Button>
      {set && <IconButton outline icon="plus" label="Egy perccel több" onClick={() => act(at => change(countdown, 1, at))} />}
      <Button onClick={() => act(at => toggle(countdown, at))}>{set ? 'Indul' : 'Szünet'}</Button>
      {large && !over && (
        <svg className={styles.clock} viewBox="0 0 200 200" aria-hidden="true">
          {ticks.map(({ i, ...line }) => (
            <line key={i} {...line} data-lit={i < lit || undefined} />
          ))}
          <text x="100" y="116" fontSize={48} textAnchor="middle">
            {shown}
          </text>
        </svg>
      )}
    </section>
  );
}
