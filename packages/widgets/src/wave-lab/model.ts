import { measure } from '@eszkerek/physics/instrument';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type RopeConfig = ModeConfig<'wave-lab', 'rope'>;
export type SoundConfig = ModeConfig<'wave-lab', 'sound'>;
export type EchoConfig = ModeConfig<'wave-lab', 'echo'>;

export interface Rope {
  amplitude: number;
  frequency: number;
}

export const wavelength = (speed: number, frequency: number) => speed / frequency;

export const rope: Model<RopeConfig, Rope> = {
  initial: ({ state }) => ({ amplitude: state.amplitude, frequency: state.frequency }),
  evaluate: ({ state }, goal, { frequency }) => {
    if (goal.frequency !== undefined && !near(frequency, goal.frequency)) return notYet(`A frekvencia most ${num(frequency)} Hz.`);
    return verdict(
      goal.wavelength === undefined || near(wavelength(state.speed, frequency), goal.wavelength, 0.02),
      `A hullámhossz most ${num(wavelength(state.speed, frequency))} m. ${wavelength(state.speed, frequency) > (goal.wavelength ?? 0) ? 'Gyorsabban rezgesd: rövidebb lesz!' : 'Lassabban rezgesd: hosszabb lesz!'}`,
    );
  },
  describe: ({ state }, { amplitude, frequency }) =>
    `Amplitúdó ${num(amplitude)}, frekvencia ${num(frequency)} Hz, hullámhossz ${num(wavelength(state.speed, frequency))} m.`,
};

export interface Sound {
  frequency: number;
  loudness: number;
}

export const audible = (frequency: number) => frequency >= 20 && frequency <= 20_000;

export const sound: Model<SoundConfig, Sound> = {
  initial: ({ state }) => ({ frequency: state.frequency, loudness: state.loudness }),
  evaluate: ({ state }, goal, now) => {
    if (goal.pitch !== undefined && (goal.pitch === 'higher' ? now.frequency <= state.frequency : now.frequency >= state.frequency))
      return notYet(
        now.loudness !== state.loudness
          ? 'Ettől csak a hangerő változott. A magasságot a frekvencia adja.'
          : `A hang magassága a frekvenciától függ: most ${num(now.frequency, 0)} Hz.`,
      );
    if (goal.louder !== undefined && now.loudness > state.loudness !== goal.louder)
      return notYet('A hangerőt az amplitúdó, a kitérés nagysága adja.');
    if (goal.audible !== undefined && audible(now.frequency) !== goal.audible)
      return notYet('Az ember körülbelül 20 és 20 000 Hz között hall.');
    return solved;
  },
  describe: (_, now) =>
    `${num(now.frequency, 0)} Hz, ${audible(now.frequency) ? 'hallható' : now.frequency < 20 ? 'infrahang' : 'ultrahang'}, hangerő ${num(now.loudness * 100, 0)} százalék.`,
};

export interface Echo {
  distance: number;
  seed: number;
}

/** There and back. */
export const echoTime = (distance: number, speed = 340) => (2 * distance) / speed;

/** What the stopwatch shows: a hand starts and stops it. */
export const stopwatch = (speed: number | undefined, { distance, seed }: Echo) =>
  Math.max(0, measure(echoTime(distance, speed), seed, `t ${distance}`, { error: 0.002, spread: 0.015, step: 0.01 }));

export const echo: Model<EchoConfig, Echo> = {
  initial: ({ state }, seed) => ({ distance: state.distance, seed }),
  evaluate: ({ state }, goal, echoed) => {
    const now = echoTime(echoed.distance, state.speed);
    return verdict(
      near(now, goal.time, 0.02),
      near(now, goal.time * 2, 0.02)
        ? 'Csak az egyik irányt számoltad: a hang oda is, vissza is megteszi az utat.'
        : `A stopper szerint a visszhang most ${num(stopwatch(state.speed, echoed))} s múlva jön.`,
    );
  },
  describe: ({ state }, now) =>
    `A fal ${num(now.distance)} m-re van, a visszhang a stopper szerint ${num(stopwatch(state.speed, now))} s múlva ér vissza.`,
};
