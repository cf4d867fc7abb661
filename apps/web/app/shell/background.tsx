import { cx } from '@eszkerek/ui/cx.ts';
import { lazyExtra } from '@eszkerek/ui/lazy-parts.ts';
import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import styles from './shell.module.css';

/** The text comes first: nothing moves while a page becomes alive. */
const STILL_MS = 3000;

const BackgroundVideo = lazyExtra(() => import('./background-video.tsx'));

/** Decoration behind every page: the veil at once, the video when the page has nothing better to do. */
export function Background() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), { after: STILL_MS }), []);
  return (
    // In a box of its own: a new first child of the body would make the browser style the whole page anew.
    <div aria-hidden="true">
      {idle && (
        <Suspense fallback={null}>
          <BackgroundVideo />
        </Suspense>
      )}
      <div className={cx(styles.backgroundVeil, 'no-print')} />
    </div>
  );
}
