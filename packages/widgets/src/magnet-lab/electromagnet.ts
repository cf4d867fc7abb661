import { asking, rowEvents } from '../kit/asking.ts';
import { num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type ElectromagnetConfig = ModeConfig<'magnet-lab', 'electromagnet'>;

export interface Electromagnet {
  turns: number;
  current: number;
  core: boolean;
  rows: { x: number; clips: number; setting: string }[];
  /** The current was reversed. */
  reversed: boolean;
  seed: number;
}

/** Clips for one ampere-turn. */
const [WITH_CORE, WITHOUT] = [0.2, 0.02];

export const clipsOf = ({ turns, current, core }: Pick<Electromagnet, 'turns' | 'current' | 'core'>) =>
  Math.floor(turns * Math.abs(current) * (core ? WITH_CORE : WITHOUT) + 1e-9);

/** By the right hand: with a positive current north is on the right. */
export const northOf = ({ turns, current }: Pick<Electromagnet, 'turns' | 'current'>) =>
  turns === 0 || current === 0 ? null : current > 0 ? 'right' : 'left';

export const writeRow = <S extends Electromagnet>({ state }: ElectromagnetConfig, now: S): S =>
  now.rows.length >= 12
    ? now
    : {
        ...now,
        rows: [
          ...now.rows,
          {
            x: state.table === 'turns' ? now.turns : Math.abs(now.current),
            clips: clipsOf(now),
            setting: `${state.table === 'turns' ? Math.abs(now.current) : now.turns} ${now.core}`,
          },
        ],
      };

/** The most rows at different values with everything else the same. */
export const rowsOf = ({ rows }: Pick<Electromagnet, 'rows'>) =>
  Math.max(0, ...rows.map(one => new Set(rows.filter(({ setting }) => setting === one.setting).map(({ x }) => x)).size));

const bare: Model<ElectromagnetConfig, Electromagnet> = {
  initial: ({ state }, seed) => ({
    turns: state.turns,
    current: state.current,
    core: state.core ?? false,
    rows: [],
    reversed: false,
    seed,
  }),
  evaluate: (_, goal, now) => {
    if (goal.clips !== undefined && clipsOf(now) < goal.clips) return notYet(`Most ${clipsOf(now)} gemkapcsot emel, ${goal.clips} kell.`);
    if (goal.north && northOf(now) !== goal.north)
      return notYet(
        northOf(now) === null ? 'Áram nélkül nincs mágneses tér.' : 'Az északi pólus most a másik végén van. Fordítsd meg az áramot!',
      );
    if (goal.rows !== undefined && rowsOf(now) < goal.rows)
      return notYet(`Még ${goal.rows - rowsOf(now)} mérés kell: csak egy dolgot változtass!`);
    return solved;
  },
  describe: (_, now) =>
    `Tekercs ${now.turns} menettel, ${num(now.current)} A árammal, ${now.core ? 'vasmaggal' : 'vasmag nélkül'}. ${clipsOf(now)} gemkapcsot emel. ${northOf(now) ? `Az északi pólusa a ${northOf(now) === 'right' ? 'jobb' : 'bal'} végén van.` : 'Nincs mágneses tere.'}`,
};

export const electromagnet = asking(bare, (_, now) => [
  ...(northOf(now) ? ['on'] : []),
  ...(now.core ? ['core'] : []),
  ...(now.reversed ? ['reversed'] : []),
  ...rowEvents(rowsOf(now)),
]);
