import { dayLength, declination, sunHeight } from '@eszkerek/physics/sky';
import { asking } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type DayConfig = ModeConfig<'sky-lab', 'day'>;

export interface Day {
  hour: number;
  seed: number;
}

export const HOUR_STEP = 0.25;
const EQUINOX = 80;

export const placeOf = ({ state }: DayConfig) => ({ latitude: state.latitude ?? 47, declined: declination(state.date ?? EQUINOX) });

export const heightAt = (config: DayConfig, hour: number) => {
  const { latitude, declined } = placeOf(config);
  return sunHeight(hour, latitude, declined);
};

export const sunriseOf = (config: DayConfig) => {
  const { latitude, declined } = placeOf(config);
  return 12 - dayLength(latitude, declined) / 2;
};

type Light = NonNullable<NonNullable<DayConfig['goal']>['light']>;

export function isLight(config: DayConfig, hour: number, light: Light): boolean {
  const rise = sunriseOf(config);
  if (light === 'sunrise') return near(hour, rise, HOUR_STEP);
  if (light === 'sunset') return near(hour, 24 - rise, HOUR_STEP);
  return light === 'day' ? heightAt(config, hour) > 0 : heightAt(config, hour) < 0;
}

/** 7.25 is 7.15. */
export const clock = (hour: number) => {
  const minutes = Math.round(hour * 60);
  return `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`;
};

export const lightName = (config: DayConfig, hour: number) =>
  isLight(config, hour, 'sunrise')
    ? 'napkelte'
    : isLight(config, hour, 'sunset')
      ? 'napnyugta'
      : isLight(config, hour, 'day')
        ? 'nappal'
        : 'éjszaka';

const bare: Model<DayConfig, Day> = {
  initial: ({ state }, seed) => ({ hour: state.hour, seed }),
  evaluate: (config, goal, { hour }) => {
    if (goal.hour !== undefined && !near(hour, goal.hour, HOUR_STEP)) return notYet(`A megjelölt helyen most ${clock(hour)} óra van.`);
    if (goal.light && !isLight(config, hour, goal.light))
      return notYet(`A megjelölt helyen most ${lightName(config, hour)} van. A Föld nyugatról keletre forog.`);
    return solved;
  },
  describe: (config, { hour }) =>
    `A megjelölt helyen ${clock(hour)} óra, ${lightName(config, hour)}. A Nap ${num(heightAt(config, hour), 0)} fokkal van a látóhatár ${heightAt(config, hour) < 0 ? 'alatt' : 'fölött'}.`,
};

export const day = asking(bare, (config, { hour }) =>
  (['sunrise', 'sunset', 'day', 'night'] as const).filter(light => isLight(config, hour, light)),
);
