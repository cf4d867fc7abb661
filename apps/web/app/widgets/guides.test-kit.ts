import { equation, system } from './balance-scale/model.ts';
import { stretch } from './bar-model/model.ts';
import { fits, pairs, sort } from './card-sorter/model.ts';
import { battle, hits, points } from './coordinate-plane/model.ts';
import { chart, level, mean, pie } from './data-chart/model.ts';
import { build as buildTree, grow, leaves, pure } from './decision-tree/model.ts';
import { emptyRow, float, ratioOk } from './density-lab/model.ts';
import { isPrime, sieve } from './factor-tree/model.ts';
import { arrows } from './force-board/model.ts';
import type { BaseConfig, Model } from './kit/model.ts';
import { distance } from './kit/points.tsx';
import { jump, landing, landings } from './number-line/model.ts';
import { differences, draw } from './pixel-grid/model.ts';
import { build as buildNumber } from './place-value/model.ts';
import { decide, hide, pieces } from './privacy-filter/model.ts';
import { fill as fillTable, partner } from './ratio-table/model.ts';
import { boxEdges, edgeName, edgeOf, edgesModel, fill as fillBox, relation } from './solid-3d/model.ts';
import { chosen, image, placed, toBy } from './transform-board/model.ts';
import { angles, shape } from './triangle-lab/model.ts';
import { sort as vennSort } from './venn/model.ts';

/** What a pupil who understands the task goes by: it only orders the search, a path still consists of real moves. */
interface Guide {
  /** How far a state is from the goal. */
  far?(config: BaseConfig, state: unknown): number;
  /** What may be typed, besides the numbers of the goal. */
  answers?(config: BaseConfig, state: unknown): number[];
}

const guide = <C extends BaseConfig, S>(
  model: Model<C, S>,
  far?: (config: C, state: S) => number,
  answers?: (config: C, state: S) => number[],
): [Model<BaseConfig, unknown>, Guide] => [model, { far, answers }];

const apart = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0);
const valuesOf = (goal: object | undefined): number[] => (goal && 'values' in goal && Array.isArray(goal.values) ? goal.values : []);
const unlike = <T>(a: readonly T[], b: readonly T[]) => a.filter(x => !b.includes(x)).length + b.filter(x => !a.includes(x)).length;

/** The cards that do not lie where they belong. */
const misplaced = <T>(cards: readonly T[], right: (card: T, i: number) => boolean) => cards.filter((card, i) => !right(card, i)).length;

export const guides = new Map([
  guide(buildNumber, ({ goal }, { value }) => Math.abs(value - (goal?.number ?? 0))),
  guide(stretch, ({ goal }, { bars }) =>
    apart(
      bars.flatMap(bar => [bar.parts, bar.extra]),
      goal?.bars.flatMap(bar => [bar.parts, bar.extra ?? 0]) ?? [],
    ),
  ),
  guide(equation, (_, { lines }) => {
    const line = lines.at(-1);
    if (!line) return 0;
    const [most, least] = line.left.x >= line.right.x ? [line.left, line.right] : [line.right, line.left];
    return 100 * Math.abs(least.x) + 10 * Math.abs(most.n) + Math.abs(most.x - 1);
  }),
  guide(system, ({ goal }, { first, second }) =>
    unlike([`first ${first}`, `second ${second}`], [`first ${goal?.first}`, `second ${goal?.second}`]),
  ),
  guide(hide, ({ state }, { hidden }) =>
    unlike(
      hidden,
      pieces(state.message).flatMap((piece, i) => (piece.kind ? [i] : [])),
    ),
  ),
  guide(arrows, ({ state, goal }, { to }) =>
    state.forces.reduce((sum, { id }) => sum + apart(goal?.forces?.[id] ?? to[id] ?? [], to[id] ?? []), 0),
  ),
  guide(sort, ({ state }, { placement }) => misplaced(state.cards, (card, i) => fits(card, placement[i]))),
  guide(pairs, ({ state }, { chosen: now }) => misplaced(state.pairs, (_, i) => now[i] === String(i))),
  guide(vennSort, ({ state, goal }, { placement }) => misplaced(state.items, item => placement[item] === goal?.placement[item])),
  guide(decide, ({ state }, { share }) => misplaced(state.cards, (card, i) => share[i] === card.share)),
  guide(points, ({ state, goal }, { at }) =>
    state.points.reduce((sum, { id }) => sum + apart(at[id] ?? [], goal?.points[id] ?? at[id] ?? []), 0),
  ),
  guide(battle, ({ state: { ships } }, { aim, shots }) => {
    const left = ships.filter(ship => hits([ship], shots).length === 0);
    const misses = shots.length - (ships.length - left.length);
    return 1000 * (left.length + 2 * misses) + Math.min(...left.map(ship => apart(ship, aim)));
  }),
  guide(chart, ({ goal }, { values }) => apart(valuesOf(goal), values)),
  guide(level, (_, { values, hand }) => {
    const right = (mean(values) * values.length + hand) / values.length;
    return values.reduce((sum, value) => sum + Math.abs(value - right), 0);
  }),
  guide(pie, ({ goal }, { values }) => apart(values, goal?.values ?? [])),
  guide(buildTree, ({ state }, { asked }) =>
    leaves(grow(state.things, asked))
      .filter(leaf => !pure(leaf.things))
      .reduce((sum, leaf) => sum + leaf.things.length, 0),
  ),
  guide(
    float,
    ({ state }, { rows }) =>
      state.samples.reduce((sum, { id }) => {
        const row = rows[id] ?? emptyRow;
        const done = [row.mass !== undefined, row.volume !== undefined, ratioOk(row), row.prediction, row.dropped];
        return sum + done.filter(fact => !fact).length + (row.dropped && !row.foretold ? 9 : 0);
      }, 0),
    (_, { sample, rows }) => [(rows[sample]?.mass ?? 0) / (rows[sample]?.volume ?? 1)],
  ),
  guide(sieve, ({ state }, { crossed }) =>
    unlike(
      crossed,
      Array.from({ length: state.max }, (_, i) => i + 1).filter(n => !isPrime(n)),
    ),
  ),
  guide(jump, ({ state, goal }, { jumps }) => {
    const at = landing(state.start, jumps);
    const via = goal?.via;
    const passed = via === undefined || landings(state.start, jumps).includes(via);
    return jumps.length + Math.abs(at - (passed ? (goal?.reach ?? 0) : via)) + (passed ? 0 : 1000);
  }),
  guide(draw, ({ goal }, { rows }) => differences(goal?.rows ?? [], rows).length),
  guide(fillTable, undefined, ({ state }) => state.ask.map(first => partner(state.given, first, state.relation))),
  guide(edgesModel, ({ state, goal }, { on }) =>
    unlike(on, boxEdges.filter(edge => relation(edgeOf(state.edge), edge) === goal?.relation).map(edgeName)),
  ),
  guide(fillBox, ({ state, goal }, { cubes }) => Math.abs(cubes - (goal?.volume ?? state.width * state.depth * state.height))),
  guide(placed, ({ state }, { corners }) => apart(corners.flat(), image(state.shape, state.by).flat())),
  guide(chosen, ({ state }, now) =>
    image(state.shape, toBy(now)).reduce((sum, corner) => sum + Math.min(...(state.target ?? []).map(goal => distance(goal, corner))), 0),
  ),
  guide(
    shape,
    ({ goal }, state) => (goal?.tornOff && !state.torn ? 1000 : 0) + (goal?.kind === 'obtuse' ? 180 - Math.max(...angles(state)) : 0),
  ),
]);
