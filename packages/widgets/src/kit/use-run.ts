import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { calm, useFrames } from './use-frames.ts';

type Listener = (numbersDue: boolean) => void;

/** Numbers are read, not watched: they change this often, in seconds. */
const READ_EVERY = 0.1;

export interface Run {
  running: boolean;
  /** The moment shown: the clock's while it runs, else the one the widget keeps. */
  now: () => number;
  /** Told on every frame of the run, and whether numbers are due; gives back how to leave. */
  watch: (listener: Listener) => () => void;
  start: () => void;
  stop: () => void;
}

interface RunOptions {
  /** Where the widget stands now; the run goes on from there, and anew from 0 at the end. */
  at: number;
  end: number;
  /** Model seconds in a second. */
  speed: number;
  /** Called with the moment the run came to, at its end or where it was stopped. */
  keep: (time: number) => void;
}

/** A clock up to `end` that does not draw its widget anew: what moves watches it. With reduced motion it jumps to the end. */
export function useRun({ at, end, speed, keep }: RunOptions): Run {
  const [running, setRunning] = useState(false);
  const time = useRef(at);
  const unread = useRef(0);
  if (!running) time.current = at;
  const [listeners] = useState(() => new Set<Listener>());
  const [watch] = useState(() => (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  });
  const [now] = useState(() => () => time.current);
  const rest = () => {
    setRunning(false);
    keep(time.current);
  };
  useFrames(running, seconds => {
    time.current = Math.max(time.current, Math.min(end, time.current + seconds * speed));
    unread.current += seconds;
    const due = unread.current >= READ_EVERY;
    if (due) unread.current = 0;
    for (const listener of listeners) listener(due);
    if (time.current >= end) rest();
  });
  return {
    running,
    now,
    watch,
    start: () => {
      if (calm()) return keep(end);
      if (at >= end) time.current = 0;
      setRunning(true);
    },
    stop: () => {
      if (running) rest();
    },
  };
}

/** Sets what moves by hand on every frame; it must not be set by React as well. */
export function useMotion({ now, watch }: Run, draw: (time: number) => void) {
  useLayoutEffect(() => {
    draw(now());
    return watch(() => draw(now()));
  });
}

/** What is read of a run: redrawn some times a second, without the rest of the widget. */
export function Reading({ run, children }: { run: Run; children: (time: number) => React.ReactNode }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { watch } = run;
  useLayoutEffect(() => watch(due => due && redraw()), [watch]);
  return children(run.now());
}
