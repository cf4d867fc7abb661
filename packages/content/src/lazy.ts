/**
 * Bodies of pages are large and few are asked for: they stay packed until the first look.
 * The property is an ordinary one to everybody else (JSON, spreading, schemas).
 */
export function lazily<T extends object, K extends keyof T>(target: T, key: K, make: () => T[K]): T {
  Object.defineProperty(target, key, {
    configurable: true,
    enumerable: true,
    get: () => {
      const value = make();
      Object.defineProperty(target, key, { configurable: true, enumerable: true, writable: true, value });
      return value;
    },
  });
  return target;
}
