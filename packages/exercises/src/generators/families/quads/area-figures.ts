import { type Geometry, nameless } from '../shared/plane-figures.ts';

type Shape = 'paralelogramma' | 'rombusz' | 'trapéz';

/** Side, height and other side of a parallelogram; diagonals of a rhombus; base, height and other base of a trapezoid. */
export function isEasyToDraw(shape: Shape, a: number, b: number, c: number): boolean {
  if (shape === 'rombusz') return a < 3 * b && b < 2 * a;
  if (a > 4 * b || b > 1.5 * a) return false;
  // The label of the height needs room inside: outside it would be read as that of a leg.
  return shape === 'trapéz' ? a < 5 * c && 0.7 * a + 0.3 * c > 0.65 * b : Math.sqrt(c * c - b * b) < 0.8 * a;
}

interface Labels {
  a: string;
  b: string;
  c?: string;
}

export function drawShape(shape: Shape, a: number, b: number, c: number, labels: Labels): Geometry {
  if (shape === 'rombusz')
    return {
      kind: 'geometry',
      title: `A vízszintes átló ${labels.a}, a függőleges átló ${labels.b}`,
      points: {
        A: nameless([-a / 2, 0]),
        B: nameless([0, -b / 2]),
        C: nameless([a / 2, 0]),
        D: nameless([0, b / 2]),
        O: nameless([0, 0]),
        P: nameless([-a / 2, -b / 2]),
        Q: nameless([a / 2, -b / 2]),
        R: nameless([a / 2, b / 2]),
      },
      polygons: [{ points: ['A', 'B', 'C', 'D'] }],
      segments: [
        { ends: ['A', 'C'], line: 'dash' },
        { ends: ['B', 'D'], line: 'dash' },
        { ends: ['A', 'B'], ticks: 1 },
        { ends: ['B', 'C'], ticks: 1 },
        { ends: ['C', 'D'], ticks: 1 },
        { ends: ['D', 'A'], ticks: 1 },
      ],
      angles: [{ at: 'O', arms: ['C', 'D'], right: 'square' }],
      lengths: [
        { ends: ['P', 'Q'], label: labels.a, offset: 18 },
        { ends: ['Q', 'R'], label: labels.b, offset: 18 },
      ],
    };
  const shift = shape === 'trapéz' ? (a - c) * 0.3 : Math.sqrt(c * c - b * b);
  const top = shape === 'trapéz' ? c : a;
  // Inside a trapezoid the height cannot be taken for a leg.
  const foot = shape === 'trapéz' ? shift + c / 2 : shift;
  return {
    kind: 'geometry',
    points: {
      A: nameless([0, 0]),
      B: nameless([a, 0]),
      C: nameless([shift + top, b]),
      D: nameless([shift, b]),
      H: nameless([foot, b]),
      T: nameless([foot, 0]),
    },
    polygons: [{ points: ['A', 'B', 'C', 'D'], fill: 2 }],
    segments: [
      { ends: ['A', 'B'], label: labels.a },
      { ends: ['H', 'T'], line: 'dash', label: labels.b },
      ...(labels.c ? [{ ends: (shape === 'trapéz' ? ['D', 'C'] : ['B', 'C']) as [string, string], label: labels.c }] : []),
    ],
    angles: [{ at: 'T', arms: ['H', 'B'], right: 'square' }],
  };
}
