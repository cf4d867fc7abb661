import { type Eclipse, eclipseAt, phaseOf } from '@eszkerek/physics/sky';
import { asking } from '../kit/asking.ts';
import { num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';
import { phaseName } from './phases.ts';

export type EclipseConfig = ModeConfig<'sky-lab', 'eclipse'>;

export interface Sky {
  day: number;
  /** Of the Moon above the plane of the Earth's orbit, in its diameters. */
  offset: number;
  seed: number;
}

export const eclipseName = ({ kind, total }: Eclipse) =>
  kind === 'none'
    ? 'nincs fogyatkozás'
    : kind === 'solar'
      ? `${total ? 'teljes' : 'részleges'} napfogyatkozás`
      : `${total ? 'teljes' : 'részleges'} holdfogyatkozás`;

const bare: Model<EclipseConfig, Sky> = {
  initial: ({ state }, seed) => ({ day: state.day, offset: state.offset, seed }),
  evaluate: (_, goal, { day, offset }) => {
    const now = eclipseAt(day, offset);
    if (goal.phase && phaseOf(day) !== goal.phase) return notYet(`Most ${phaseName[phaseOf(day)]} van.`);
    if (now.kind === goal.eclipse) return solved;
    if (now.kind !== 'none') return notYet(`Ez ${eclipseName(now)}. A másikhoz a Hold a Föld túloldalán áll.`);
    return notYet(
      phaseOf(day) === 'new' || phaseOf(day) === 'full'
        ? 'Közel jársz, de az árnyék elkerüli a célt. A Nap, a Föld és a Hold pontosan egy vonalba essen!'
        : 'A három égitest nincs egy vonalban. Melyik holdfázisnál lehet egyáltalán fogyatkozás?',
    );
  },
  describe: (_, { day, offset }) =>
    `${num(day)} nappal újhold után, a Hold ${num(Math.abs(offset))} holdátmérővel ${offset < 0 ? 'a Föld pályasíkja alatt' : 'a Föld pályasíkja fölött'}: ${eclipseName(eclipseAt(day, offset))}.`,
};

export const eclipse = asking(bare, (_, { day, offset }) => [eclipseAt(day, offset).kind]);
