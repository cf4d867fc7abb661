import type { WidgetConfig, WidgetKind } from '../kinds.ts';
import { sentence } from './format.ts';

export type ModeConfig<K extends WidgetKind, M extends WidgetConfig<K>['mode']> = Extract<WidgetConfig<K>, { mode: M }>;

export interface Verdict {
  solved: boolean;
  /** What the widget says of a state that is not the goal. */
  say: string;
  /** All but an open question is done. */
  asks?: boolean;
  /** What is right already: said instead of "not yet". */
  right?: string;
  /** The object that `say` speaks of. */
  at?: string;
  /** Whether the value that `say` speaks of waits to be given, or was given and is off. */
  step?: 'next' | 'off';
  /** The `data-part` that has its control, where the objects are not chosen there. */
  place?: string | undefined;
  /** The objects that are ready, for their list. */
  done?: readonly string[];
}

export interface BaseConfig {
  mode: string;
  state: unknown;
  goal?: unknown;
  text: { title?: string; task: string; solved?: string; wrong?: string };
  alt: string;
}

/** One mode of a widget without its view: pure, so that it can be tested and replayed. */
export interface Model<C extends BaseConfig, S> {
  initial(config: C, seed: number): S;
  /** Asked only when there is a goal. */
  evaluate(config: C, goal: NonNullable<C['goal']>, state: S): Verdict;
  /** The text equivalent of what is to be seen now. */
  describe(config: C, state: S): string;
  /** false: only the check button may find the goal reached (a choice must not give itself away). */
  auto?: boolean;
  /** Until then only the check button may find the goal reached: what was set has not been tried yet. */
  isTried?(state: S): boolean;
  /** How the predictions made in it came out, said once it is solved. */
  foretold?(config: C, state: S): string[];
  /** The state after a check that speaks of this object: it is chosen where there is one value for each. */
  turnTo?(state: S, object: string): S;
}

export const solved: Verdict = { solved: true, say: '' };
export const notYet = (say: string): Verdict => ({ solved: false, say });
export const verdict = (ok: boolean, say: string): Verdict => (ok ? solved : notYet(say));

interface Part {
  id: string;
  label: string;
  /** The value, where it is right. */
  right: string | false;
  say: string;
  /** Nothing was given yet. */
  missing: boolean;
  place?: string;
}

/** One value for each object: what is right is said before what is missing of the first that is not; null if none is. */
export function inTurn(parts: readonly Part[]): Verdict | null {
  const off = parts.find(({ right }) => right === false);
  if (!off) return null;
  const done = parts.flatMap(({ label, right }) => (right === false ? [] : `${label}: ${right}`));
  const ready = parts.filter(({ right, place }) => right !== false && place === undefined);
  const told = { at: off.id, step: off.missing ? 'next' : 'off', place: off.place, done: ready.map(({ id }) => id) } as const;
  return { ...notYet(off.say), ...told, ...(done.length > 0 && { right: sentence(`${done.join(', ')}, jó.`) }) };
}

export interface WidgetProps<C> {
  config: C;
  /** The name of the kind; a mode may show its own instead. */
  title: string;
  /** Names the widget in the lesson; its state is kept under this name while the tab lives. */
  id: string;
  /** Shared per class and day, so that a teacher sees the same measurements. */
  seed: number;
  onActivity?: () => void;
  onSolved?: () => void;
}
