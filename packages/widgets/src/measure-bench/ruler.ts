import { asking } from '../kit/asking.ts';
import { near, num, quantity, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type RulerConfig = ModeConfig<'measure-bench', 'ruler'>;

export interface Ruler {
  /** The mark of the ruler at the left end of the object. */
  at: number;
  typed: string;
  seed: number;
}

export const lengthOf = ({ state }: RulerConfig) => state.object.length;

/** Marks that can stand at the left end; a worn ruler begins at its first numbered mark. */
export function range({ state: { ruler, object, zeroWorn } }: RulerConfig): [number, number] {
  const room = Math.max(ruler.labelEvery, ruler.max - object.length);
  return [zeroWorn ? ruler.labelEvery : 0, Number((Math.floor(room / ruler.division + 1e-9) * ruler.division).toFixed(9))];
}

const isRight = (config: RulerConfig, typed: string) =>
  near(readNumber(typed) ?? Number.NaN, lengthOf(config), config.state.ruler.division / 2);

const bare: Model<RulerConfig, Ruler> = {
  // Not at zero at the start: reading the right end alone is the usual slip.
  initial: (config, seed) => {
    const [from, to] = range(config);
    const { division, labelEvery } = config.state.ruler;
    return { at: Number(Math.min(to, from + labelEvery + 3 * division).toFixed(9)), typed: '', seed };
  },
  evaluate: (config, goal, { at, typed }) => {
    if (!goal.length || isRight(config, typed)) return solved;
    const value = readNumber(typed);
    const { unit, division } = config.state.ruler;
    if (value === null) return notYet('Olvasd le a két végét, és írd be a hosszt!');
    if (near(value, at + lengthOf(config), division / 2) && at > division / 2)
      return notYet('A jobb végét olvastad le. Hol van a bal vége a vonalzón?');
    return notYet(`Egy osztásköz ${quantity(division, unit, 3)}. Nézd meg a nagyítóban mindkét végét!`);
  },
  describe: (config, { at }) => {
    const { object, ruler } = config.state;
    return `${object.label} a vonalzó mellett: a bal vége ${num(at)}, a jobb vége ${num(at + object.length)} ${ruler.unit} közelében. Egy osztásköz ${quantity(ruler.division, ruler.unit, 3)}.`;
  },
};

export const ruler = asking(bare, (config, { typed }) => (isRight(config, typed) ? ['read'] : []));
