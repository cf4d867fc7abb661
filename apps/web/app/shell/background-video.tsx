import { cx } from '@eszkerek/ui/cx.ts';
import { useOverlayOpen } from '@eszkerek/ui/overlay-count.ts';
import { useEffect, useRef, useState } from 'react';
import { backgroundMotion } from '../lib/background-motion.ts';
import { useStored } from '../lib/stored.ts';
import { type Theme, theme } from '../lib/theme.ts';
import { storedTimer } from './focus-timer/stored-timer.ts';
import { isRunning } from './focus-timer/timer.ts';
import styles from './shell.module.css';
import { videoAllowed } from './video-allowed.ts';

function Loop({ theme: name, playing }: { theme: Theme; playing: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = true;
    if (playing) void element.play().catch(() => undefined);
    else element.pause();
  }, [playing]);
  return (
    <video
      ref={video}
      className={cx(styles.backgroundVideo, 'no-print')}
      poster={`/video/hatter-${name}.webp`}
      autoPlay={playing}
      muted
      loop
      playsInline
      preload="none"
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
    >
      <source src={`/video/hatter-${name}.webm`} type="video/webm" />
      <source src={`/video/hatter-${name}.mp4`} type="video/mp4" />
    </video>
  );
}

/** The moving part of the background: still whenever it could disturb. */
export default function BackgroundVideo() {
  const currentTheme = useStored(theme);
  const motion = useStored(backgroundMotion);
  const timerRuns = isRunning(useStored(storedTimer));
  const overlayOpen = useOverlayOpen();
  const [allowed, setAllowed] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let live = true;
    void videoAllowed().then(answer => live && setAllowed(answer));
    const onVisibility = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      live = false;
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  if (!allowed) return null;
  const playing = motion === 'on' && !hidden && !overlayOpen && !timerRuns;
  return <Loop key={currentTheme} theme={currentTheme} playing={playing} />;
}
