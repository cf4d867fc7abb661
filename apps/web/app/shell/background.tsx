import { lazy, Suspense, useEffect, useState } from 'react';

const BackgroundVideo = lazy(() => import('./background-video.tsx'));

/** Decoration behind every page: the veil at once, the video when the page has nothing better to do. */
export function Background() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(begin, { timeout: 4000 });
      return () => cancelIdleCallback(request);
    }
    const timer = setTimeout(begin, 2000);
    return () => clearTimeout(timer);
  }, []);
  return (
    // In a box of its own: a new first child of the body would make the browser style the whole page anew.
    <div aria-hidden="true">
      {idle && (
        <Suspense fallback={null}>
          <BackgroundVideo />
        </Suspense>
      )}
      <div className="background-veil" />
    </div>
  );
}
