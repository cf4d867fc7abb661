import { measure } from '@eszkerek/physics/instrument';
import { near, num, ordinal, ordinalStart } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type DriveConfig = ModeConfig<'motion-graph', 'drive'>;
export type GraphConfig = ModeConfig<'motion-graph', 'graph'>;
export type VelocityConfig = ModeConfig<'motion-graph', 'velocity'>;
export type ViewpointConfig = ModeConfig<'motion-graph', 'viewpoint'>;

export const speedUnit = ({ timeUnit = 's', distanceUnit = 'm' }: { timeUnit?: string; distanceUnit?: string }) =>
  `${distanceUnit}/${timeUnit}`;

export interface Drive {
  speed: number;
  /** When the car was stopped. */
  time: number;
  seed: number;
}

/** The way by the tape on the road, read at tenths of a unit of time. */
export const tape = ({ speed, time, seed }: Drive) =>
  measure(speed * time, seed, `s ${speed} ${time.toFixed(1)}`, { error: 0.004, step: speed * time < 10 ? 0.1 : 0.5 });

/** How far the car gets in the time of the task: too little or too much. */
function wayAt(state: DriveConfig['state'], time: number, speed: number, wanted: number): string {
  const { timeUnit = 's', distanceUnit = 'm' } = state;
  const much = speed < wanted ? 'csak' : 'már';
  return `${num(speed)} ${speedUnit(state)} sebességgel ${num(time)} ${timeUnit} alatt ${much} ${num(speed * time)} ${distanceUnit} az út ${num(wanted * time)} ${distanceUnit} helyett. Az utat oszd el az idővel!`;
}

export const drive: Model<DriveConfig, Drive> = {
  /** The speed alone is a guess: it counts once the car has gone. */
  isTried: ({ time }) => time > 0,
  initial: ({ state }, seed) => ({ speed: state.speed, time: 0, seed }),
  evaluate: ({ state }, goal, now) => {
    const { speed, time } = now;
    if (goal.speed !== undefined && !near(speed, goal.speed))
      return notYet(wayAt(state, goal.within ?? goal.time ?? state.maxTime, speed, goal.speed));
    if (goal.time !== undefined && !near(time, goal.time, 0.05))
      return notYet(`A stopper most ${num(time)} ${state.timeUnit ?? 's'} időnél áll.`);
    return verdict(
      goal.distance === undefined || near(speed * time, goal.distance, goal.distance * 0.01),
      `A mért út most ${num(tape(now))} ${state.distanceUnit ?? 'm'}.`,
    );
  },
  describe: ({ state }, now) =>
    `Sebesség ${num(now.speed)} ${speedUnit(state)}, idő ${num(now.time, 1)} ${state.timeUnit ?? 's'}, mért út ${num(tape(now), 1)} ${state.distanceUnit ?? 'm'}.`,
};

export interface Graph {
  distances: number[];
}

/** The speed on each straight part; backwards is negative. */
export function speeds(times: number[], distances: number[]): number[] {
  return times.slice(1).map((t, i) => ((distances[i + 1] ?? 0) - (distances[i] ?? 0)) / (t - (times[i] ?? 0)));
}

/** All the way covered (also backwards) over all the time. */
export function averageSpeed(times: number[], distances: number[]): number {
  const way = distances.slice(1).reduce((sum, d, i) => sum + Math.abs(d - (distances[i] ?? 0)), 0);
  return way / ((times.at(-1) ?? 1) - (times[0] ?? 0));
}

export const timesOf = ({ state }: GraphConfig) => state.points.map(([t]) => t);

