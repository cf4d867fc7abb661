import { wordArticle } from '@eszkerek/numbers/hungarian';
import { missingAsk } from '../kit/ask.ts';
import { type Asking, type AskingModel, asking } from '../kit/asking.ts';
import { near, num, readNumber } from '../kit/format.ts';
import { inTurn, type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

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

export const overloaded = (config: MeterConfig, now: Reading): boolean => bodyOf(config, now.body).force > meterOf(config, now).max;

/** The most exact meter whose range is enough. */
const bestMeter = ({ state }: MeterConfig, force: number): Meter =>
  [...state.meters].sort((a, b) => a.step - b.step).find(({ max }) => force <= max) ?? { max: force, step: force / 50 };

/** The longest arrow that may be needed, cm. */
export const longestArrow = ({ state }: MeterConfig) =>
  Math.ceil(Math.max(...state.bodies.map(({ force }) => force)) / (state.arrowScale ?? 1)) + 1;

const bare: Model<MeterConfig, Reading> = {
  initial: ({ state }, seed) => ({ body: state.bodies[0]?.id ?? '', meter: 0, typed: {}, arrows: {}, seed }),
  evaluate: (config, goal, now) => {
    const { typed, arrows } = now;
    const read = (goal.read ?? []).map(id => {
      const { label, force } = bodyOf(config, id);
      const value = readNumber(typed[id] ?? '');
      const { max, step } = bestMeter(config, force);
      const right = value !== null && near(value, force, step) && `${num(value)}\u00a0N`;
      const say =
        value === null
          ? `Most jöhet ${wordArticle(label)} ${label}: olvasd le az erőmérőt, és írd be!`
          : force > meterOf(config, now).max
            ? `${label}: ${num(value)}\u00a0N nem jó. A mutató a végén áll: ez az erőmérő kicsi. Válaszd a ${num(max)}\u00a0N-ig mérőt!`
            : `${label}: ${num(value)}\u00a0N nem jó. A ${num(max)}\u00a0N-os erőmérőn egy beosztás ${num(step)}\u00a0N.`;
      return { id, label, right, say, missing: value === null };
    });
    const { arrowScale = 1 } = config.state;
    const drawn = (goal.arrows ?? []).map(id => {
      const { label, force } = bodyOf(config, id);
      const cm = arrows[id] ?? 0;
      const right = near(cm, force / arrowScale, 0.1) && `${num(cm)}\u00a0cm`;
      const say =
        cm === 0
          ? `Most jöhet ${wordArticle(label)} ${label} nyila: 1\u00a0cm ${num(arrowScale)}\u00a0N-\u2060t jelent.`
          : `${label}: a nyíl most ${num(cm)}\u00a0cm, ez ${num(cm * arrowScale)}\u00a0N-\u2060t jelent.`;
      return { id, label: `${label} nyila`, right, say, missing: cm === 0, place: 'arrow' };
    });
    return inTurn([...read, ...drawn]) ?? solved;
  },
  turnTo: (now, body) => ({ ...now, body }),
  describe: (config, now) => {
    const { label, force, how = 'hang' } = bodyOf(config, now.body);
    const { max, step } = meterOf(config, now);
    const shows = force > max ? 'túlterhelt, a mutató a végén áll' : `a mutató ${num(Math.round(force / step))} beosztásnál áll`;
    return `${label} ${how === 'hang' ? 'lóg az erőmérőn' : 'egyenletesen húzva'}. Méréshatár ${num(max)} N, egy beosztás ${num(step)} N; ${shows}.`;
  },
};

const meter = asking(bare, () => []);

/** Whether a prediction of the goal is to be made before an arrow is drawn. */
export const waitsForGuess = ({ state, goal }: MeterConfig, { answers }: Asking<Reading>): boolean =>
  missingAsk(goal?.asked, state.ask?.filter(({ judge, when }) => judge && when === 'start') ?? [], answers, []) !== null;

/** The prediction that was made at the start. */
export const guessOf = ({ state }: MeterConfig, { answers }: Asking<Reading>): string | undefined => {
  const asked = state.ask?.find(({ judge, when }) => judge && when === 'start');
  return asked && answers[asked.id];
};

export const forceMeter: AskingModel<MeterConfig, Reading> = {
  ...meter,
  evaluate: (config, goal, now) => {
    const said = meter.evaluate(config, goal, now);
    if (said.place !== 'arrow' || !waitsForGuess(config, now)) return said;
    return { ...notYet('Jöhetnek a nyilak! De előbb jósolj!'), asks: true, done: said.done ?? [] };
  },
};
