import { capital, letterArticle } from '@eszkerek/numbers/hungarian';
import { angleOf, direction, dot, EDGES, FACE_DIAGONALS, nameOf, theLine } from './lines.ts';
import type { Line } from './shared.ts';

const FACES = ['ABCD', "A'B'C'D'", "ABB'A'", "BCC'B'", "CDD'C'", "ADD'A'"];
const corners = (name: string): string[] => name.match(/[A-D]'?/g) ?? [];
const faceOf = (l: Line): string => FACES.find(face => l.every(corner => corners(face).includes(corner))) ?? '';
const theFace = (name: string): string => `${letterArticle(name.charAt(0))} $${name}$`;

const isEdge = (l: Line): boolean => dot(direction(l), direction(l)) === 1;
const isSame = (l: Line, m: Line): boolean => nameOf(l) === nameOf(m);
const shares = (l: Line, m: Line): boolean => l.some(corner => m.includes(corner));
const parallels = (m: Line): readonly Line[] => (isEdge(m) ? EDGES : FACE_DIAGONALS).filter(k => angleOf(k, m) === 0);

/** „$m\\parallel k$.”: nothing when the line itself will do. */
const moved = (m: Line, k: Line): string => (isSame(m, k) ? '' : `$${nameOf(m)}\\parallel ${nameOf(k)}$. `);
const bothOf = (l: Line, m: Line): string => `${theLine(l)} és ${theLine(m)}`;

/** The line parallel to `m` that passes a test: `m` itself where it does. */
const near = (m: Line, fits: (k: Line) => boolean): Line => [m, ...parallels(m)].find(fits) ?? m;

function edgeAndDiagonal(edge: Line, diagonal: Line): string {
  const face = faceOf(diagonal);
  if (angleOf(edge, diagonal) === 90)
    return `${capital(theLine(edge))} él merőleges ${theFace(face)} lapra, ezért a lap minden egyenesére, így ${theLine(diagonal)} átlóra is.`;
  const side = near(edge, k => faceOf(k) !== '' && shares(k, diagonal) && k.every(corner => corners(face).includes(corner)));
  return `${moved(edge, side)}${capital(theFace(face))} négyzetben ${theLine(side)} oldal és ${theLine(diagonal)} átló szöge 45°.`;
}

/** Why two lines of the cube, edges or diagonals of faces, make their angle: the fact that applies to these two. */
export function whyAngle(l: Line, m: Line): string {
  if (isEdge(l) !== isEdge(m)) return isEdge(l) ? edgeAndDiagonal(l, m) : edgeAndDiagonal(m, l);
  const face = faceOf(l);
  if (angleOf(l, m) === 90) {
    const k = near(m, other => !isSame(other, l) && (isEdge(l) ? shares(l, other) : faceOf(other) === face));
    const square = isEdge(l) ? FACES.find(name => [...l, ...k].every(corner => corners(name).includes(corner))) : face;
    return `${moved(m, k)}${capital(bothOf(l, k))} ${theFace(square ?? face)} négyzet két ${isEdge(l) ? 'szomszédos oldala' : 'átlója'}: merőlegesek egymásra.`;
  }
  const k = near(m, other => shares(l, other));
  const triangle = [...new Set([...l, ...k])].sort().join('');
  return `${moved(m, k)}${capital(letterArticle(triangle.charAt(0)))} $${triangle}$ háromszög minden oldala lapátló, tehát szabályos: ${bothOf(l, k)} egyenes szöge 60°.`;
}

/** Why several edges or diagonals make this angle with the diagonal of a face, before they are listed. */
export function whyLines(diagonal: Line, angle: number, kind: 'él' | 'lapátló'): string {
  const face = faceOf(diagonal);
  const line = theLine(diagonal);
  if (kind === 'él')
    return angle === 90
      ? `${capital(line)} átló ${theFace(face)} lapon van. Az erre a lapra merőleges élek a lap minden egyenesére merőlegesek:`
      : `${capital(line)} átló ${theFace(face)} négyzet oldalaival 45°-os szöget zár be, ezért a velük párhuzamos élekkel is:`;
  return angle === 90
    ? `${capital(theFace(face))} négyzet másik átlója merőleges ${line} átlóra, és a szemközti lapon az ezzel párhuzamos átló is:`
    : `${capital(line)} átló és egy vele közös végpontú, más lapon lévő lapátló egy szabályos háromszög két oldala. Ezek és a velük párhuzamos lapátlók 60°-os szöget zárnak be vele:`;
}
