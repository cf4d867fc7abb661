import { createContext } from 'react';
import type { BaseConfig, Model } from './model.ts';

/** For tests that search through the states of a widget: they choose the state that is drawn and take what a control would set. */
export interface WidgetProbe {
  /** The state to draw, as JSON; without it the widget starts as usual. */
  state?: string;
  drawn(model: Model<BaseConfig, unknown>, config: BaseConfig, state: unknown): void;
  /** Called instead of the change: `next` is the new state, or a function from the present one to it. */
  requested(next: unknown): void;
}

export const ProbeContext = createContext<WidgetProbe | null>(null);
