import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { sentence } from './format.ts';
import { forget, keep, recall } from './memory.ts';
import type { BaseConfig, Model, Verdict, WidgetProps } from './model.ts';
import { ProbeContext } from './probe.ts';

/** A dragged value passes through many states: the goal counts only where the pointer rests. */
const REST_MS = 450;

interface Reply extends Pick<Verdict, 'right' | 'step' | 'place'> {
  text: string;
  /** It speaks of the open question. */
  asks: boolean;
  /** The object it speaks of, chosen with it. */
  object?: string | undefined;
}

export interface WidgetState<S> {
  state: S;
  set: (next: S | ((state: S) => S)) => void;
  check: () => void;
  reset: () => void;
  solved: boolean;
  /** Solved, then moved on: the task still counts as done, but what is drawn is no longer its solution. */
  away: boolean;
  /** Something was moved since the start: a wrong state is an attempt. */
  started: boolean;
  /** The sentence on a checked wrong state, until the state changes. */
  wrong: string | null;
  /** The same, another object at each check: the sentence may be said again. */
  reply: Reply | null;
  /** The objects found ready at the last check that still are. */
  done: readonly string[];
  /** What was to be done is done, and a question is open: only its answer is missing. */
  asks: boolean;
  /** How the predictions came out, once it is solved. */
  foretold: readonly string[];
  description: string;
  /** The title of the kind. */
  title: string;
  config: BaseConfig;
}

export function useWidget<C extends BaseConfig, S>(props: WidgetProps<C>, model: Model<C, S>): WidgetState<S> {
  const { config, title, id, seed, onActivity, onSolved } = props;
  const probe = useContext(ProbeContext);
  const [kept] = useState(() => recall<S>(id, config));
  const [state, setState] = useState<S>(() => (probe?.state ? JSON.parse(probe.state) : (kept?.state ?? model.initial(config, seed))));
  const [solved, setSolved] = useState(kept?.solved ?? false);
  const [reply, setReply] = useState<Reply | null>(null);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [started, setStarted] = useState(kept !== null);
  const touched = useRef(false);

  const verdict = useCallback(() => {
    const { goal } = config;
    return goal === undefined || goal === null ? null : model.evaluate(config, goal, state);
  }, [config, model, state]);

  const finish = useCallback(() => {
    setSolved(true);
    setReply(null);
    onSolved?.();
  }, [onSolved]);

  // A task solved on an earlier visit still counts: the lesson opens what it unlocks.
  const wasSolved = kept?.solved ?? false;
  useEffect(() => {
    if (wasSolved) onSolved?.();
  }, [wasSolved, onSolved]);

  useEffect(() => {
    if (!touched.current) return;
    keep(id, config, state, solved);
    if (solved || model.auto === false || model.isTried?.(state) === false) return;
    const timer = setTimeout(() => {
      if (verdict()?.solved) finish();
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [id, config, state, solved, model, verdict, finish]);

  const asks = started && !solved && verdict()?.asks === true;
  const ready = checked.length > 0 ? verdict() : null;
  const away = solved && verdict()?.solved === false;

  probe?.drawn(model, config, state);

  return {
    state,
    solved,
    away,
    asks,
    started,
    wrong: reply?.text ?? null,
    reply,
    done: checked.filter(id => ready?.solved || ready?.done?.includes(id)),
    title,
    config,
    foretold: (solved && model.foretold?.(config, state)) || [],
    description: model.describe(config, state),
    set: next => {
      if (probe) {
        probe.requested(next);
        return;
      }
      touched.current = true;
      setStarted(true);
      setReply(null);
      setState(next);
      onActivity?.();
    },
    check: () => {
      touched.current = true;
      onActivity?.();
      const result = verdict();
      if (result?.solved) finish();
      else {
        const text = result?.asks ? result.say : (config.text.wrong ?? result?.say);
        const object = model.turnTo && result?.at;
        const { right, step, place, done = [] } = result ?? {};
        setReply(text === undefined ? null : { text: sentence(text), asks: result?.asks === true, right, step, place, object });
        setChecked(done);
        if (object !== undefined) setState(before => model.turnTo?.(before, object) ?? before);
      }
    },
    reset: () => {
      forget(id);
      touched.current = false;
      setStarted(false);
      setState(model.initial(config, seed));
      setSolved(false);
      setReply(null);
      setChecked([]);
      onActivity?.();
    },
  };
}
