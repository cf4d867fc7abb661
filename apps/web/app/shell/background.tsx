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
    <>
      {idle && (
        <Suspense fallback={null}>
          <BackgroundVideo />
        </Suspense>
      )}
      <div className="background-veil" aria-hidden="true" />
    </>
  );
}
