import type { LiveState } from './load-state.ts';

/** Made once for a state, however many streams ask for it. */
export const oncePerState = <Made>(make: (state: LiveState) => Made): ((state: LiveState) => Made) => {
  const memory = new WeakMap<LiveState, { made: Made }>();
  return state => {
    const known = memory.get(state) ?? { made: make(state) };
    memory.set(state, known);
    return known.made;
  };
};
