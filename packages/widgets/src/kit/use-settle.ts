import { bounce } from '@eszkerek/physics/springs';
import { useLayoutEffect, useRef, useState } from 'react';
import { calm, useFrames } from './use-frames.ts';

const SWING = { mass: 1, stiffness: 160, damping: 7 };
const SECONDS = 1.4;

/** Swings from the value shown to a new one, as a spring does, and rests. `draw` sets what moves by hand; React must not set it as well. */
export function useSettle(target: number, draw: (value: number) => void) {
  const [running, setRunning] = useState(false);
  const shown = useRef(target);
  const swing = useRef({ from: 0, time: 0 });
  useLayoutEffect(() => {
    if (shown.current === target) return;
    swing.current = { from: shown.current - target, time: 0 };
    if (calm()) shown.current = target;
    else setRunning(true);
  }, [target]);
  useLayoutEffect(() => draw(shown.current));
  useFrames(running, seconds => {
    swing.current.time += seconds;
    const rests = swing.current.time >= SECONDS;
    shown.current = rests ? target : target + bounce({ ...SWING, from: swing.current.from }, swing.current.time).at;
    draw(shown.current);
    if (rests) setRunning(false);
  });
}
