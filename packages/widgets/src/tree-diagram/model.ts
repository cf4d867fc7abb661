import { readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type TreeConfig = ModeConfig<'tree-diagram', 'levels'> | ModeConfig<'tree-diagram', 'pick'>;

/** What may come after the choices made so far; null at the end of a branch. */
export function next(config: TreeConfig, chosen: string[]): string[] | null {
  if (config.mode === 'levels') return config.state.levels[chosen.length]?.options ?? null;
  const { items, picks, repeat, order = true } = config.state;
  if (chosen.length >= picks) return null;
  const last = items.indexOf(chosen.at(-1) ?? '');
  return items.filter((item, i) => (repeat || !chosen.includes(item)) && (order || i > last - (repeat ? 1 : 0)));
}

/** Every full branch, in order. */
export function branches(config: TreeConfig, chosen: string[] = []): string[][] {
  const options = next(config, chosen);
  return options === null ? [chosen] : options.flatMap(option => branches(config, [...chosen, option]));
}

export const total = (config: TreeConfig) => branches(config).filter(branch => next(config, branch) === null).length;

export interface Tree {
  /** Opened nodes by their path. */
  open: string[];
  answer: string;
}

export const pathOf = (chosen: string[]) => chosen.join('›');

export const tree: Model<TreeConfig, Tree> = {
  auto: false,
  initial: () => ({ open: [], answer: '' }),
  evaluate: (config, goal, { answer }) => {
    const value = readNumber(answer);
    if (value === null) return notYet('Nyisd ki az ágakat, számold meg a végeket, és írd be!');
    if (value === goal.total) return solved;
    const sum = config.mode === 'levels' ? config.state.levels.reduce((s, level) => s + level.options.length, 0) : -1;
    if (value === sum) return notYet('Összeadtad a lehetőségeket. Minden választás után újra több ág indul: szorozz!');
    return notYet(value < goal.total ? 'Maradt még ág. Nyisd ki mindet!' : 'Valamit kétszer számoltál. Nézd végig a fát!');
  },
  describe: (config, { open, answer }) =>
    `${open.length} elágazás van nyitva. Az összes ág száma szerinted: ${answer || 'nincs válasz'}.${config.mode === 'levels' ? ` Szintek: ${config.state.levels.map(level => level.label).join(', ')}.` : ''}`,
};
