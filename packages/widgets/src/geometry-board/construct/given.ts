import type { Pair } from '../../kit/pairs.ts';
import { foot } from './geometry.ts';
import { KNOWN_ANGLES } from './paper.ts';
import type { Construction } from './schema.ts';
import type { Shape, Thing } from './things.ts';

/** An angle of the task: a known size, or the one drawn on the sheet at this vertex. */
export interface GivenAngle {
  name: string;
  degrees: number;
  vertex?: string;
}

export interface Given {
  things: Thing[];
  lengths: Record<string, number>;
  angles: GivenAngle[];
}

const point = (id: string, at: Pair, hidden = false): Thing => ({ id, type: 'point', by: 'given', at, hidden });
const line = (id: string, shape: Shape, a: string, b: string): Thing => ({ id, type: 'line', shape, by: 'through', points: [a, b] });

/** A line and a point beside it or on it. */
function lineAndPoint(state: Extract<Construction, { what: 'perpendicular' | 'parallel' | 'mirror-point' }>, name: string): Given {
  const { E = [1, 3.2], F = [11, 4.4], P = [6.4, 7] } = state.at ?? {};
  const things = [point('E', E, true), point('F', F, true), line(name, 'line', 'E', 'F')];
  if (state.what === 'perpendicular' && state.onLine) {
    const onIt = foot({ a: E, b: F }, P);
    return {
      things: [...things, { id: 'P', type: 'point', by: 'on', of: name, t: Math.hypot(onIt[0] - E[0], onIt[1] - E[1]) }],
      lengths: {},
      angles: [],
    };
  }
  return { things: [...things, point('P', P)], lengths: {}, angles: [] };
}

/** How long the arms of a drawn angle are; short, so that they do not cross the drawing elsewhere. */
const ARM = 2.8;

function drawnAngle({ vertex, degrees }: GivenAngle, at: Pair): Thing[] {
  if (!vertex) return [];
  const turn = (degrees * Math.PI) / 180;
  return [
    point(vertex, at),
    point(`${vertex}1`, [at[0] + ARM, at[1]], true),
    point(`${vertex}2`, [at[0] + ARM * Math.cos(turn), at[1] + ARM * Math.sin(turn)], true),
    line(`${vertex.toLowerCase()}1`, 'segment', vertex, `${vertex}1`),
    line(`${vertex.toLowerCase()}2`, 'segment', vertex, `${vertex}2`),
  ];
}

/** A point and a ray from it: the triangle is built there. */
function start(at: { A?: Pair; E?: Pair } | undefined): Thing[] {
  const { A = [1.5, 1.2], E = [11, 1.2] } = at ?? {};
  return [point('A', A), point('E', E, true), line('e', 'ray', 'A', 'E')];
}

const angle = (name: string, degrees: number, vertex: string): GivenAngle => ({
  name,
  degrees,
  vertex: KNOWN_ANGLES.includes(degrees) ? undefined : vertex,
});

export function givenOf(state: Construction): Given {
  switch (state.what) {
    case 'perpendicular-bisector': {
      const { A = [3.4, 4.6], B = [8.2, 5.6] } = state.at ?? {};
      return { things: [point('A', A), point('B', B), line('AB', 'segment', 'A', 'B')], lengths: {}, angles: [] };
    }
    case 'angle-bisector': {
      const { O = [1.6, 2], A = [9.6, 1.6], B = [3.6, 8.8] } = state.at ?? {};
      return {
        things: [point('O', O), point('A', A, true), point('B', B, true), line('a', 'ray', 'O', 'A'), line('b', 'ray', 'O', 'B')],
        lengths: {},
        angles: [],
      };
    }
    case 'perpendicular':
    case 'parallel':
      return lineAndPoint(state, 'e');
    case 'mirror-point':
      return lineAndPoint(state, 't');
    case 'triangle-sss': {
      const [a, b, c] = state.sides;
      return { things: start(state.at), lengths: { a, b, c }, angles: [] };
    }
    case 'triangle-sas': {
      const [b, c] = state.sides;
      const alpha = angle('α', state.angle, 'S');
      return { things: [...start(state.at), ...drawnAngle(alpha, state.at?.S ?? [1, 7])], lengths: { b, c }, angles: [alpha] };
    }
    case 'triangle-asa': {
      const alpha = angle('α', state.angles[0], 'S');
      const same = state.angles[0] === state.angles[1];
      const beta = angle('β', state.angles[1], same ? 'S' : 'T');
      return {
        things: [
          ...start(state.at),
          ...drawnAngle(alpha, state.at?.S ?? [1, 7]),
          ...(same ? [] : drawnAngle(beta, state.at?.T ?? [7.6, 6.3])),
        ],
        lengths: { c: state.side },
        angles: [alpha, beta],
      };
    }
    default: {
      const { A = [2.4, 2.4], B = [9.4, 3.2], C = [4.8, 8] } = state.at ?? {};
      return {
        things: [
          point('A', A),
          point('B', B),
          point('C', C),
          line('AB', 'segment', 'A', 'B'),
          line('BC', 'segment', 'B', 'C'),
          line('AC', 'segment', 'A', 'C'),
        ],
        lengths: {},
        angles: [],
      };
    }
  }
}

export const isGiven = (given: Given, id: string) => given.things.some(thing => thing.id === id);
