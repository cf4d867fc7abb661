import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page: until scripts run, a form could only be sent by the browser itself. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
