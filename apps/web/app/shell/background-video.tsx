import { useEffect, useRef, useState } from 'react';
import { backgroundMotion } from '../lib/background-motion.ts';
import { useStored } from '../lib/stored.ts';
import { type Theme, theme } from '../lib/theme.ts';
import { useOverlayOpen } from '../ui/overlay-count.ts';
import { storedTimer } from './focus-timer/stored-timer.ts';
import { isRunning } from './focus-timer/timer.ts';
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
      className="background-video"
      poster={`/video/hatter-${name}.webp`}
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

/** Decoration behind every page: a slow loop, fetched when the page has nothing better to do, and still whenever it could disturb. */
export function BackgroundVideo() {
  const currentTheme = useStored(theme);
  const motion = useStored(backgroundMotion);
  const timerRuns = isRunning(useStored(storedTimer));
  const overlayOpen = useOverlayOpen();
  const [ready, setReady] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let live = true;
    const begin = () => {
      void videoAllowed().then(allowed => live && setReady(allowed));
    };
    const idle = typeof requestIdleCallback === 'function' ? requestIdleCallback(begin, { timeout: 4000 }) : 0;
    const timer = idle === 0 ? setTimeout(begin, 2000) : undefined;
    const onVisibility = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      live = false;
      if (idle !== 0) cancelIdleCallback(idle);
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  const playing = motion === 'on' && !hidden && !overlayOpen && !timerRuns;
  return (
    <>
      {ready && <Loop key={currentTheme} theme={currentTheme} playing={playing} />}
      <div className="background-veil" aria-hidden="true" />
    </>
  );
}
