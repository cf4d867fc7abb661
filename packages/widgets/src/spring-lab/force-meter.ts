import { asking } from '../kit/asking.ts';
import { near, num, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type MeterConfig = ModeConfig<'spring-lab', 'force-meter'>;
type Meter = MeterConfig['state']['meters'][number];
type Body = MeterConfig['state']['bodies'][number];

export interface Reading {
  body: string;
  /** Which of the meters is in use. */
  meter: number;
  typed: Record<string, string>;
  /** cm. */
  arrows: Record<string, number>;
  seed: number;
}

export const bodyOf = ({ state }: MeterConfig, id: string): Body => {
  const body = state.bodies.find(b => b.id === id) ?? state.bodies[0];
  if (!body) throw new Error('no body');
  return body;
};

export const meterOf = ({ state }: MeterConfig, { meter }: Reading): Meter => state.meters[meter] ?? { max: 1, step: 1 };

/** The most exact meter whose range is enough. */
const bestMeter = ({ state }: MeterConfig, force: number): Meter =>
  [...state.meters].sort((a, b) => a.step - b.step).find(({ max }) => force <= max) ?? { max: force, step: force / 50 };

/** The longest arrow that may be needed, cm. */
export const longestArrow = ({ state }: MeterConfig) =>
  Math.ceil(Math.max(...state.bodies.map(({ force }) => force)) / (state.arrowScale ?? 1)) + 1;

const bare: Model<MeterConfig, Reading> = {
  initial: ({ state }, seed) => ({ body: state.bodies[0]?.id ?? '', meter: 0, typed: {}, arrows: {}, seed }),
  evaluate: (config, goal, { typed, arrows }) => {
    for (const id of goal.read ?? []) {
      const { label, force } = bodyOf(config, id);
      const value = readNumber(typed[id] ?? '');
      if (value === null) return notYet(`${label}: olvasd le az erőmérőt, és írd be!`);
      const { max, step } = bestMeter(config, force);
      if (!near(value, force, step))
        return notYet(`${label}: ${num(value)} N nem jó. A ${num(max)} N-os erőmérőn egy beosztás ${num(step)} N.`);
    }
    const { arrowScale = 1 } = config.state;
    for (const id of goal.arrows ?? []) {
      const { label, force } = bodyOf(config, id);
      if (!near(arrows[id] ?? 0, force / arrowScale, 0.1))
        return notYet(`${label}: a nyíl most ${num(arrows[id] ?? 0)} cm, ez ${num((arrows[id] ?? 0) * arrowScale)} N-t jelent.`);
    }
    return solved;
  },
  describe: (config, now) => {
    const { label, force, how = 'hang' } = bodyOf(config, now.body);
    const { max, step } = meterOf(config, now);
    const shows = force > max ? 'túlterhelt, a mutató a végén áll' : `a mutató ${num(Math.round(force / step))} beosztásnál áll`;
    return `${label} ${how === 'hang' ? 'lóg az erőmérőn' : 'egyenletesen húzva'}. Méréshatár ${num(max)} N, egy beosztás ${num(step)} N; ${shows}.`;
  },
};

export const forceMeter = asking(bare, () => []);
