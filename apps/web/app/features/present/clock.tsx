import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { polar } from '@eszkerek/ui/geometry.ts';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { useEffect, useState } from 'react';
import { clockText } from '../../lib/clock-text.ts';
import { change, leftOf, newCountdown, restart, TICKS, ticksLeft, toggle } from './countdown.ts';
import styles from './present.module.css';

const REDRAW_MS = 250;
const END_SHOWN_MS = 10_000;
const OVER = 'Lejárt az idő!';
const ticks = Array.from({ length: TICKS }, (_, i) => {
  const [[x1, y1], [x2, y2]] = [polar(100, 100, 80, i * 6), polar(100, 100, 96, i * 6)];
  return { i, x1, y1, x2, y2 };
});

function Dial({ lit, shown }: { lit: number; shown: string }) {
  return (
    <svg viewBox="0 0 200 200" width="75vmin" aria-hidden="true">
      {ticks.map(({ i, ...line }) => (
        <line key={i} {...line} stroke={`var(--${i < lit ? 'brand' : 'line'})`} strokeWidth={5} />
      ))}
      <text x="100" y="116" textAnchor="middle" fontFamily="var(--font-display)" fontSize={48} fontWeight={800} fill="var(--ink)">
        {shown}
      </text>
    </svg>
  );
}

/** A countdown for the class: a line of the header, which covers nothing of the page. The dial fills the screen when asked for, until a tap; the end stands in the header for some seconds. */
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
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => {
      setCountdown(restart);
      setLarge(false);
    }, END_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [over]);
  const act = (next: (at: number) => typeof countdown) => {
    const at = Date.now();
    setNow(at);
    setCountdown(next(at));
  };
  const tap = () => {
    if (over) setCountdown(restart);
    setLarge(!over && !large);
  };
  const shown = clockText(Math.ceil(left / 1000));
  const set = !running || over;
  return (
    <section className={styles.group} aria-label="Óra">
      <p role="status" className="sr-only">
        {over && OVER}
      </p>
      {!running && <IconButton outline icon="minus" label="Egy perccel kevesebb" onClick={() => act(at => change(countdown, -1, at))} />}
      <Button
        className={cx(styles.time, 'num')}
        variant={over ? 'danger-solid' : 'soft'}
        iconEnd={over ? 'close' : 'external'}
        aria-label={over ? undefined : `Nagy óra: ${shown}`}
        onClick={tap}
      >
        {over ? OVER : shown}
      </Button>
      {!running && <IconButton outline icon="plus" label="Egy perccel több" onClick={() => act(at => change(countdown, 1, at))} />}
      <Button onClick={() => act(at => toggle(countdown, at))}>{set ? 'Indul' : 'Szünet'}</Button>
      {large && (
        <button type="button" className={styles.clock} onClick={tap}>
          {over ? <b>{OVER}</b> : <Dial lit={ticksLeft(left, countdown.total)} shown={shown} />}
          <span>Koppints a bezáráshoz!</span>
        </button>
      )}
    </section>
  );
}
