import { curveThrough } from '@eszkerek/physics/curve';
import { measure } from '@eszkerek/physics/instrument';
import { type Moment, momentAt, passSpeeds, rideAlong } from '@eszkerek/physics/ride';
import { asking, rowEvents } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';
import { isTyped } from '../kit/typed.ts';

export type TrackConfig = ModeConfig<'energy-skate', 'track'>;
type Gate = NonNullable<TrackConfig['state']['gates']>[number];

export interface Track {
  heights: number[];
  mass: number;
  friction: number;
  gravity: number;
  /** The moment shown. */
  time: number;
  /** Drop to the first gate, speed squared there. */
  rows: { x: number; y: number }[];
  slope: string;
  answer: string;
  seed: number;
}

export const secondsOf = ({ state }: TrackConfig) => state.seconds ?? 12;
export const heightStep = ({ state }: TrackConfig) => state.step ?? 0.1;
export const maxMass = ({ state }: TrackConfig) => (state.sliders?.includes('mass') ? (state.maxMass ?? 2 * state.mass) : state.mass);

export const curveOf = ({ state }: TrackConfig, heights: readonly number[]) =>
  curveThrough(state.points.map(([x], i) => [x, heights[i] ?? 0] as const));

export const startOf = ({ state }: TrackConfig) => state.start ?? state.points[0]?.[0] ?? 0;

let last = { key: '', moments: [] as Moment[] };

/** The whole ride; the last one is kept, as everything that is drawn or judged asks for it. */
export function rideOf(config: TrackConfig, { heights, friction, gravity }: Track): Moment[] {
  const [start, seconds] = [startOf(config), secondsOf(config)];
  const key = JSON.stringify([config.state.points, heights, friction, gravity, start, seconds]);
  if (last.key !== key) last = { key, moments: rideAlong({ track: curveOf(config, heights), gravity, friction, start, seconds }) };
  return last.moments;
}

export interface Energies {
  kinetic: number;
  potential: number;
  thermal: number;
}

export function energiesOf(config: TrackConfig, now: Track, { x, speed, heat }: Moment): Energies {
  const height = curveOf(config, now.heights).height(x);
  return { kinetic: (now.mass * speed * speed) / 2, potential: now.mass * now.gravity * height, thermal: now.mass * heat };
}

/** What a gate shows at a moment: the speed of the last pass. */
export function gateShows(config: TrackConfig, now: Track, { id, x }: Gate, time: number): number | null {
  const passes = passSpeeds(rideOf(config, now), x, time);
  const speed = passes.at(-1);
  const setting = `v ${id} ${now.heights.join()} ${now.friction} ${now.gravity} ${passes.length}`;
  return speed === undefined ? null : measure(speed, now.seed, setting, { error: 0.008, step: 0.05 });
}

const firstGate = ({ state }: TrackConfig) => state.gates?.[0];

/** How much lower the first gate is than the start. */
export function dropOf(config: TrackConfig, { heights }: Track): number {
  const curve = curveOf(config, heights);
  return curve.height(startOf(config)) - curve.height(firstGate(config)?.x ?? 0);
}

/** The row that can be written now: null until the skater has passed the first gate. */
export function rowNow(config: TrackConfig, now: Track): Track['rows'][number] | null {
  const gate = firstGate(config);
  const speed = gate && gateShows(config, now, gate, now.time);
  return speed ? { x: Number(dropOf(config, now).toFixed(2)), y: Number((speed * speed).toFixed(1)) } : null;
}

export function writeRow<S extends Track>(config: TrackConfig, now: S): S {
  const row = rowNow(config, now);
  return row ? { ...now, rows: [...now.rows, row] } : now;
}

export const rowCount = (now: Track) => new Set(now.rows.map(row => row.x)).size;

const bare: Model<TrackConfig, Track> = {
  initial: ({ state }, seed) => ({
    heights: state.points.map(([, h]) => h),
    mass: state.mass,
    friction: state.friction ?? 0,
    gravity: state.gravity ?? 10,
    time: 0,
    rows: [],
    slope: '',
    answer: '',
    seed,
  }),
  evaluate: (config, goal, now) => {
    const moments = rideOf(config, now);
    const gate = (id: string) => config.state.gates?.find(one => one.id === id);
    const off = goal.heights?.findIndex((h, i) => !near(h, now.heights[i] ?? Number.NaN, heightStep(config) / 2)) ?? -1;
    if (goal.heights && off !== -1) return notYet(`A pálya ${off + 1}. pontja most ${num(now.heights[off] ?? 0)} m magasan van.`);
    if (goal.mass !== undefined && !near(now.mass, goal.mass)) return notYet(`A gördeszkás tömege most ${num(now.mass)} kg.`);
    if (goal.reaches !== undefined && passSpeeds(moments, gate(goal.reaches)?.x ?? 0).length === 0)
      return notYet(`A gördeszkás nem jut el idáig: ${gate(goal.reaches)?.label ?? ''}. Elég magasról indul?`);
    for (const [id, speed] of Object.entries(goal.speeds ?? {})) {
      const [passed] = passSpeeds(moments, gate(id)?.x ?? 0);
      if (passed === undefined) return notYet(`A gördeszkás nem jut el idáig: ${gate(id)?.label ?? ''}.`);
      if (!near(passed, speed, 0.02 * speed)) return notYet(`A sebesség itt (${gate(id)?.label ?? ''}) kb. ${num(passed, 1)} m/s lesz.`);
    }
    const thermal = now.mass * (moments.at(-1)?.heat ?? 0);
    if (goal.thermal !== undefined && !near(thermal, goal.thermal, 0.03 * goal.thermal))
      return notYet(`A végére ${num(thermal, 0)} J melegíti a pályát.`);
    if (goal.rows !== undefined && rowCount(now) < goal.rows)
      return notYet(`A naplóban ${rowCount(now)} különböző magasság van, ${goal.rows} kell.`);
    if (goal.slope && !isTyped(now.slope, goal.slope))
      return notYet('Oszd el a sebesség négyzetét a magassággal! Az egyenes egy távoli pontja a legpontosabb.');
    if (goal.answer && !isTyped(now.answer, goal.answer)) return notYet(`${goal.answer.label}: számold ki újra!`);
    return solved;
  },
  describe: (config, now) => {
    const moment = momentAt(rideOf(config, now), now.time);
    const { kinetic, potential, thermal } = energiesOf(config, now, moment);
    return `${num(now.time, 1)} másodpercnél a ${num(now.mass)} kg-os gördeszkás ${num(curveOf(config, now.heights).height(moment.x), 1)} m magasan van, sebessége ${num(Math.abs(moment.speed), 1)} m/s. Mozgási energia ${num(kinetic, 0)} J, helyzeti ${num(potential, 0)} J, hő ${num(thermal, 0)} J.`;
  },
};

export const track = asking(bare, (_, now) => [...rowEvents(now.rows.length), ...(now.time > 0 ? ['ran'] : [])]);