export const graph: Model<GraphConfig, Graph> = {
  initial: ({ state }) => ({ distances: state.points.map(([, d]) => d) }),
  evaluate: (config, goal, { distances }) => {
    const off = goal.distances?.findIndex((d, i) => !near(d, distances[i] ?? Number.NaN)) ?? -1;
    const times = timesOf(config);
    if (goal.distances && off !== -1)
      return notYet(`Nézd meg ${ordinal(off + 1)} pontot: ${num(times[off] ?? 0)} ${config.state.timeUnit ?? 's'} időnél hol jár?`);
    const now = speeds(times, distances);
    const wrong = goal.speeds?.findIndex((v, i) => !near(v, now[i] ?? Number.NaN, 0.01)) ?? -1;
    if (goal.speeds && wrong !== -1)
      return notYet(
        `${ordinalStart(wrong + 1)} szakaszon a sebesség most ${num(now[wrong] ?? 0)}. ${goal.speeds[wrong] === 0 ? 'Pihenéskor a grafikon vízszintes.' : 'A meredekség a sebesség.'}`,
      );
    return verdict(
      goal.averageSpeed === undefined || near(averageSpeed(times, distances), goal.averageSpeed, 0.01),
      `Az átlagsebesség most ${num(averageSpeed(times, distances))}: az összes út osztva az összes idővel.`,
    );
  },
  describe: (config, { distances }) =>
    `${timesOf(config)
      .map((t, i) => `${num(t)} időnél ${num(distances[i] ?? 0)}`)
      .join(', ')}.`,
};

export interface Velocity {
  acceleration: number;
}

export const speedAt = ({ start }: VelocityConfig['state'], acceleration: number, t: number) => Math.max(0, start + acceleration * t);
/** The area under the graph. */
export const wayOf = ({ start, maxTime }: VelocityConfig['state'], acceleration: number) => {
  const stop = acceleration < 0 ? Math.min(maxTime, -start / acceleration) : maxTime;
  return start * stop + (acceleration * stop * stop) / 2;
};

export const velocity: Model<VelocityConfig, Velocity> = {
  initial: ({ state }) => ({ acceleration: state.acceleration }),
  evaluate: ({ state }, goal, { acceleration }) => {
    const time = goal.within ?? state.maxTime;
    const end = speedAt(state, acceleration, time);
    if (goal.acceleration !== undefined && !near(acceleration, goal.acceleration))
      return notYet(
        `A gyorsulás most ${num(acceleration)} m/s²: ${num(time)} s alatt ${num(state.start)} m/s-ról ${num(end)} m/s-ra változik a sebesség.`,
      );
    return verdict(goal.speed === undefined || near(end, goal.speed, 0.05), `A sebesség ${num(time)} s múlva most ${num(end)} m/s.`);
  },
  describe: ({ state }, { acceleration }) =>
    `Kezdősebesség ${num(state.start)} m/s, gyorsulás ${num(acceleration)} m/s², ${num(state.maxTime)} s múlva ${num(speedAt(state, acceleration, state.maxTime))} m/s.`,
};

export interface Viewpoint {
  from: 'ground' | 'train' | 'passenger';
}

/** Speeds as seen from each place. */
export function seen({ train, passenger }: ViewpointConfig['state'], from: Viewpoint['from']) {
  const ground = { ground: 0, train, passenger: train + passenger };
  return { ground: ground.ground - ground[from], train: ground.train - ground[from], passenger: ground.passenger - ground[from] };
}

export const viewNames = { ground: 'a peronról', train: 'a vonatból', passenger: 'az utas szemével' };

export const viewpoint: Model<ViewpointConfig, Viewpoint> = {
  auto: false,
  initial: () => ({ from: 'train' }),
  evaluate: ({ state }, goal, { from }) =>
    from === goal.from && near(seen(state, from).passenger, goal.passengerSpeed)
      ? solved
      : notYet(
          `Innen nézve (${viewNames[from]}) az utas sebessége ${num(seen(state, from).passenger)} ${state.unit ?? 'm/s'}. A mozgás mindig valamihez képest értendő.`,
        ),
  describe: ({ state }, { from }) =>
    `Nézőpont: ${viewNames[from]}. A peron sebessége ${num(seen(state, from).ground)}, a vonaté ${num(seen(state, from).train)}, az utasé ${num(seen(state, from).passenger)} ${state.unit ?? 'm/s'}.`,
};
