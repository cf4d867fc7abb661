import { transformed } from '@eszkerek/physics/induction';
import { asking } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type TransformerConfig = ModeConfig<'magnet-lab', 'transformer'>;

export interface Transformer {
  primary: number;
  secondary: number;
  direct: boolean;
  /** Direct current was tried. */
  tried: boolean;
  seed: number;
}

/** Volts on the secondary; direct current induces nothing. */
export const outputOf = ({ state }: TransformerConfig, now: Pick<Transformer, 'primary' | 'secondary' | 'direct'>) =>
  now.direct ? 0 : transformed(state.voltage, now.primary, now.secondary);

/** Amperes with the load, without losses: the power is the same on both sides. */
export function currentsOf(config: TransformerConfig, now: Transformer): { secondary: number; primary: number } | null {
  const { load, voltage } = config.state;
  if (load === undefined) return null;
  const secondary = outputOf(config, now) / load;
  return { secondary, primary: (secondary * outputOf(config, now)) / voltage };
}

const bare: Model<TransformerConfig, Transformer> = {
  initial: ({ state }, seed) => ({ primary: state.primary, secondary: state.secondary, direct: false, tried: false, seed }),
  evaluate: (config, goal, now) => {
    const output = outputOf(config, now);
    if (goal.output && !near(output, goal.output.value, goal.output.tolerance))
      return notYet(
        now.direct
          ? 'Egyenáram nem indukál feszültséget.'
          : `Most ${num(output, 1)} V jön ki. ${output < goal.output.value ? 'Több' : 'Kevesebb'} kell: nézd a menetek arányát!`,
      );
    return solved;
  },
  describe: (config, now) =>
    `Transzformátor: primer ${now.primary} menet, ${num(config.state.voltage)} V ${now.direct ? 'egyenfeszültség' : 'váltakozó feszültség'}; szekunder ${now.secondary} menet, ${num(outputOf(config, now), 1)} V.`,
};

export const transformer = asking(bare, ({ state }, now) => [
  ...(now.primary !== state.primary || now.secondary !== state.secondary ? ['changed'] : []),
  ...(now.tried ? ['direct'] : []),
]);
