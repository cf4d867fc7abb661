const SMALL_OR_TOUCHED = '(pointer: coarse), (max-width: 40rem)';

const never = () => () => {};
// Not in jsdom.
const isTouched = () => globalThis.matchMedia?.(SMALL_OR_TOUCHED).matches ?? false;

/** For useSyncExternalStore: whether our own keys come by themselves; a prerendered page cannot know it. */
export const onTouch = [never, isTouched, () => false] as const;
