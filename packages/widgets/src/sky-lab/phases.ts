import { litShare, MONTH, type Phase, phaseOf } from '@eszkerek/physics/sky';
import { asking } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type PhasesConfig = ModeConfig<'sky-lab', 'phases'>;

export interface Phases {
  /** Since new moon. */
  day: number;
  /** Named by the pupil at this day; the face hidden until then shows when it is right. */
  guess: Phase | null;
  seed: number;
}

export const phaseName: Record<Phase, string> = {
  new: 'újhold',
  'waxing-crescent': 'növekvő holdsarló',
  'first-quarter': 'első negyed',
  'waxing-gibbous': 'dagadó hold',
  full: 'telihold',
  'waning-gibbous': 'fogyó hold',
  'last-quarter': 'utolsó negyed',
  'waning-crescent': 'fogyó holdsarló',
};

export const DAY_STEP = 0.25;

export const faceShows = ({ state }: PhasesConfig, { day, guess }: Phases) => state.face !== false || guess === phaseOf(day);

const bare: Model<PhasesConfig, Phases> = {
  initial: ({ state }, seed) => ({ day: state.day, guess: null, seed }),
  evaluate: (_, goal, { day }) => {
    const apart = Math.min(Math.abs(day - (goal.day ?? day)), MONTH - Math.abs(day - (goal.day ?? day)));
    if (goal.day !== undefined && !near(apart, 0, 0.5)) return notYet(`Most ${num(day)} nap telt el újhold óta.`);
    if (goal.phase && phaseOf(day) !== goal.phase)
      return notYet(`Most ${phaseName[phaseOf(day)]} van. A Hold megvilágított fele mindig a Nap felé néz; mennyit lát ebből a Föld?`);
    return solved;
  },
  describe: (config, now) =>
    `${num(now.day)} nappal újhold után.${faceShows(config, now) ? ` ${phaseName[phaseOf(now.day)]}: a korong ${num(litShare(now.day) * 100, 0)} százaléka világos.` : ''}`,
};

export const phases = asking(bare, (_, { day }) => [phaseOf(day)]);
