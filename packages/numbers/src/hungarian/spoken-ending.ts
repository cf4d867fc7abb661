/** The last spoken part of a numeral decides every suffix: 25 ends in "öt", 120 in "húsz", 3000 in "ezer". */
export type SpokenEnding =
  | 0
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 20
  | 30
  | 40
  | 50
  | 60
  | 70
  | 80
  | 90
  | 100
  | 1000
  | 1_000_000
  | 1_000_000_000;

const UNITS: readonly SpokenEnding[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const TENS: readonly SpokenEnding[] = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];

export function spokenEnding(n: number): SpokenEnding {
  const size = Math.abs(n);
  if (!Number.isSafeInteger(size)) throw new RangeError(`no spoken ending for ${n}`);
  if (size === 0) return 0;
  const unit = UNITS[size % 10];
  if (unit) return unit;
  const ten = TENS[(size % 100) / 10];
  if (ten) return ten;
  if (size % 1000 !== 0) return 100;
  if (size % 1_000_000 !== 0) return 1000;
  return size % 1_000_000_000 === 0 ? 1_000_000_000 : 1_000_000;
}
