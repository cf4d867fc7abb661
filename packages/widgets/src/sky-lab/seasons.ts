import { dayLength, declination, type Season, seasonOf, sunDistance, sunHeight, TILT } from '@eszkerek/physics/sky';
import { asking } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type SeasonsConfig = ModeConfig<'sky-lab', 'seasons'>;

export interface Seasons {
  /** Day of the year. */
  date: number;
  latitude: number;
  tilt: number;
  seed: number;
}

const MONTHS = [
  'január',
  'február',
  'március',
  'április',
  'május',
  'június',
  'július',
  'augusztus',
  'szeptember',
  'október',
  'november',
  'december',
];
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** „június 21.” */
export function dateText(date: number): string {
  let left = date;
  for (const [i, length] of LENGTHS.entries()) {
    if (left <= length) return `${MONTHS[i]} ${left}.`;
    left -= length;
  }
  return 'december 31.';
}

export const seasonName: Record<Season, string> = { spring: 'tavasz', summer: 'nyár', autumn: 'ősz', winter: 'tél' };

/** Degrees of the Sun above the horizon at noon; on the southern side of the sky or the northern. */
export const noonHeight = ({ date, latitude, tilt }: Seasons) => sunHeight(12, latitude, declination(date, tilt));
export const lengthOfDay = ({ date, latitude, tilt }: Seasons) => dayLength(latitude, declination(date, tilt));

/** Half of the tolerance of a date, in days. */
const DATE_SLACK = 3;

const bare: Model<SeasonsConfig, Seasons> = {
  initial: ({ state }, seed) => ({ date: state.date, latitude: state.latitude ?? 47, tilt: state.tilt ?? TILT, seed }),
  evaluate: (_, goal, now) => {
    if (goal.tilt !== undefined && !near(now.tilt, goal.tilt, 0.5)) return notYet(`A tengely most ${num(now.tilt)} fokkal dől.`);
    if (goal.date !== undefined && !near(now.date, goal.date, DATE_SLACK)) return notYet(`Most ${dateText(now.date)} van.`);
    if (goal.season && seasonOf(now.date) !== goal.season)
      return notYet(`Most ${dateText(now.date)}: az északi féltekén ${seasonName[seasonOf(now.date)]} van.`);
    if (goal.noonHeight !== undefined && !near(noonHeight(now), goal.noonHeight, 1))
      return notYet(`Délben a Nap most ${num(noonHeight(now), 0)} fok magasan jár.`);
    if (goal.dayLength !== undefined && !near(lengthOfDay(now), goal.dayLength, 0.25))
      return notYet(`A nappal most ${num(lengthOfDay(now), 1)} óra hosszú.`);
    return solved;
  },
  describe: (_, now) =>
    `${dateText(now.date)}, ${num(Math.abs(now.latitude))} fokos ${now.latitude < 0 ? 'déli' : 'északi'} szélesség, a tengely ${num(now.tilt)} fokkal dől. Délben a Nap ${num(noonHeight(now), 0)} fok magasan, a nappal ${num(lengthOfDay(now), 1)} óra, a Nap távolsága ${num(sunDistance(now.date), 1)} millió km.`,
};

export const seasons = asking(bare, (_, { date }) => [seasonOf(date)]);
