import { near, num, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import { cuboid, edges, frustum, type Solid, sphere, type View } from '../kit/space.ts';

type Of<M extends 'turn' | 'edges' | 'diagonal' | 'section' | 'open-book'> = ModeConfig<'solid-3d', M>;
export type TurnConfig = Of<'turn'>;
export type EdgesConfig = Of<'edges'>;
export type DiagonalConfig = Of<'diagonal'>;
export type SectionConfig = Of<'section'>;
export type BookConfig = Of<'open-book'>;
export type SolidName = TurnConfig['state']['solid'];

export const solidName: Record<SolidName, string> = {
  cube: 'kocka',
  cuboid: 'téglatest',
  prism3: 'háromszög alapú hasáb',
  prism6: 'hatszög alapú hasáb',
  pyramid3: 'háromszög alapú gúla',
  pyramid4: 'négyzet alapú gúla',
  pyramid6: 'hatszög alapú gúla',
  frustum4: 'csonkagúla',
  cylinder: 'henger',
  cone: 'kúp',
  'frustum-cone': 'csonkakúp',
  sphere: 'gömb',
};
export const round = new Set<SolidName>(['cylinder', 'cone', 'frustum-cone', 'sphere']);

export function makeSolid({ solid, width = 2, depth = 2, height = 2.4 }: TurnConfig['state']): Solid {
  const r = width * 0.75;
  switch (solid) {
    case 'cube':
      return cuboid(width, width, width);
    case 'cuboid':
      return cuboid(width, depth, height);
    case 'prism3':
      return frustum(3, r, r, height);
    case 'prism6':
      return frustum(6, r, r, height);
    case 'pyramid3':
      return frustum(3, r, 0, height);
    case 'pyramid4':
      return frustum(4, r, 0, height);
    case 'pyramid6':
      return frustum(6, r, 0, height);
    case 'frustum4':
      return frustum(4, r, r / 2, height);
    case 'cylinder':
      return frustum(36, width / 2, width / 2, height);
    case 'cone':
      return frustum(36, width / 2, 0, height);
    case 'frustum-cone':
      return frustum(36, width / 2, width / 4, height);
    case 'sphere':
      return sphere(width / 2);
  }
}

export const counts = (solid: Solid) => ({ faces: solid.faces.length, edges: edges(solid).length, vertices: solid.vertices.length });

export interface Turn extends View {
  answer: string;
}

const asked = (goal: NonNullable<TurnConfig['goal']>) =>
  goal.faces !== undefined ? ('faces' as const) : goal.edges !== undefined ? ('edges' as const) : ('vertices' as const);
export const askName = { faces: 'Lapok száma', edges: 'Élek száma', vertices: 'Csúcsok száma' };
export const whatAsked = (goal: TurnConfig['goal']) => (goal ? asked(goal) : 'faces');

export const turnModel: Model<TurnConfig, Turn> = {
  auto: false,
  initial: () => ({ yaw: 30, pitch: 20, answer: '' }),
  evaluate: ({ state }, goal, { answer }) => {
    const value = readNumber(answer);
    const what = asked(goal);
    if (value === null) return notYet('Forgasd körbe, számold meg, és írd be!');
    if (value === goal[what]) return solved;
    const real = counts(makeSolid(state));
    const other = (['faces', 'edges', 'vertices'] as const).find(k => k !== what && real[k] === value);
    return notYet(
      other
        ? `${askName[other].replace(' száma', '')} van ennyi. A kérdés: ${askName[what].toLowerCase()}.`
        : 'Forgasd meg, és számold a takarásban lévőket is!',
    );
  },
  describe: ({ state }, { yaw, pitch }) => `${solidName[state.solid]}, elforgatva ${num(yaw)} fokkal, felülről ${num(pitch)} fokban.`,
};

/** A–H; a primed letter names the corner above: A′ is E. */
export function cornerIndex(letter: string): number {
  const base = 'ABCDEFGH'.indexOf(letter[0] ?? '');
  return letter.length > 1 ? base + 4 : base;
}

export function edgeOf(name: string): [number, number] {
  const [a = 'A', b = 'B'] = name.match(/[A-H]['′]?/g) ?? [];
  const pair = [cornerIndex(a), cornerIndex(b)].sort((p, q) => p - q);
  return [pair[0] ?? 0, pair[1] ?? 1];
}

export const edgeName = ([a, b]: [number, number]) => `${'ABCDEFGH'[a]}${'ABCDEFGH'[b]}`;
export const boxEdges = edges(cuboid(1, 1, 1));

/** How two edges of a cuboid lie. */
export function relation(p: [number, number], q: [number, number]): 'same' | 'parallel' | 'meeting' | 'skew' {
  const { vertices } = cuboid(1, 2, 3);
  const axis = ([a, b]: [number, number]) => [0, 1, 2].find(k => vertices[a]?.[k] !== vertices[b]?.[k]);
  if (p.join() === q.join()) return 'same';
  if (axis(p) === axis(q)) return 'parallel';
  return p.some(corner => q.includes(corner)) ? 'meeting' : 'skew';
}

export const fits = (wanted: 'parallel' | 'perpendicular' | 'skew' | 'meeting', found: ReturnType<typeof relation>) =>
  wanted === 'perpendicular' ? found === 'meeting' || found === 'skew' : wanted === found;
const relationText = { parallel: 'párhuzamos', meeting: 'metszi', skew: 'kitérő' };

export interface Picked extends View {
  on: string[];
}

export const edgesModel: Model<EdgesConfig, Picked> = {
  auto: false,
  initial: () => ({ yaw: 30, pitch: 20, on: [] }),
  evaluate: ({ state }, goal, { on }) => {
    const base = edgeOf(state.edge);
    const right = boxEdges.filter(edge => fits(goal.relation, relation(base, edge))).map(edgeName);
    const wrong = on.find(name => !right.includes(name));
    if (wrong) {
      const found = relation(base, edgeOf(wrong));
      return notYet(`${wrong}: ${found === 'same' ? 'ez maga a kiemelt él' : `ez ${relationText[found]}`}. Forgasd meg a testet!`);
    }
    return verdict(on.length === right.length, `Eddig ${on.length} jó élt jelöltél, ${right.length} van.`);
  },
  describe: ({ state }, { on }) => `Téglatest, kiemelt él: ${state.edge}. Kijelölt élek: ${on.join(', ') || 'nincs'}.`,
};

export interface Answer extends View {
  answer: string;
}

export function diagonalValue({ width, depth, height, show }: DiagonalConfig['state']): number {
  const face = Math.hypot(width, depth);
  if (show === 'face') return face;
  return show === 'body' ? Math.hypot(face, height) : (Math.atan(height / face) * 180) / Math.PI;
}

export const diagonal: Model<DiagonalConfig, Answer> = {
  auto: false,
  initial: () => ({ yaw: 30, pitch: 20, answer: '' }),
  evaluate: ({ state }, goal, { answer }) => {
    const value = readNumber(answer);
    if (value === null) return notYet('Számítsd ki, és írd be!');
    if (near(value, goal.value, goal.tolerance ?? 0.05)) return solved;
    if (near(value, state.width + state.depth + (state.show === 'body' ? state.height : 0)))
      return notYet('Összeadtad az éleket. Az átló rövidebb: Pitagorasz tétele kell.');
    if (state.show === 'body' && near(value, Math.hypot(state.width, state.depth), 0.05))
      return notYet('Ez az alaplap átlója. A testátlóhoz még egy derékszögű háromszög kell, a magassággal.');
    return notYet('Keresd meg a derékszögű háromszöget az ábrán!');
  },
  describe: ({ state }) =>
    `Téglatest, élei ${num(state.width)}, ${num(state.depth)} és ${num(state.height)}. Kiemelve: ${{ face: 'az alaplap átlója', body: 'a testátló', angle: 'a testátló és az alaplap szöge' }[state.show]}.`,
};

export interface Section extends View {
  at: number;
}

/** Size of the cross-section against the base (or the greatest circle). */
export function sectionScale(solid: SectionConfig['state']['solid'], at: number): number {
  if (solid === 'cylinder') return 1;
  return solid === 'sphere' ? Math.sqrt(Math.max(0, 1 - (2 * at - 1) ** 2)) : 1 - at;
}

export const section: Model<SectionConfig, Section> = {
  initial: ({ state }) => ({ yaw: 25, pitch: 22, at: state.at ?? 0.2 }),
  evaluate: (_, goal, { at }) => verdict(near(at, goal.at, 0.015), `A metszősík most a magasság ${num(at * 100, 0)}%-ánál van.`),
  describe: ({ state }, { at }) =>
    `A metszet magassága ${num(at * state.height)}; a metszet és az alap méretének aránya ${num(sectionScale(state.solid, at))}.`,
};

export interface Book extends View {
  angle: number;
}

export const book: Model<BookConfig, Book> = {
  initial: ({ state }) => ({ yaw: 20, pitch: 25, angle: state.angle }),
  evaluate: (_, goal, { angle }) =>
    verdict(near(angle, goal.angle, 1), `A lapszög most ${num(angle)}°. Az élre merőleges két egyenes szögét nézd!`),
  describe: (_, { angle }) => `A könyv két lapja ${num(angle)} fokos szöget zár be.`,
};
