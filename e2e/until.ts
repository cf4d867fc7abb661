const LOOK_EVERY_MS = 20;

/** Waits for a condition and tells how long it took; a condition that never comes fails with its name. */
export const until = async (what: string, holds: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<number> => {
  const started = performance.now();
  while (!(await holds())) {
    if (performance.now() - started > withinMs) throw new Error(`${what}: not within ${withinMs} ms`);
    await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return performance.now() - started;
};
