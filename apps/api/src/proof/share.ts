/** The full set asks every call; the quick one every n-th, the same ones each time. */
export const everyNth = <T>(all: readonly T[], n: number): readonly T[] =>
  process.env.TEST_FULL ? all : all.filter((_, index) => index % n === 0);
