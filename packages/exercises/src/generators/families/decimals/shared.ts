/** Scaled integers: the second method never meets a float. */
export const scaled = (n: number): number => Math.round(n * 1000);
