export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
export const logit = (p: number): number => Math.log(p / (1 - p));

export const normalDensity = (z: number): number => Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);

/** Φ(z), to double precision (G. West, Better approximations to cumulative normal functions, 2005, after Hart 1968). */
export const normalCdf = (z: number): number => {
  const x = Math.abs(z);
  if (x > 37) return z > 0 ? 1 : 0;
  const tail = Math.exp(-0.5 * x * x) * (x < 7.07106781186547 ? hart(x) : continuedFraction(x));
  return z > 0 ? 1 - tail : tail;
};

const polynomial = (coefficients: readonly number[], x: number): number => coefficients.reduce((sum, c) => sum * x + c, 0);

const ABOVE = [
  0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931, 220.206867912376,
];
const BELOW = [
  0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831, 793.826512519948,
  440.413735824752,
];
const hart = (x: number): number => polynomial(ABOVE, x) / polynomial(BELOW, x);

const continuedFraction = (x: number): number => 1 / ((x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))) * 2.506628274631);

const LOW = 0.02425;
const A = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239];
const B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1];
const C = [-0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783];
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1];

/** Φ⁻¹(p): Acklam's approximation and one step of Halley's method. */
export const normalQuantile = (p: number): number => {
  const tail = (q: number): number => polynomial(C, q) / polynomial(D, q);
  const middle = p - 0.5;
  const start =
    p < LOW
      ? tail(Math.sqrt(-2 * Math.log(p)))
      : p > 1 - LOW
        ? -tail(Math.sqrt(-2 * Math.log(1 - p)))
        : (polynomial(A, middle * middle) * middle) / polynomial(B, middle * middle);
  const u = (normalCdf(start) - p) * Math.sqrt(2 * Math.PI) * Math.exp((start * start) / 2);
  return start - u / (1 + (start * u) / 2);
};
