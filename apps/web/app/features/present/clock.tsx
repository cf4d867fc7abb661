import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { polar } from '@eszkerek/ui/geometry.ts';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { clockText } from '../../lib/clock-text.ts';
import { text } from '../../text/common.ts';
import { TICKS, ticksLeft } from './countdown.ts';
import styles from './present.module.css';
import type { ClockState } from './use-clock.ts';

const OVER = 'Lejárt az idő!';
const ticks = Array.from({ length: TICKS }, (_, i) => {
  const [[x1, y1], [x2, y2]] = [polar(100, 100, 80, i * 6), polar(100, 100, 96, i * 6)];
  return { i, x1, y1, x2, y2 };
});

function Dial({ lit, shown }: { lit: number; shown: string }) {
  return (
    <svg viewBox="0 0 200 200" width="55vmin" aria-hidden="true">
      {ticks.map(({ i, ...line }) => (
        <line key={i} {...line} stroke={`var(--${i < lit ? 'brand' : 'line'})`} strokeWidth={5} />
      ))}
      <text x="100" y="116" textAnchor="middle" fontFamily="var(--font-display)" fontSize={48} fontWeight={800} fill="var(--ink)">
        {shown}
      </text>
    </svg>
  );
}

interface ClockProps {
  clock: ClockState;
  /** Without them only the time is seen. */
  controls: boolean;
}

/** A countdown for the class: a line of the header, which covers nothing of the page. The dial fills the screen when asked for, with the same buttons; the end stands in the header for some seconds. */
export function Clock({ clock: { left, total, running, over, large, tap, toggle, change }, controls }: ClockProps) {
  const shown = clockText(Math.ceil(left / 1000));
  const less = <IconButton outline icon="minus" label="Egy perccel kevesebb" onClick={() => change(-1)} />;
  const more = <IconButton outline icon="plus" label="Egy perccel több" onClick={() => change(1)} />;
  const start = <Button onClick={toggle}>{!running || over ? 'Indul' : 'Szünet'}</Button>;
  const inLine = controls && !large;
  const set = inLine && !running;
  return (
    <section className={cx(styles.group, controls && styles.controls)} aria-label="Óra">
      <p role="status" className="sr-only">
        {over && OVER}
      </p>
      {set && less}
      <Button
        className={cx(styles.time, 'num')}
        variant={over ? 'danger-solid' : 'soft'}
        iconEnd={over ? 'close' : 'external'}
        aria-label={over ? undefined : `Nagy óra: ${shown}`}
        onClick={tap}
      >
        {over ? OVER : shown}
      </Button>
      {set && more}
      {inLine && start}
      {large && (
        <div className={styles.clock}>
          {over ? <b>{OVER}</b> : <Dial lit={ticksLeft(left, total)} shown={shown} />}
          <div className={styles.group}>
            {less}
            {start}
            {more}
            <Button variant="secondary" onClick={tap}>
              {text.close}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
