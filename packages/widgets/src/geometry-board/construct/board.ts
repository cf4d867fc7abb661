import { givenOf } from './given.ts';
import type { Construction } from './schema.ts';
import type { LineThing, Opening, Shape, Thing } from './things.ts';

export type DrawingTool = NonNullable<Construction['tools']>[number];
export type Tool = DrawingTool | 'erase';
/** Where the compass gets its opening: a point the circle goes through, two points, the slider, the last circle, or a given length. */
export type OpeningSource = 'through' | 'pair' | 'set' | 'same' | `length ${string}`;

export interface Board {
  /** What the pupil has drawn. */
  things: Thing[];
  /** The drawing before each action. */
  past: Thing[][];
  tool: Tool;
  shape: Shape;
  angle: 'perpendicular' | 'parallel';
  source: OpeningSource;
  /** The slider of the compass. */
  width: number;
  /** The opening of the last circle. */
  kept: Opening | null;
  /** What was chosen with the tool so far. */
  picks: string[];
  /** Why the last pick did nothing. */
  fault: string | null;
}

export const toolsOf = ({ tools = ['compass', 'ruler', 'set-square', 'point'] }: Construction): DrawingTool[] => tools;

/** The board with other things on it; an opening that was taken between points now gone is forgotten. */
export function withThings(board: Board, things: Thing[]): Board {
  const has = (list: Thing[], id: string) => list.some(thing => thing.id === id);
  const lost = Array.isArray(board.kept) && board.kept.some(id => has(board.things, id) && !has(things, id));
  return { ...board, things, ...(lost && { kept: null, source: board.source === 'same' ? 'through' : board.source }) };
}

export function emptyBoard(state: Construction): Board {
  return {
    things: [],
    past: [],
    tool: toolsOf(state)[0] ?? 'compass',
    shape: state.what.startsWith('triangle') ? 'segment' : 'line',
    angle: state.what === 'parallel' ? 'parallel' : 'perpendicular',
    source: 'through',
    width: state.what.startsWith('triangle') ? 2 : 4,
    kept: null,
    picks: [],
    fault: null,
  };
}

/** What the next pick has to be. */
export type Wanted = 'point' | 'line' | 'place' | 'made';

export function wants({ tool, picks }: Board): Wanted {
  if (tool === 'point') return 'place';
  if (tool === 'erase') return 'made';
  return tool === 'set-square' && picks.length === 0 ? 'line' : 'point';
}

/** An action that was begun is dropped, with the points it has marked. */
export function dropPicks(board: Board): Board {
  const begun = board.past.at(-1);
  return board.picks.length > 0 && begun
    ? { ...withThings(board, begun), past: board.past.slice(0, -1), picks: [], fault: null }
    : { ...board, fault: null };
}

export function undo(board: Board): Board {
  if (board.picks.length > 0) return dropPicks(board);
  const before = board.past.at(-1);
  return before ? { ...withThings(board, before), past: board.past.slice(0, -1), fault: null } : board;
}

export const canUndo = ({ past }: Board): boolean => past.length > 0;

/** A changed tool or setting starts its picks anew. */
export const withSetting = (board: Board, change: Partial<Pick<Board, 'tool' | 'shape' | 'angle' | 'source' | 'width'>>): Board => ({
  ...dropPicks(board),
  ...change,
});

/** The first free name: M1, M2, … */
export function nextName(state: Construction, things: readonly Thing[], letter: string): string {
  const taken = new Set([...givenOf(state).things, ...things].map(({ id }) => id));
  let n = 1;
  while (taken.has(`${letter}${n}`)) n++;
  return `${letter}${n}`;
}

/** The opening for a circle, once there are enough picks. */
function openingFrom({ source, width, kept, picks }: Board): { centre: string; opening: Opening } | null {
  const [first, second, third] = picks;
  if (!first) return null;
  if (source === 'through') return second ? { centre: first, opening: [first, second] } : null;
  if (source === 'pair') return second && third ? { centre: third, opening: [first, second] } : null;
  if (source === 'set') return { centre: first, opening: width };
  if (source === 'same') return kept === null ? null : { centre: first, opening: kept };
  return { centre: first, opening: source.slice('length '.length) };
}

function lineFrom({ tool, shape, angle, picks }: Board, id: string): LineThing | null {
  const [first, second] = picks;
  if (!first || !second) return null;
  return tool === 'ruler'
    ? { id, type: 'line', shape, by: 'through', points: [first, second] }
    : { id, type: 'line', shape: 'line', by: angle, to: first, through: second };
}

/** Draws with the tool if its picks are complete. */
export function finish(state: Construction, board: Board): Board {
  if (board.tool === 'compass') {
    const circle = openingFrom(board);
    return circle ? drawCircle(state, board, circle.centre, circle.opening) : board;
  }
  const line = lineFrom(board, nextName(state, board.things, 'f'));
  return line ? { ...board, things: [...board.things, line], picks: [] } : board;
}

export const drawCircle = (state: Construction, board: Board, centre: string, opening: Opening): Board => ({
  ...board,
  things: [...board.things, { id: nextName(state, board.things, 'k'), type: 'circle', centre, opening }],
  kept: opening,
  picks: [],
});
