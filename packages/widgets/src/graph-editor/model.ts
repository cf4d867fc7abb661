import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';
import type { Pair } from '../kit/pairs.ts';

export type DrawConfig = ModeConfig<'graph-editor', 'draw'>;

export interface Graph {
  /** Places of the two ends in the list of points, the smaller first. */
  edges: Pair[];
  /** The point that the next edges start from. */
  from: number | null;
}

const ends = (a: number, b: number): Pair => (a < b ? [a, b] : [b, a]);
const same = (one: Pair, other: Pair) => one[0] === other[0] && one[1] === other[1];

/** The first tap chooses a point, taps on others join them to it or remove the edge; a second tap on the point releases it. */
export function tap({ edges, from }: Graph, point: number): Graph {
  if (from === null) return { edges, from: point };
  if (from === point) return { edges, from: null };
  const edge = ends(from, point);
  return { edges: edges.some(other => same(other, edge)) ? edges.filter(other => !same(other, edge)) : [...edges, edge], from };
}

export const degree = ({ edges }: Graph, point: number): number => edges.filter(edge => edge.includes(point)).length;

/** How many edges must start from a point. */
export const wanted = ({ state }: DrawConfig, goal: NonNullable<DrawConfig['goal']>, point: number): number =>
  'complete' in goal ? state.points.length - 1 : (goal.degrees[point] ?? 0);

export const edgeWord = ({ state }: DrawConfig): string => state.edge ?? 'él';

export const draw: Model<DrawConfig, Graph> = {
  initial: ({ state }) => ({ edges: state.edges ?? [], from: null }),
  evaluate: (config, goal, graph) => {
    const { points } = config.state;
    const wrong = points.findIndex((_, point) => degree(graph, point) !== wanted(config, goal, point));
    if (wrong < 0) return solved;
    const now = `${points[wrong]}: innen most ${degree(graph, wrong)} vonal indul`;
    return notYet('complete' in goal ? `${now}. Kivel nincs még összekötve?` : `${now}, de ${wanted(config, goal, wrong)} kell.`);
  },
  describe: (config, graph) => {
    const { points } = config.state;
    const drawn = graph.edges.map(([a, b]) => `${points[a]} – ${points[b]}`).join(', ');
    const chosen = graph.from === null ? '' : ` Kiválasztva: ${points[graph.from]}.`;
    return `${points.length} pont, ${graph.edges.length} ${edgeWord(config)}${drawn && `: ${drawn}`}.${chosen}`;
  },
};
