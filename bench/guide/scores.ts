/** One estimate beside the truth. */
export interface Judged {
  pupil: number;
  p: number;
  known: boolean;
}

/** Judgements sorted once, so that every resample of pupils is one pass. */
export class Ranking {
  readonly #sorted: readonly Judged[];
  constructor(judged: readonly Judged[]) {
    this.#sorted = [...judged].sort((a, b) => a.p - b.p);
  }

  /** Area under the ROC curve; `weight` says how often each pupil counts. Ties count half. */
  auroc(weight?: Uint16Array): number {
    let known = 0;
    let unknown = 0;
    let pairs = 0;
    const all = this.#sorted;
    for (let i = 0; i < all.length; ) {
      let up = 0;
      let down = 0;
      const p = all[i]?.p;
      for (; i < all.length && all[i]?.p === p; i++) {
        const times = weight ? (weight[all[i]?.pupil ?? 0] ?? 0) : 1;
        if (all[i]?.known) up += times;
        else down += times;
      }
      pairs += up * (unknown + down / 2);
      known += up;
      unknown += down;
    }
    return pairs / (known * unknown);
  }
}

export const brier = (judged: readonly Judged[]): number =>
  judged.reduce((sum, { p, known }) => sum + (p - (known ? 1 : 0)) ** 2, 0) / judged.length;

/** Expected calibration error over ten bins of equal width. */
export const ece = (judged: readonly Judged[]): number => {
  const bins = Array.from({ length: 10 }, () => ({ n: 0, p: 0, known: 0 }));
  for (const { p, known } of judged) {
    const bin = bins[Math.min(9, Math.floor(p * 10))];
    if (!bin) continue;
    bin.n += 1;
    bin.p += p;
    bin.known += known ? 1 : 0;
  }
  return bins.reduce((sum, { p, known }) => sum + Math.abs(p - known), 0) / judged.length;
};
