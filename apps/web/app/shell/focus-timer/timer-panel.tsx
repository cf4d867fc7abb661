import { TIMER } from '@eszkerek/contract/constants';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import tabsStyles from '@eszkerek/ui/tabs.module.css';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { text } from '../../text/common.ts';
import { sessionNames } from './announce.ts';
import { prepareBeep } from './beep.ts';
import styles from './focus-timer.module.css';
import { formatClock } from './format-clock.ts';
import { storedTimer } from './stored-timer.ts';
import { isRunning, type SessionKind } from './timer.ts';
import { TimerDial } from './timer-dial.tsx';
import { applyPreset, choose, type Preset, pause, presetOf, reset, start } from './timer-moves.ts';
import type { TimerView } from './use-timer.ts';

const sessions: readonly SessionKind[] = ['work', 'short', 'long'];
const tabNames: Record<SessionKind, string> = { work: 'Munka', short: 'Rövid szünet', long: 'Hosszú' };
const presets: readonly { preset: Preset; label: string }[] = [
  { preset: 'work25', label: '25 perc' },
  { preset: 'work50', label: '50 perc' },
  { preset: 'break5', label: '5 perc szünet' },
];

const rounds = Array.from(Array(TIMER.sessionsPerCycle).keys(), round => round + 1);

function toggle(): void {
  const timer = storedTimer.get();
  if (isRunning(timer)) {
    storedTimer.set(pause(timer, Date.now()));
    return;
  }
  prepareBeep();
  storedTimer.set(start(timer, Date.now()));
}
const resetTimer = () => storedTimer.set(reset(storedTimer.get()));
const toggleMute = () => storedTimer.set({ ...storedTimer.get(), muted: !storedTimer.get().muted });

const keys: Record<string, () => void> = { ' ': toggle, r: resetTimer, m: toggleMute };

interface TimerPanelProps {
  view: TimerView;
  onClose: () => void;
}

export default function TimerPanel({ view, onClose }: TimerPanelProps) {
  const { timer, running, remainingMs } = view;
  const startButton = useRef<HTMLButtonElement>(null);
  useEffect(() => startButton.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const onButton = event.target instanceof HTMLButtonElement;
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key === ' ' && onButton)) return;
    const action = keys[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const spentShare = timer.durationMs === 0 ? 0 : 1 - remainingMs / timer.durationMs;
  const second = Math.floor((timer.durationMs - remainingMs) / 1000);
  const percent = Math.round(spentShare * 100);
  const chosen = presetOf(timer);
  return (
    <>
      <div className={styles.timerScrim} onClick={onClose} aria-hidden="true" />
      <section
        className={cx(panelStyles.panel, styles.timer)}
        role="dialog"
        aria-label="Fókuszidőzítő"
        data-tone={running ? second % 5 : 0}
        data-session={timer.session}
        onKeyDown={onKeyDown}
      >
        <div className={styles.timerHead}>
          <Icon name="timer" size={22} />
          <h2>Fókuszidőzítő</h2>
          <IconButton icon="close" label={text.close} onClick={onClose} />
        </div>
        <div className={cx(tabsStyles.tabs, 'no-print', styles.timerSessions)}>
          {sessions.map(session => (
            <button
              type="button"
              className={tabsStyles.tab}
              data-part="tab"
              key={session}
              aria-pressed={timer.session === session}
              onClick={() => storedTimer.set(choose(storedTimer.get(), session))}
            >
              {tabNames[session]}
            </button>
          ))}
        </div>
        <div className={styles.dial}>
          <TimerDial spent={Math.round(spentShare * 60)} />
          <div>
            <b role="timer">{formatClock(remainingMs)}</b>
            <small>
              {sessionNames[timer.session]}
              {timer.session === 'work' && `, ${Math.min(TIMER.sessionsPerCycle, timer.completed + 1)}. kör`}
            </small>
          </div>
        </div>
        <div
          className={styles.timerBar}
          role="progressbar"
          aria-label="Eltelt idő"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span style={{ width: `${spentShare * 100}%` }} />
        </div>
        <div className={styles.timerCount}>
          <span>
            Pomodoros: {timer.completed} / {TIMER.sessionsPerCycle}
          </span>
          <span className={styles.timerDots} aria-hidden="true">
            {rounds.map(round => (
              <i
                key={round}
                className={cx(
                  round <= timer.completed && styles.dotDone,
                  round === timer.completed + 1 && timer.session === 'work' && styles.dotCurrent,
                )}
              />
            ))}
          </span>
        </div>
        <div className={styles.timerRun}>
          <Button ref={startButton} size="lg" icon={running ? 'pause' : 'play'} aria-keyshortcuts="Space" onClick={toggle}>
            {running ? 'Megállítás' : 'Indítás'}
          </Button>
          <IconButton icon="retry" label="Visszaállítás" outline aria-keyshortcuts="R" onClick={resetTimer} />
          <IconButton
            icon={timer.muted ? 'mute' : 'sound'}
            label={timer.muted ? 'Hang bekapcsolása' : 'Hang némítása'}
            outline
            aria-keyshortcuts="M"
            onClick={toggleMute}
          />
        </div>
        <div className={styles.timerPresets}>
          {presets.map(({ preset, label }) => (
            <Button
              key={preset}
              size="sm"
              variant={chosen === preset ? 'soft' : 'secondary'}
              aria-pressed={chosen === preset}
              onClick={() => storedTimer.set(applyPreset(storedTimer.get(), preset))}
            >
              {label}
            </Button>
          ))}
        </div>
      </section>
    </>
  );
}
