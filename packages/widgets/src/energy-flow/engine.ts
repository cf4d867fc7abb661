import { asking } from '../kit/asking.ts';
import { num, ordinal } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type EngineConfig = ModeConfig<'energy-flow', 'engine'>;

export const STROKES = ['intake', 'compression', 'power', 'exhaust'] as const;
export type Stroke = (typeof STROKES)[number];
export const strokeNames: Record<Stroke, string> = { intake: 'szívás', compression: 'sűrítés', power: 'munka', exhaust: 'kipufogás' };

export interface Engine {
  /** Of the crank, degrees; a cycle is 720. */
  angle: number;
  visited: Stroke[];
  /** The name given to each stroke. */
  named: Partial<Record<Stroke, Stroke>>;
  seed: number;
}

export const CYCLE = 720;
export const strokeAt = (angle: number): Stroke => STROKES[Math.min(3, Math.floor((angle % CYCLE) / 180))] ?? 'intake';

/** How far the piston is below its highest place, 0 to 1; crank and a rod three times as long. */
export function pistonAt(angle: number): number {
  const turn = (angle * Math.PI) / 180;
  const rod = 3;
  return (1 - Math.cos(turn) + rod - Math.sqrt(rod ** 2 - Math.sin(turn) ** 2)) / 2;
}

export function turnTo<S extends Engine>(now: S, angle: number): S {
  const stroke = strokeAt(angle);
  return { ...now, angle, visited: now.visited.includes(stroke) ? now.visited : [...now.visited, stroke] };
}

const PARTS = { work: 'mozgási energia', exhaust: 'kipufogógáz', cooling: 'hűtés', friction: 'súrlódás' } as const;

/** What becomes of the fuel's energy in one cycle. */
export const partsOf = ({ state: { fuel, shares } }: EngineConfig) =>
  (['work', 'exhaust', 'cooling', 'friction'] as const).map(key => ({ key, label: PARTS[key], value: (fuel * shares[key]) / 100 }));

const bare: Model<EngineConfig, Engine> = {
  auto: false,
  initial: (_, seed) => ({ angle: 0, visited: ['intake'], named: {}, seed }),
  evaluate: (_, goal, now) => {
    if ((goal.cycle || goal.named) && now.visited.length < 4) return notYet('Forgasd végig: két teljes fordulat egy ciklus.');
    const wrong = goal.named ? STROKES.findIndex(stroke => now.named[stroke] !== stroke) : -1;
    return wrong >= 0 ? notYet(`Nézd meg újra ${ordinal(wrong + 1)} ütemet: merre mozog a dugattyú, és melyik szelep nyitott?`) : solved;
  },
  describe: (_, { angle }) => {
    const stroke = strokeAt(angle);
    const down = stroke === 'intake' || stroke === 'power';
    const valve = stroke === 'intake' ? 'a szívószelep nyitva' : stroke === 'exhaust' ? 'a kipufogószelep nyitva' : 'mindkét szelep zárva';
    return `${STROKES.indexOf(stroke) + 1}. ütem, a főtengely ${num(angle)} foknál. A dugattyú ${down ? 'lefelé' : 'fölfelé'} mozog, ${valve}.`;
  },
};

export const engine = asking(bare, (_, { visited }) => [...visited, ...(visited.length === 4 ? ['cycle'] : [])]);
