import { theWord } from '@eszkerek/numbers/hungarian';
import { rubbedSign } from '@eszkerek/physics/charges';
import { asking } from '../kit/asking.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type RubConfig = ModeConfig<'charge-lab', 'rub'>;
export type Effect = 'attract' | 'repel' | 'none';

export interface Seen {
  a: string;
  b: string;
  what: Effect;
}

export interface Rub {
  charges: Record<string, number>;
  cloth: string;
  /** In the hand, and on the thread. */
  held: string;
  hung: string;
  /** Between the two, in centimetres. */
  gap: number;
  seen: Seen[];
  rubbed: string[];
  seed: number;
}

export const FAR = 12;
/** Nearer than this the force is seen. */
export const NEAR = 4;

export const bodyOf = ({ state }: RubConfig, id: string) => state.bodies.find(one => one.id === id);
export const chargeOf = ({ charges }: Pick<Rub, 'charges'>, id: string) => charges[id] ?? 0;

/** A charged body also attracts a neutral one: it shifts the charges inside. */
export function effectOf(now: Pick<Rub, 'charges'>, a: string, b: string): Effect {
  const [qa, qb] = [chargeOf(now, a), chargeOf(now, b)];
  if (qa === 0 && qb === 0) return 'none';
  return qa * qb > 0 ? 'repel' : 'attract';
}

/** Notes what is seen when the two are near. */
function looked<S extends Rub>(config: RubConfig, now: S): S {
  if (now.gap > NEAR || now.held === now.hung) return now;
  const order = config.state.bodies.map(({ id }) => id);
  const [a = '', b = ''] = [now.held, now.hung].sort((x, y) => order.indexOf(x) - order.indexOf(y));
  const what = effectOf(now, a, b);
  return now.seen.some(one => one.a === a && one.b === b && one.what === what) ? now : { ...now, seen: [...now.seen, { a, b, what }] };
}

export function rubWith<S extends Rub>(config: RubConfig, now: S, id: string): S {
  const body = bodyOf(config, id);
  const cloth = config.state.cloths.find(one => one.id === now.cloth);
  if (!body || !cloth || body.fixed) return now;
  const charges = { ...now.charges, [id]: rubbedSign(body.tendency, cloth.tendency) };
  return looked(config, { ...now, charges, rubbed: now.rubbed.includes(id) ? now.rubbed : [...now.rubbed, id] });
}

export const move = <S extends Rub>(config: RubConfig, now: S, gap: number): S =>
  looked(config, { ...now, gap: Math.min(FAR, Math.max(1, gap)) });
export const take = <S extends Rub>(config: RubConfig, now: S, change: Partial<Pick<Rub, 'held' | 'hung' | 'cloth'>>): S =>
  looked(config, { ...now, ...change, gap: FAR });
export const discharge = <S extends Rub>(now: S): S => ({ ...now, charges: {}, gap: FAR });

const SAID: Record<Effect, string> = { attract: 'vonzzák egymást', repel: 'taszítják egymást', none: 'nem hatnak egymásra' };

/** A list of two with the article; its verb stands in the singular. */
const SAID_OF_TWO: Record<Effect, string> = { attract: 'vonzza egymást', repel: 'taszítja egymást', none: 'nem hat egymásra' };

/** „A lufi és a másik lufi”; of two of one kind „a két lufi”. */
function pairName(a: string, b: string): string {
  const noun = b.split(' ').at(-1) ?? b;
  const isTwin = a.split(' ').at(-1) === noun;
  const others = [a, b].filter(name => name !== noun && name !== `másik ${noun}`);
  return isTwin && others.length !== 1 ? `a két ${noun}` : `${theWord(a)} és ${theWord(b)}`;
}

export const wasSeen = (now: Rub, { a, b, what }: Seen) =>
  now.seen.some(one => one.what === what && ((one.a === a && one.b === b) || (one.a === b && one.b === a)));

const bare: Model<RubConfig, Rub> = {
  initial: ({ state }, seed) => ({
    charges: {},
    cloth: state.cloths[0]?.id ?? '',
    held: state.bodies[0]?.id ?? '',
    hung: state.bodies[1]?.id ?? '',
    gap: FAR,
    seen: [],
    rubbed: [],
    seed,
  }),
  evaluate: (config, goal, now) => {
    const label = (id: string) => bodyOf(config, id)?.label ?? id;
    const unrubbed = goal.rubbed?.find(id => !now.rubbed.includes(id));
    if (unrubbed) return notYet(`Dörzsöld meg: ${label(unrubbed)}.`);
    const unseen = goal.seen?.find(one => !wasSeen(now, one));
    return unseen ? notYet(`Mutasd meg, hogy ${pairName(label(unseen.a), label(unseen.b))} ${SAID_OF_TWO[unseen.what]}!`) : solved;
  },
  describe: (config, now) => {
    const label = (id: string) => bodyOf(config, id)?.label ?? id;
    const near = now.gap <= NEAR && now.held !== now.hung;
    return `Kézben: ${label(now.held)}. Fonálon: ${label(now.hung)}. ${near ? `Közel vannak, és ${SAID[effectOf(now, now.held, now.hung)]}.` : 'Távol vannak egymástól.'} Megdörzsölve: ${now.rubbed.map(label).join(', ') || 'semmi'}.`;
  },
};

export const rub = asking(bare, (_, { rubbed, seen }) => [
  ...rubbed.map(id => `rubbed-${id}`),
  ...(seen.length > 0 ? ['near'] : []),
  ...seen.flatMap(({ a, b, what }) => [`near-${a}-${b}`, what]),
]);
