import { seeded } from '@eszkerek/numbers/chance';
import { shuffle } from '../kit/chance.ts';
import { num, ordinalStart } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import { longDivision, period, writeDivision } from './division.ts';
import { apply, evaluate, type Refusal, refusal, type Token, tokenize, unwrap } from './expression.ts';

export type OrderConfig = ModeConfig<'step-solver', 'order'>;
export type ChooseConfig = ModeConfig<'step-solver', 'choose'>;
export type ArrangeConfig = ModeConfig<'step-solver', 'arrange'>;
export type DivisionConfig = ModeConfig<'step-solver', 'division'>;

export const refusalText: Record<Refusal, string> = {
  bracket: 'Előbb a zárójelben lévő műveletet végezd el!',
  stronger: 'Van mellette erősebb művelet: a szorzás és az osztás megelőzi az összeadást és a kivonást, a hatvány pedig mindegyiket.',
  left: 'Egyenrangú műveleteknél balról jobbra haladunk.',
  operand: 'Ennek a műveletnek még nincs meg mindkét száma.',
};

const bracketed = { open: 'nyitó zárójel', close: 'záró zárójel' };
export const tokenText = (token: Token) => (token.type === 'number' ? num(token.value, 4) : token.type === 'op' ? token.op : token.sign);
const inWords = (tokens: Token[]) =>
  tokens.map(token => (token.type === 'open' || token.type === 'close' ? bracketed[token.type] : tokenText(token))).join(' ');

export interface Order {
  lines: Token[][];
  refused: Refusal | null;
}

export const order: Model<OrderConfig, Order> = {
  initial: ({ state }) => ({ lines: [unwrap(tokenize(state.expression))], refused: null }),
  evaluate: (_, goal, { lines, refused }) => {
    const last = lines.at(-1) ?? [];
    if (last.length === 1) return verdict(evaluate(last) === goal.value, 'Az eredmény nem az, amit vártunk.');
    return notYet(refused ? refusalText[refused] : 'Még van elvégzendő művelet. Melyik jön most?');
  },
  describe: (_, { lines, refused }) => `${inWords(lines.at(-1) ?? [])}.${refused ? ` ${refusalText[refused]}` : ''}`,
};

export function operate({ lines }: Order, at: number): Order {
  const now = lines.at(-1) ?? [];
  const refused = refusal(now, at);
  return refused ? { lines, refused } : { lines: [...lines, apply(now, at)], refused: null };
}

export interface Choose {
  step: number;
  missed: string | null;
  orders: number[][];
}

export const choose: Model<ChooseConfig, Choose> = {
  initial: ({ state }, seed) => {
    const chance = seeded(seed);
    return {
      step: 0,
      missed: null,
      orders: state.steps.map(step =>
        shuffle(
          step.options.map((_, i) => i),
          chance,
        ),
      ),
    };
  },
  evaluate: ({ state }, _, { step, missed }) => verdict(step >= state.steps.length, missed ?? 'Válaszd ki a következő lépést!'),
  describe: ({ state }, { step, missed }) => {
    const line = step === 0 ? state.start : state.steps[step - 1]?.result;
    return `Itt tartasz: ${line}.${missed ? ` ${missed}` : ''}`;
  },
};

export function pick({ state }: ChooseConfig, now: Choose, option: number): Choose {
  const chosen = state.steps[now.step]?.options[option];
  if (chosen?.correct) return { ...now, step: now.step + 1, missed: null };
  return { ...now, missed: chosen?.why ?? 'Ez a lépés most nem visz közelebb. Próbálj másikat!' };
}

export interface Arrange {
  order: number[];
}

export const arrange: Model<ArrangeConfig, Arrange> = {
  auto: false,
  initial: ({ state }, seed) => ({
    order: shuffle(
      state.lines.map((_, i) => i),
      seeded(seed),
    ),
  }),
  evaluate: ({ state }, _, { order: now }) => {
    const first = now.findIndex((line, i) => line !== i);
    return first === -1 ? solved : notYet(`${ordinalStart(first + 1)} helyre más sor való, mint ez: „${state.lines[now[first] ?? 0]}”.`);
  },
  describe: ({ state }, { order: now }) => now.map((line, i) => `${i + 1}. ${state.lines[line]}`).join('. '),
};

export interface Division {
  digits: number;
  missed: number | null;
  stopped: boolean;
}

const dividing = ({ state }: DivisionConfig) => longDivision(state.dividend, state.divisor);

/** The step with this number, going round in the period for ever. */
export function stepAt(config: DivisionConfig, i: number) {
  const { steps, periodStart } = dividing(config);
  if (i < steps.length) return steps[i];
  return periodStart === null ? undefined : steps[periodStart + ((i - periodStart) % (steps.length - periodStart))];
}

export const division: Model<DivisionConfig, Division> = {
  initial: () => ({ digits: 0, missed: null, stopped: false }),
  evaluate: (config, goal, { digits, stopped, missed }) => {
    const done = dividing(config);
    if (missed !== null) return notYet(`Nem ${missed}: hányszor van meg az osztó ebben: ${stepAt(config, digits)?.from}?`);
    if (goal.period !== undefined) {
      if (!stopped)
        return notYet(digits < done.steps.length ? 'Oszd tovább, és figyeld a maradékokat!' : 'Volt már ilyen maradék? Akkor megállhatsz.');
      return verdict(digits >= done.steps.length && period(done) === goal.period, 'Egyik maradék sem ismétlődött meg.');
    }
    return verdict(digits >= (goal.decimals ?? done.steps.length), 'Folytasd az osztást!');
  },
  describe: (config, { digits, stopped }) => {
    const { whole } = dividing(config);
    const done = Array.from({ length: digits }, (_, i) => stepAt(config, i)?.digit ?? 0);
    return `A hányados eddig ${whole}${digits ? `,${done.join('')}` : ''}.${stopped ? ` Pontosan: ${writeDivision(dividing(config))}.` : ''}`;
  },
};
