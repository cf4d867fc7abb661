import { ZOOM } from '@eszkerek/contract/constants';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import iconButtonStyles from '@eszkerek/ui/icon-button.module.css';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { lazyPanel } from '@eszkerek/ui/lazy-parts.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { backgroundMotion } from '../lib/background-motion.ts';
import { useStored } from '../lib/stored.ts';
import { applyTheme, theme } from '../lib/theme.ts';
import { applyZoom, clampZoom, zoom } from '../lib/zoom.ts';
import { text } from '../text/common.ts';
import styles from './dock.module.css';
import { useTimer } from './focus-timer/use-timer.ts';
import { useRoving } from './use-roving.ts';

const TimerPanel = lazyPanel(() => import('./focus-timer/timer-panel.tsx'));

interface DockProps {
  /** On phones the controls stand behind the menu until they are asked for, so that they cover nothing. */
  open: boolean;
  onClose: () => void;
}

/** The floating controls: home, theme, zoom, background motion and the focus timer. */
export function Dock({ open, onClose }: DockProps) {
  const currentTheme = useStored(theme);
  const currentZoom = useStored(zoom);
  const motion = useStored(backgroundMotion);
  const timer = useTimer();
  const roving = useRoving();
  const [timerOpen, setTimerOpen] = useState(false);
  const [zoomTold, setZoomTold] = useState('');
  const timerButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  useEffect(() => applyTheme(currentTheme), [currentTheme]);
  useEffect(() => applyZoom(currentZoom), [currentZoom]);
  useEffect(() => {
    if (open) closeButton.current?.focus();
  }, [open]);

  const changeZoom = (delta: number) => {
    const next = clampZoom(currentZoom + delta);
    zoom.set(next);
    setZoomTold(`Nagyítás: ${next}%`);
  };
  const closeTimer = () => {
    setTimerOpen(false);
    timerButton.current?.focus();
  };
  const dark = currentTheme === 'dark';
  const minutes = Math.ceil(timer.remainingMs / 60_000);
  return (
    <>
      <aside data-part="glass" className={cx(styles.dock, 'no-print', open && styles.dockOpen)} aria-label="Lebegő vezérlők">
        <IconButton ref={closeButton} className={styles.dockClose} icon="close" label="Vezérlők elrejtése" onClick={onClose} />
        <div className={styles.dockBar} role="toolbar" aria-label="Megjelenés és időzítő" onKeyDown={roving.onKeyDown}>
          <Link
            className={iconButtonStyles.iconBtn}
            data-part="icon-btn"
            to="/"
            aria-label={text.home}
            title={text.home}
            {...roving.item(0)}
          >
            <Icon name="home" />
          </Link>
          <IconButton
            icon={dark ? 'sun' : 'moon'}
            label={dark ? 'Világos téma' : 'Sötét téma'}
            onClick={() => theme.set(dark ? 'light' : 'dark')}
            {...roving.item(1)}
          />
          <hr />
          <IconButton
            icon="plus"
            label="Nagyítás"
            aria-disabled={currentZoom >= ZOOM.max || undefined}
            onClick={() => changeZoom(ZOOM.step)}
            {...roving.item(2)}
          />
          <span className={styles.dockZoom}>{currentZoom}%</span>
          <IconButton
            icon="minus"
            label="Kicsinyítés"
            aria-disabled={currentZoom <= ZOOM.min || undefined}
            onClick={() => changeZoom(-ZOOM.step)}
            {...roving.item(3)}
          />
          <hr />
          <IconButton
            icon={motion === 'on' ? 'motion' : 'motion-off'}
            label={motion === 'on' ? 'Háttérmozgás megállítása' : 'Háttérmozgás indítása'}
            onClick={() => backgroundMotion.set(motion === 'on' ? 'off' : 'on')}
            {...roving.item(4)}
          />
          <IconButton
            ref={timerButton}
            icon="timer"
            label={timer.running ? `Fókuszidőzítő, még ${minutes} perc` : 'Fókuszidőzítő'}
            on={timer.running || timerOpen}
            aria-expanded={timerOpen}
            onClick={() => setTimerOpen(value => !value)}
            {...roving.item(5)}
          >
            {timer.running && (
              <span className={styles.dockMinutes} aria-hidden="true">
                {minutes}
              </span>
            )}
          </IconButton>
        </div>
      </aside>
      <p className="sr-only" aria-live="polite">
        {zoomTold}
      </p>
      <p className="sr-only" role="status">
        {timer.announced}
      </p>
      {timerOpen && (
        <Suspense fallback={null}>
          <TimerPanel view={timer} onClose={closeTimer} />
        </Suspense>
      )}
    </>
  );
}
