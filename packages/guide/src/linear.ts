/** Square matrices are rows one after another in a Float64Array. */
export type Matrix = Float64Array;

/** Replaces the lower half of a symmetric positive definite matrix by its Cholesky factor L (A = L·Lᵀ). */
export const factorise = (a: Matrix, n: number): void => {
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = a[i * n + j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (a[i * n + k] ?? 0) * (a[j * n + k] ?? 0);
      a[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (a[j * n + j] ?? 1);
    }
};

/** Solves L·Lᵀ·x = b in place. */
export const solveFactorised = (l: Matrix, n: number, b: Float64Array): void => {
  for (let i = 0; i < n; i++) {
    let sum = b[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= (l[i * n + k] ?? 0) * (b[k] ?? 0);
    b[i] = sum / (l[i * n + i] ?? 1);
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i] ?? 0;
    for (let k = i + 1; k < n; k++) sum -= (l[k * n + i] ?? 0) * (b[k] ?? 0);
    b[i] = sum / (l[i * n + i] ?? 1);
  }
};

export const inverse = (a: Matrix, n: number): Matrix => {
  const l = Float64Array.from(a);
  factorise(l, n);
  const out = new Float64Array(n * n);
  const column = new Float64Array(n);
  for (let j = 0; j < n; j++) {
    column.fill(0);
    column[j] = 1;
    solveFactorised(l, n, column);
    for (let i = 0; i < n; i++) out[i * n + j] = column[i] ?? 0;
  }
  return out;
};
