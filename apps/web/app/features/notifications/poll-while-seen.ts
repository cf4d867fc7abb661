/** Asks at once, then again and again while the tab is seen, and at once when it is seen again. */
export function pollWhileSeen(ask: () => void, everyMs: number): () => void {
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') ask();
  };
  askIfSeen();
  const timer = setInterval(askIfSeen, everyMs);
  document.addEventListener('visibilitychange', askIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askIfSeen);
  };
}
