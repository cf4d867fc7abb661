import { fieldAt, type Pole } from '@eszkerek/physics/magnets';
import { asking } from '../kit/asking.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type CompassConfig = ModeConfig<'magnet-lab', 'compass'>;

export interface Compass {
  /** From the middle of the magnet, cm; y downwards. */
  x: number;
  y: number;
  visited: string[];
  choice: 'left' | 'right' | null;
  seed: number;
}

export const REACH = { x: 9, y: 5 };
const POLE = 2.6;

export const polesOf = ({ state }: CompassConfig): Pole[] => [
  { x: POLE, y: 0, strength: state.north === 'right' ? 1 : -1 },
  { x: -POLE, y: 0, strength: state.north === 'right' ? -1 : 1 },
];

/** Where the north end of the needle points, in degrees; 0 is right, 90 down. The Earth's field points up on the page. */
export function needleOf(config: CompassConfig, { x, y }: Pick<Compass, 'x' | 'y'>): number {
  const [bx, by] = fieldAt(polesOf(config), x, y);
  return (Math.atan2(by - (config.state.earth ? 0.004 : 0), bx) * 180) / Math.PI;
}

function placeOf({ x, y }: Pick<Compass, 'x' | 'y'>): string | null {
  if (Math.abs(y) <= 1 && x >= 3.5 && x <= 6.5) return 'at-right';
  if (Math.abs(y) <= 1 && x <= -3.5 && x >= -6.5) return 'at-left';
  return Math.abs(x) <= 1.5 && Math.abs(y) >= 1.5 ? 'at-side' : null;
}

/** Moves the compass; it cannot stand on the magnet. */
export function moveTo<S extends Compass>(now: S, x: number, y: number): S {
  const [cx, cy] = [Math.max(-REACH.x, Math.min(REACH.x, x)), Math.max(-REACH.y, Math.min(REACH.y, y))];
  const next = { ...now, x: cx, y: Math.abs(cx) < 3.5 && Math.abs(cy) < 1.5 ? (cy < 0 || (cy === 0 && now.y < 0) ? -1.5 : 1.5) : cy };
  const place = placeOf(next);
  return place && !next.visited.includes(place) ? { ...next, visited: [...next.visited, place] } : next;
}

const bare: Model<CompassConfig, Compass> = {
  initial: (_, seed) => ({ x: 0, y: 4, visited: [], choice: null, seed }),
  evaluate: ({ state }, goal, now) => {
    if (!goal.north) return solved;
    if (!now.visited.includes('at-left') || !now.visited.includes('at-right')) return notYet('Vidd az iránytűt a mágnes mindkét végéhez!');
    if (now.choice === null) return notYet('Döntsd el: melyik vége az északi?');
    return now.choice === state.north ? solved : notYet('A tű északi végét a mágnes déli pólusa vonzza. Nézd meg újra!');
  },
  describe: (config, now) => {
    const angle = needleOf(config, now);
    const way = Math.abs(angle) < 45 ? 'jobbra' : Math.abs(angle) > 135 ? 'balra' : angle > 0 ? 'lefelé' : 'felfelé';
    const side =
      now.x > 3 ? 'a mágnes jobb végénél' : now.x < -3 ? 'a mágnes bal végénél' : now.y < 0 ? 'a mágnes fölött' : 'a mágnes alatt';
    return `Az iránytű ${side} van, a tű északi vége ${way} mutat.`;
  },
};

export const compass = asking(bare, (_, { visited }) => visited);
