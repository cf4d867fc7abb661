import { useEffect, useRef } from 'react';

const TICK_MS = 500;
/** Half of the section, or half of the screen where the section is taller. */
const SHARE = 0.5;

interface Seen {
  ms: number;
  end: boolean;
}

function look(id: string): { onScreen: boolean; end: boolean } {
  const section = document.getElementById(id);
  if (!section) return { onScreen: false, end: false };
  const { top, bottom, height } = section.getBoundingClientRect();
  const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return {
    onScreen: visible > 0 && visible >= Math.min(height, innerHeight) * SHARE,
    end: bottom > 0 && bottom <= innerHeight,
  };
}

/** Reports each section once it was on screen for its time and its end was seen; `needs` maps ids to milliseconds. */
export function useTimeOnScreen(needs: ReadonlyMap<string, number>, onRead: (id: string) => void): void {
  const seen = useRef(new Map<string, Seen>());
  const latest = useRef({ needs, onRead });
  useEffect(() => {
    latest.current = { needs, onRead };
  });
  useEffect(() => {
    let last = Date.now();
    const tick = () => {
      const now = Date.now();
      // A timer that was held back says nothing about what was on screen meanwhile.
      const passed = Math.min(now - last, 2 * TICK_MS);
      last = now;
      if (document.visibilityState !== 'visible') return;
      for (const [id, need] of latest.current.needs) {
        const { onScreen, end } = look(id);
        const before = seen.current.get(id) ?? { ms: 0, end: false };
        const after = { ms: before.ms + (onScreen ? passed : 0), end: before.end || end };
        seen.current.set(id, after);
        if (after.end && after.ms >= need) latest.current.onRead(id);
      }
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
}
