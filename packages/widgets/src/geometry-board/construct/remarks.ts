import { distance } from '../../kit/pairs.ts';
import type { Board } from './board.ts';
import { holds, worldsOf } from './check.ts';
import { factsOf } from './facts.ts';
import { cross, type DrawnCircle, dot, meets, minus, nearest, unit } from './geometry.ts';
import { type Given, givenOf } from './given.ts';
import { awayFrom, centimetres, The, the, theLine } from './names.ts';
import type { Construction } from './schema.ts';
import type { CircleThing, LineThing, Thing } from './things.ts';
import { circleIn, lineIn, type World } from './world.ts';

type Worlds = readonly [World, ...World[]];

const linesOf = (given: Given) => given.things.filter(thing => thing.type === 'line');

const TIGHT = 1e-6;
const open = (circle: DrawnCircle | null, other: DrawnCircle | null) =>
  circle !== null && other !== null && meets(circle, other).some(at => at !== null);

/** In these tasks two circles are drawn to be equal. */
const EQUAL = new Set<Construction['what']>([
  'perpendicular-bisector',
  'angle-bisector',
  'perpendicular',
  'circumcentre',
  'circumcircle',
  'incentre',
  'centroid',
]);

/** What two circles have to do with each other; null where nothing is worth saying. */
function besideCircle(what: Construction['what'], worlds: Worlds, newest: CircleThing, other: CircleThing): string | null {
  const [first, second] = [circleIn(worlds[0], newest.id), circleIn(worlds[0], other.id)];
  if (!first || !second) return null;
  const [here, there] = [awayFrom(newest.centre), awayFrom(other.centre)];
  const both = `${The(other.id)} és ${the(newest.id)} kör`;
  if (open(first, second)) {
    const equal = worlds.every(
      world => Math.abs((circleIn(world, newest.id)?.r ?? 0) - (circleIn(world, other.id)?.r ?? Number.NaN)) < TIGHT,
    );
    if (equal) return `${both} metszi egymást: a metszéspontjaik egyforma messze vannak ${there} és ${here}.`;
    return EQUAL.has(what)
      ? `${both} metszi egymást. A sugaruk nem egyforma, ezért a metszéspontjaik nem egyforma messze vannak ${there} és ${here}.`
      : `${both} metszi egymást: a metszéspontjaik ${there} ${centimetres(second.r)}-re, ${here} ${centimetres(first.r)}-re vannak.`;
  }
  if (!EQUAL.has(what)) return null;
  return distance(first.centre, second.centre) > first.r + second.r
    ? `${both} nem ér össze. Nyisd nagyobbra a körzőt: a két sugár együtt legyen hosszabb a középpontok távolságánál!`
    : 'Az egyik kör a másik belsejében van, nem metszik egymást. Legyen egyforma a két nyílás!';
}

/** What the new circle has to do with a given line. */
function besideLine(world: World, newest: CircleThing, line: LineThing): string | null {
  const [circle, drawn] = [circleIn(world, newest.id), lineIn(world, line.id)];
  const count = circle && drawn ? meets(circle, drawn).filter(at => at !== null).length : 0;
  if (count === 2)
    return `${The(newest.id)} kör két pontban metszi ${theLine(line, 't')}: mindkettő egyforma messze van ${awayFrom(newest.centre)}.`;
  return count === 1 ? `${The(newest.id)} kör metszi ${theLine(line, 't')}.` : null;
}

/** A part of the line is in the circle, so a wider one would not help. */
function isInside(world: World, circleId: string, lineId: string): boolean {
  const [circle, line] = [circleIn(world, circleId), lineIn(world, lineId)];
  return circle !== null && line !== null && distance(circle.centre, nearest(line, circle.centre)) < circle.r;
}

function ofCircle(what: Construction['what'], given: Given, board: Board, worlds: Worlds, newest: CircleThing): string {
  const circles = board.things.filter(thing => thing.type === 'circle').filter(({ centre }) => centre !== newest.centre);
  const other = circles.findLast(({ id }) => open(circleIn(worlds[0], newest.id), circleIn(worlds[0], id))) ?? circles.at(-1);
  const beside = other && besideCircle(what, worlds, newest, other);
  if (beside) return beside;
  const lines = linesOf(given);
  const met = lines.flatMap(line => besideLine(worlds[0], newest, line) ?? []);
  if (met.length === 2 && what === 'angle-bisector')
    return 'A kör mindkét szárat metszi: a két metszéspont egyforma messze van a csúcstól.';
  if (met[0]) return met[0];
  return lines.some(({ id }) => isInside(worlds[0], newest.id, id))
    ? `Megvan ${the(newest.id)} kör.`
    : `${The(newest.id)} kör nem ér el egy vonalat sem. Nyisd nagyobbra a körzőt!`;
}

function ofLine(given: Given, worlds: Worlds, newest: LineThing): string {
  const towards = (world: World, id: string) => {
    const line = lineIn(world, id);
    return line && unit(minus(line.b, line.a));
  };
  const always = (other: string, angle: typeof dot) =>
    worlds.every(world => {
      const [u, v] = [towards(world, newest.id), towards(world, other)];
      return u !== null && v !== null && Math.abs(angle(u, v)) < TIGHT;
    });
  for (const line of linesOf(given)) {
    if (always(line.id, dot)) return `${The(newest.id)} merőleges ${theLine(line, 'ra')}.`;
    if (always(line.id, cross) && newest.by === 'parallel') return `${The(newest.id)} párhuzamos ${theLine(line, 'val')}.`;
  }
  return `Megvan ${theLine(newest, 'plain')}.`;
}

/** What can be said of the newest thing of the sheet. */
export function remarkOn(state: Construction, board: Board): string {
  const newest: Thing | undefined = board.things.at(-1);
  if (!newest) return '';
  const given = givenOf(state);
  const worlds = worldsOf(state, board.things);
  const fact = factsOf[state.what].find(({ find }) => holds(worlds, newest.id, find));
  if (fact) return fact.say;
  if (newest.type === 'circle') return ofCircle(state.what, given, board, worlds, newest);
  if (newest.type === 'line') return ofLine(given, worlds, newest);
  return newest.by === 'free' ? `${The(newest.id)} szabad pont: oda tetted, ahová akartad.` : `Megvan ${the(newest.id)} pont.`;
}
