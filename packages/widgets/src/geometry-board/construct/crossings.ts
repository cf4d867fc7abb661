import { distance, type Pair } from '../../kit/pairs.ts';
import { meets } from './geometry.ts';
import type { Given } from './given.ts';
import { SHEET } from './paper.ts';
import type { Thing } from './things.ts';
import { pointIn, type World } from './world.ts';

export interface Crossing {
  of: [string, string];
  nr: 0 | 1;
  at: Pair;
  /** The other crossing of the same two, if it is on the sheet. */
  other: Pair | null;
}

export const onSheet = ([x, y]: Pair, margin = 0) => x >= margin && x <= SHEET.width - margin && y >= margin && y <= SHEET.height - margin;

export const isHidden = (thing: Thing) => thing.type === 'point' && thing.by === 'given' && thing.hidden === true;

/** Where drawn things cross on the sheet and no point is marked yet. */
export function crossingsOf(given: Given, made: readonly Thing[], world: World): Crossing[] {
  const all = [...given.things, ...made];
  const taken = all
    .filter(thing => !isHidden(thing))
    .map(({ id }) => pointIn(world, id))
    .filter(at => at !== null);
  const curves = all.filter(({ type }) => type !== 'point').map(({ id }) => id);
  const found: Crossing[] = [];
  for (const [i, p] of curves.entries())
    for (const q of curves.slice(i + 1)) {
      const [first, second] = [world.drawn.get(p), world.drawn.get(q)];
      const places = first && second ? meets(first, second) : [];
      for (const nr of [0, 1] as const) {
        const at = places[nr];
        if (!at || !onSheet(at) || taken.some(other => distance(other, at) < 1e-6)) continue;
        const other = places[1 - nr];
        taken.push(at);
        found.push({ of: [p, q], nr, at, other: other && onSheet(other) ? other : null });
      }
    }
  return found;
}

/** The crossing as a point of the list. */
export const asPoint = ({ of, nr }: Crossing, id: string): Thing => ({ id, type: 'point', by: 'meet', of, nr });
