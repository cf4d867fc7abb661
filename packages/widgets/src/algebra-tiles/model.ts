import { num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type CombineConfig = ModeConfig<'algebra-tiles', 'combine'>;
export type RectangleConfig = ModeConfig<'algebra-tiles', 'rectangle'>;
export type Tiles = NonNullable<CombineConfig['goal']>;
export type Kind = keyof Tiles;

/** x² + 5x + 6 */
export function write({ square, x, one }: Tiles): string {
  const term = (n: number, name: string) =>
    n === 0 ? '' : `${n < 0 ? '− ' : '+ '}${Math.abs(n) === 1 && name ? '' : num(Math.abs(n))}${name}`;
  const text = [term(square, 'x²'), term(x, 'x'), term(one, '')].filter(Boolean).join(' ');
  return text.replace(/^\+ /, '').replace(/^− /, '−') || '0';
}

export interface Pile {
  plus: number;
  minus: number;
}

export type Combine = Record<Kind, Pile>;

export const pileUp = (terms: Tiles[]): Combine => {
  const pile = (kind: Kind): Pile => ({
    plus: terms.reduce((n, t) => n + Math.max(0, t[kind]), 0),
    minus: terms.reduce((n, t) => n + Math.max(0, -t[kind]), 0),
  });
  return { square: pile('square'), x: pile('x'), one: pile('one') };
};

/** A tile and its opposite make nothing. */
export const cancel = (now: Combine, kind: Kind): Combine =>
  now[kind].plus > 0 && now[kind].minus > 0 ? { ...now, [kind]: { plus: now[kind].plus - 1, minus: now[kind].minus - 1 } } : now;

const kinds: Kind[] = ['square', 'x', 'one'];
export const kindName: Record<Kind, string> = { square: 'x²', x: 'x', one: '1' };

export const combine: Model<CombineConfig, Combine> = {
  initial: ({ state }) => pileUp(state.terms),
  evaluate: (_, goal, now) => {
    const pair = kinds.find(kind => now[kind].plus > 0 && now[kind].minus > 0);
    if (pair) return notYet(`Van még nullapár ezek között: ${kindName[pair]} és −${kindName[pair]}. Együtt nullát érnek, vedd le őket!`);
    const off = kinds.find(kind => now[kind].plus - now[kind].minus !== goal[kind]);
    return off ? notYet('Az összevont alak nem egyezik. Csak egyforma csempéket vonhatsz össze!') : solved;
  },
  describe: (_, now) =>
    `Csempék: ${kinds.map(kind => `${kindName[kind]}: ${now[kind].plus} pozitív, ${now[kind].minus} negatív`).join('; ')}.`,
};

export interface Sides {
  a: number;
  b: number;
}

/** (x + a)(x + b) */
export const product = ({ a, b }: Sides): Tiles => ({ square: 1, x: a + b, one: a * b });

export const rectangle: Model<RectangleConfig, Sides> = {
  initial: ({ state }) => ({ a: state.a, b: state.b }),
  evaluate: (_, goal, now) => {
    const made = product(now);
    if (made.one !== goal.one)
      return notYet(`Egységből ${made.one} van, ${goal.one} kell. Keress két számot, amelyek szorzata ${goal.one}!`);
    return verdict(made.x === goal.x, `Az egységek jók, de x-ből ${made.x} van, ${goal.x} kell: a két szám összege legyen ${goal.x}!`);
  },
  describe: (_, now) => `A téglalap oldalai x + ${now.a} és x + ${now.b}, területe ${write(product(now))}.`,
};
