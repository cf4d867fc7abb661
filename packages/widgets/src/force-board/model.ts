import { pushOffRatio } from '@eszkerek/physics/collisions';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import type { Pair } from '../kit/pairs.ts';

export type ArrowsConfig = ModeConfig<'force-board', 'arrows'>;
export type MapConfig = ModeConfig<'force-board', 'force-map'>;
export type PushConfig = ModeConfig<'force-board', 'push-off'>;
export type WorkConfig = ModeConfig<'force-board', 'work'>;

export interface Arrows {
  to: Record<string, Pair>;
}

export const resultant = (forces: Pair[]): Pair => [forces.reduce((sum, [x]) => sum + x, 0), forces.reduce((sum, [, y]) => sum + y, 0)];
export const size = ([x, y]: Pair) => Math.hypot(x, y);

/** Estimated size of a label's text in px: there is no DOM to measure it. */
const LETTER = 9;
const LINE = 24;

/**
 * Right of the arrow's end; left of it where the drawing ends, then on the side that the arrow does not come from. Where another arrow
 * with a label ends too, one line farther. Of a flat arrow it stays on the arrow's own side: above a fixed one, below one that is moved.
 */
export function labelSpot(
  label: string,
  [x, end]: Pair,
  origin: Pair,
  box: { width: number; height: number },
  { isFixed = true, isShared = false } = {},
) {
  if (Math.abs(end - origin[1]) < LINE) {
    const wide = label.length * LETTER;
    const flat = { y: isFixed ? end - 10 : end + LINE };
    return x < origin[0]
      ? ({ ...flat, x: Math.max(wide, x - 14), textAnchor: 'end' } as const)
      : ({ ...flat, x: Math.min(box.width - wide, x + 14), textAnchor: 'start' } as const);
  }
  const y = isShared ? end + (end < 2 * LINE ? 1.5 : -1) * LINE : end;
  if (x + 14 + label.length * LETTER <= box.width) return { x: x + 14, y: y - 10, textAnchor: 'start' } as const;
  const below = y >= origin[1] && y + LINE <= box.height;
  return { x: x - 14, y: below ? y + LINE : y - 10, textAnchor: 'end' } as const;
}

/** What a wrong arrow differs in. */
function difference(now: Pair, wanted: Pair): string {
  const isLong = near(size(now), size(wanted));
  const points = near(now[0] * wanted[1], now[1] * wanted[0]) && now[0] * wanted[0] + now[1] * wanted[1] > 0;
  if (points) return `Az iránya jó, de ${size(now) < size(wanted) ? 'rövidebb' : 'hosszabb'} a kelleténél.`;
  return isLong ? 'A hossza jó, de másfelé mutat.' : 'Az iránya is, a hossza is más.';
}

export const arrows: Model<ArrowsConfig, Arrows> = {
  initial: ({ state }) => ({ to: Object.fromEntries(state.forces.map(f => [f.id, f.to])) }),
  evaluate: ({ state }, goal, { to }) => {
    const scale = state.scale ?? 1;
    const sum = resultant(state.forces.map(f => to[f.id] ?? f.to));
    if (goal.balanced && size(sum) > 1e-9)
      return notYet(`Az eredő most ${num(size(sum) * scale)} N, nem nulla. Egyensúlyhoz az erőknek ki kell oltaniuk egymást.`);
    if (goal.resultant && !(near(sum[0], goal.resultant[0]) && near(sum[1], goal.resultant[1])))
      return notYet(
        `Az eredő most ${num(size(sum) * scale)} N: vízszintesen ${num(sum[0] * scale)}, függőlegesen ${num(sum[1] * scale)} N. Az erők nyilait irányukkal együtt kell összeadni.`,
      );
    const off = Object.entries(goal.forces ?? {}).find(
      ([id, wanted]) => !near(to[id]?.[0] ?? 0, wanted[0]) || !near(to[id]?.[1] ?? 0, wanted[1]),
    );
    if (!off) return solved;
    const movable = state.forces.filter(f => !f.fixed);
    const which = movable.length > 1 ? `Nézd meg újra ezt: „${movable.find(f => f.id === off[0])?.label}”.` : 'Nézd meg újra a nyiladat!';
    return notYet(`${which} ${difference(to[off[0]] ?? [0, 0], off[1])}`);
  },
  describe: ({ state }, { to }) => {
    const scale = state.scale ?? 1;
    const sum = resultant(state.forces.map(f => to[f.id] ?? f.to));
    return `${state.forces.map(f => `${f.label}: ${num(size(to[f.id] ?? f.to) * scale)} N`).join(', ')}.${state.resultant === false ? '' : ` Eredő: ${num(size(sum) * scale)} N.`}`;
  },
};

export interface Acting {
  on: string[];
}

export const forceMap: Model<MapConfig, Acting> = {
  auto: false,
  initial: () => ({ on: [] }),
  evaluate: ({ state }, goal, { on }) => {
    const extra = state.offered.find(f => on.includes(f.id) && !goal.acting.includes(f.id));
    if (extra) return notYet(`Ez nem hat rá: ${extra.label}. ${extra.why ?? 'Melyik test fejtené ki ezt az erőt?'}`);
    const missing = goal.acting.length - on.length;
    return verdict(missing === 0, `Még ${missing} erő hiányzik. Mihez ér hozzá a test, és mi vonzza?`);
  },
  describe: ({ state }, { on }) =>
    `${state.body}: ${
      state.offered
        .filter(f => on.includes(f.id))
        .map(f => f.label)
        .join(', ') || 'nincs bejelölt erő'
    }.`,
};

export interface Masses {
  left: number;
  right: number;
}

/** The forces are equal, so the speeds go inversely with the masses. */
export const speedRatio = ({ left, right }: Masses) => pushOffRatio(left, right);

export const pushOff: Model<PushConfig, Masses> = {
  initial: ({ state }) => ({ left: state.leftMass, right: state.rightMass }),
  evaluate: (_, goal, now) => {
    const ratio = speedRatio(now);
    if (goal.equalSpeeds && !near(ratio, 1)) return notYet('Egyforma erő hat rájuk, de a kisebb tömegű gyorsabban indul.');
    return verdict(
      goal.ratio === undefined || near(ratio, goal.ratio, 0.02),
      `A sebességek aránya (bal : jobb) most ${num(ratio)} : 1. A kisebb tömegű gurul gyorsabban.`,
    );
  },
  describe: (_, now) =>
    `A tömegek ${num(now.left)} és ${num(now.right)} kg. Az erők egyenlők, a sebességek aránya ${num(speedRatio(now))} : 1.`,
};

export interface Work {
  force: number;
  distance: number;
}

export const workOf = ({ force, distance }: Work) => force * distance;

export const work: Model<WorkConfig, Work> = {
  initial: ({ state }) => ({ force: state.force, distance: state.distance }),
  evaluate: ({ state }, goal, now) => {
    if (state.friction !== undefined && now.force < state.friction)
      return notYet(
        `${num(now.force)} N erővel a láda meg sem mozdul: a súrlódás ${num(state.friction)} N. Elmozdulás nélkül nincs munka.`,
      );
    return verdict(
      near(workOf(now), goal.work),
      now.distance === 0
        ? 'Elmozdulás nélkül nincs munka, akármekkora az erő.'
        : `A munka most ${num(workOf(now))} J. Keress olyan erőt és utat, amelynek a szorzata ${num(goal.work)}!`,
    );
  },
  describe: (_, now) => `${num(now.force)} N erő ${num(now.distance)} m úton ${num(workOf(now))} J munkát végez.`,
};
