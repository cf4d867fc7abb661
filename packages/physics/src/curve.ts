export type Spot = readonly [x: number, y: number];

/** A smooth curve through points; its hills and valleys are at the points themselves. */
export interface Curve {
  from: number;
  to: number;
  height(x: number): number;
  /** dy/dx. */
  slope(x: number): number;
  /** d²y/dx². */
  bend(x: number): number;
}

interface Piece {
  x: number;
  width: number;
  y: number;
  rise: number;
  startSlope: number;
  endSlope: number;
}

/** Slopes at the points (Fritsch–Carlson): level at the extrema, so that the curve never overshoots them. */
function slopesAt(points: readonly Spot[]): number[] {
  const secants = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] ?? [0, 0];
    return (y - py) / (x - px);
  });
  return points.map((_, i) => {
    const [before, after] = [secants[i - 1], secants[i]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

function piecesOf(points: readonly Spot[]): Piece[] {
  const slopes = slopesAt(points);
  return points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] ?? [0, 0];
    return { x: px, width: x - px, y: py, rise: y - py, startSlope: slopes[i] ?? 0, endSlope: slopes[i + 1] ?? 0 };
  });
}

export function curveThrough(points: readonly Spot[]): Curve {
  const pieces = piecesOf(points);
  const last = pieces.at(-1);
  if (!last) throw new Error('a curve needs two points');
  const at = (x: number): Piece => pieces.find(piece => x < piece.x + piece.width) ?? last;
  /** Coefficients of y − y₀ = a·u³ + b·u² + c·u, u from 0 to 1. */
  const cubic = ({ width, rise, startSlope, endSlope }: Piece) => {
    const c = startSlope * width;
    const d = endSlope * width;
    return { a: c + d - 2 * rise, b: 3 * rise - 2 * c - d, c };
  };
  return {
    from: pieces[0]?.x ?? 0,
    to: last.x + last.width,
    height: x => {
      const piece = at(x);
      const { a, b, c } = cubic(piece);
      const u = (x - piece.x) / piece.width;
      return piece.y + ((a * u + b) * u + c) * u;
    },
    slope: x => {
      const piece = at(x);
      const { a, b, c } = cubic(piece);
      const u = (x - piece.x) / piece.width;
      return ((3 * a * u + 2 * b) * u + c) / piece.width;
    },
    bend: x => {
      const piece = at(x);
      const { a, b } = cubic(piece);
      const u = (x - piece.x) / piece.width;
      return (6 * a * u + 2 * b) / (piece.width * piece.width);
    },
  };
}
