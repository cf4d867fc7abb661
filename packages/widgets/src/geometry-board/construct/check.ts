import type { Pair } from '../../kit/pairs.ts';
import { asPoint, crossingsOf } from './crossings.ts';
import { givenOf } from './given.ts';
import { type Find, isSingle, singleGoals } from './goals.ts';
import { miss } from './ideals.ts';
import type { Construction } from './schema.ts';
import type { Thing } from './things.ts';
import { findTriangle } from './triangles.ts';
import { type Nudge, pointIn, type World, worldOf } from './world.ts';

/** Rounding of the computed drawing. */
const EXACT = 1e-6;
/** What an eye takes for right, in centimetres of the sheet. */
const BY_EYE = 0.15;
/** How far the given points and the free choices are moved: so little that circles which only just meet still do. */
const MOVE = 0.0005;

/** A number from -1 to 1 that depends on the text alone. */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return Math.sin(hash);
}

const nudges: Nudge[] = [1, 2, 3].map(round => name => MOVE * chanceOf(`${round} ${name}`));

/**
 * The drawing as it is, and with the given points and every free choice moved a little.
 * What is constructed stays right when they move; what is put by eye does not.
 */
export function worldsOf(state: Construction, made: readonly Thing[]): [World, ...World[]] {
  const given = givenOf(state);
  return [worldOf(given, made), ...nudges.map(nudge => worldOf(given, made, nudge))];
}

/** The thing is the wanted one in every world. */
export const holds = (worlds: readonly World[], id: string, find: Find, tolerance = EXACT): boolean =>
  worlds.every(world => {
    const drawn = world.drawn.get(id);
    return drawn !== undefined && miss(drawn, find(world)) < tolerance;
  });

type Worlds = readonly [World, ...World[]];

function find(state: Construction, made: readonly Thing[], worlds: Worlds, tolerance: number, sides = true): string[] | null {
  switch (state.what) {
    case 'triangle-sss':
    case 'triangle-sas':
    case 'triangle-asa':
      return findTriangle({ state, given: givenOf(state), made, worlds, tolerance, sides });
    default: {
      const goal = singleGoals[state.what].find;
      const found = made.find(({ id }) => holds(worlds, id, goal, tolerance));
      return found ? [found.id] : null;
    }
  }
}

/** The drawing with a point at every crossing. */
function withCrossings(state: Construction, made: readonly Thing[]): Thing[] {
  const given = givenOf(state);
  const crossings = crossingsOf(given, made, worldOf(given, made));
  return [...made, ...crossings.map((crossing, i) => asPoint(crossing, `crossing ${i}`))];
}

/** The corner of a triangle needs no mark of its own; a point that is the goal does. */
const seen = (state: Construction, made: readonly Thing[]) => (state.what.startsWith('triangle') ? withCrossings(state, made) : made);

/** The ids of what solves the task, null while nothing does. */
export function solutionIn(state: Construction, made: readonly Thing[]): string[] | null {
  const things = seen(state, made);
  return find(state, things, worldsOf(state, things), EXACT);
}

/** What to highlight: things by id, or the corners of a triangle. */
export function solutionPlaces(state: Construction, made: readonly Thing[]): { ids: string[]; corners: Pair[] } | null {
  const ids = solutionIn(state, made);
  if (!ids) return null;
  if (isSingle(state.what)) return { ids, corners: [] };
  const world = worldOf(givenOf(state), seen(state, made));
  return { ids: [], corners: ids.map(id => pointIn(world, id)).filter(at => at !== null) };
}

/** Looks right, but is not constructed. */
export function onlyByEye(state: Construction, made: readonly Thing[]): boolean {
  const things = seen(state, made);
  return find(state, things, [worldOf(givenOf(state), things)], BY_EYE) !== null;
}

/** The corners are found, the sides are not drawn yet. */
export const sidesMissing = (state: Construction, made: readonly Thing[]): boolean =>
  state.what.startsWith('triangle') && find(state, made, worldsOf(state, made), EXACT, false) !== null;

/** Lines cross at the wanted point, but it is not marked yet. */
export function markMissing(state: Construction, made: readonly Thing[]): boolean {
  const things = withCrossings(state, made);
  return find(state, things, worldsOf(state, things), EXACT) !== null;
}
