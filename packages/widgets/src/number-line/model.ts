import { listing } from '@eszkerek/numbers/hungarian';
import { near, num, snap } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import { readFraction, toNumber } from '../kit/written-fraction.ts';

export type PlaceConfig = ModeConfig<'number-line', 'place'>;
export type JumpConfig = ModeConfig<'number-line', 'jump'>;
export type RoundConfig = ModeConfig<'number-line', 'round'>;
export type MirrorConfig = ModeConfig<'number-line', 'mirror'>;
export type IntervalConfig = ModeConfig<'number-line', 'interval'>;
export type ZoomConfig = ModeConfig<'number-line', 'zoom'>;
export type HopsConfig = ModeConfig<'number-line', 'two-hops'>;

/** A place on the line as the pupil reads it: a fraction where the line is cut into fractions. */
export function showAt(value: number, step: number | string | undefined): string {
  if (typeof step !== 'string') return num(value, 4);
  const { den } = readFraction(step);
  const parts = Math.round(value * den);
  const whole = Math.trunc(parts / den);
  const rest = Math.abs(parts % den);
  if (rest === 0) return num(whole);
  return whole === 0 ? `${parts < 0 ? '−' : ''}${rest}/${den}` : `${num(whole)} ${rest}/${den}`;
}

export const stepOf = (state: { step?: number | string; min: number; max: number }) =>
  state.step === undefined ? (state.max - state.min) / 100 : toNumber(state.step);

export interface Place {
  at: Record<string, number>;
}

export const place: Model<PlaceConfig, Place> = {
  initial: ({ state, goal }) => {
    const step = stepOf(state);
    const at: Record<string, number> = {};
    state.markers.forEach((marker, i) => {
      const even = snap(state.min + ((i + 1) * (state.max - state.min)) / (state.markers.length + 1), step, state.min, state.max);
      const wanted = goal?.markers[marker.id];
      const given = marker.at === undefined ? even : toNumber(marker.at);
      at[marker.id] =
        marker.at === undefined && wanted !== undefined && near(given, toNumber(wanted))
          ? snap(given + step, step, state.min, state.max)
          : given;
    });
    return { at };
  },
  evaluate: ({ state }, goal, { at }) => {
    const off = state.markers.filter(({ id }) => {
      const wanted = goal.markers[id];
      return wanted !== undefined && !near(at[id] ?? Number.NaN, toNumber(wanted), goal.tolerance);
    });
    const [first] = off;
    if (!first) return solved;
    const wanted = toNumber(goal.markers[first.id] ?? 0);
    const side = (at[first.id] ?? 0) < wanted ? 'jobbra' : 'balra';
    return notYet(`Ez a jelölő még nincs a helyén: ${first.label}. Mennyit ér egy beosztás? Próbáld ${side} mozdítani!`);
  },
  describe: ({ state }, { at }) =>
    listing(state.markers.map(marker => `${marker.label} jelölő helye: ${showAt(at[marker.id] ?? 0, state.step)}`)),
};

export interface Jump {
  jumps: number[];
}

export const landing = (start: number, jumps: number[]) => Number(jumps.reduce((at, jump) => at + jump, start).toFixed(9));
export const landings = (start: number, jumps: number[]) => [start, ...jumps.map((_, i) => landing(start, jumps.slice(0, i + 1)))];

export const jump: Model<JumpConfig, Jump> = {
  initial: () => ({ jumps: [] }),
  evaluate: ({ state }, goal, { jumps }) => {
    const at = landing(state.start, jumps);
    if (!near(at, goal.reach))
      return notYet(
        `Most itt állsz: ${num(at, 4)}. A cél: ${num(goal.reach, 4)}. Még ${num(Math.abs(goal.reach - at), 4)} hiányzik ${at < goal.reach ? 'előre' : 'hátra'}.`,
      );
    const { via, maxJumps } = goal;
    if (via !== undefined && !landings(state.start, jumps).some(p => near(p, via)))
      return notYet(`Odaértél, de nem álltál meg itt: ${num(via, 4)}. Kerek számról könnyebb továbbugrani.`);
    if (maxJumps !== undefined && jumps.length > maxJumps)
      return notYet(`Odaértél ${jumps.length} ugrással. Megy kevesebbel is: legfeljebb ${maxJumps} ugrás kell.`);
    return solved;
  },
  describe: ({ state }, { jumps }) => `A figura helye: ${num(landing(state.start, jumps), 4)}. Ugrások száma: ${jumps.length}.`,
};

export interface Round {
  pick: number | null;
}

export function neighbours({ number, to }: RoundConfig['state']) {
  const lower = Math.floor(Number((number / to).toFixed(9))) * to;
  return { lower: Number(lower.toFixed(9)), half: Number((lower + to / 2).toFixed(9)), upper: Number((lower + to).toFixed(9)) };
}

export const rounded = ({ number, to }: RoundConfig['state']) =>
  Number((Math.floor(Number((number / to + 0.5).toFixed(9))) * to).toFixed(9));

export const round: Model<RoundConfig, Round> = {
  auto: false,
  initial: () => ({ pick: null }),
  evaluate: ({ state }, goal, { pick }) => {
    const { lower, half, upper } = neighbours(state);
    if (pick === null) return notYet('Válassz a két kerek szám közül!');
    if (near(pick, goal.rounded)) return solved;
    if (near(state.number, half)) return notYet('Pont a felezőponton áll. Ilyenkor felfelé kerekítünk.');
    return notYet(
      `Nézd meg a távolságokat! Innen ${num(state.number - lower, 4)} a kisebb, és ${num(upper - state.number, 4)} a nagyobb kerek szám. A felezőpont: ${num(half, 4)}.`,
    );
  },
  describe: ({ state }, { pick }) => {
    const { lower, half, upper } = neighbours(state);
    return `A szám: ${num(state.number, 4)}. Kerek szomszédai: ${num(lower, 4)} és ${num(upper, 4)}, felezőpontjuk ${num(half, 4)}. Választásod: ${pick === null ? 'még nincs' : num(pick, 4)}.`;
  },
};

export interface Mirror {
  at: number;
}

export const mirror: Model<MirrorConfig, Mirror> = {
  initial: ({ state }) => ({ at: state.at }),
  evaluate: (_, goal, { at }) => {
    if (goal.opposite !== undefined && !near(-at, goal.opposite))
      return notYet(`Most az ellentett ${num(-at)}. Az ellentett a 0 másik oldalán van, ugyanolyan messze.`);
    if (goal.absolute !== undefined && !near(Math.abs(at), goal.absolute))
      return notYet(`Most a 0-tól mért távolság ${num(Math.abs(at))}. Ez az abszolút érték.`);
    return solved;
  },
  describe: (_, { at }) => `A szám: ${num(at)}, az ellentettje: ${num(-at)}, az abszolút értéke: ${num(Math.abs(at))}.`,
};

export interface Interval {
  from: IntervalConfig['state']['from'];
  to: IntervalConfig['state']['to'];
}

/** [2; 5) in the Romanian notation; an infinite end is always open. */
export function writeInterval({ from, to }: Interval): string {
  const left = from.at === null ? '(−∞' : `${from.closed ? '[' : '('}${num(from.at)}`;
  const right = to.at === null ? '+∞)' : `${num(to.at)}${to.closed ? ']' : ')'}`;
  return `${left}; ${right}`;
}

const sameEnd = (a: Interval['from'], b: Interval['from']) => a.at === b.at && (a.at === null || a.closed === b.closed);

const endName = (at: number | null) => (at === null ? 'végtelen' : num(at));

export const interval: Model<IntervalConfig, Interval> = {
  initial: ({ state }) => ({ from: state.from, to: state.to }),
  evaluate: (_, goal, { from, to }) => {
    if (sameEnd(from, goal.from) && sameEnd(to, goal.to)) return solved;
    if (from.at !== goal.from.at) return notYet(`A bal végpont most itt áll: ${endName(from.at)}. Az első szám a bal vége.`);
    if (to.at !== goal.to.at) return notYet(`A jobb végpont most itt áll: ${endName(to.at)}. A második szám a jobb vége.`);
    const [wrongEnd, name] = sameEnd(from, goal.from) ? [goal.to, 'jobb'] : [goal.from, 'bal'];
    return notYet(
      `A végpontok jó helyen vannak. Nézd meg a ${name} végpontot: ${wrongEnd.closed ? 'beletartozik, ezért tele kör kell' : 'nem tartozik bele, ezért üres kör kell'}.`,
    );
  },
  describe: (_, state) => `Az intervallum: ${writeInterval(state)}.`,
};

export interface Zoom {
  digits: number[];
  miss: number | null;
}

export function zoomWindow({ from, to }: ZoomConfig['state'], digits: number[]): [number, number] {
  let [low, size] = [from, to - from];
  for (const digit of digits) {
    size /= 10;
    low += digit * size;
  }
  return [Number(low.toFixed(9)), Number((low + size).toFixed(9))];
}

/** Choosing the tenth where the number lies zooms in; another tenth is a miss. */
export function zoomInto(state: ZoomConfig['state'], { digits }: Zoom, digit: number): Zoom {
  const [low, high] = zoomWindow(state, [...digits, digit]);
  return state.target >= low && state.target < high ? { digits: [...digits, digit], miss: null } : { digits, miss: digit };
}

export const zoom: Model<ZoomConfig, Zoom> = {
  initial: () => ({ digits: [], miss: null }),
  evaluate: ({ state }, goal, { digits, miss }) => {
    if (digits.length >= goal.digits) return solved;
    if (miss !== null) {
      const [low, high] = zoomWindow(state, [...digits, miss]);
      return notYet(`${num(low, 6)} és ${num(high, 6)} között nincs benne. ${state.target < low ? 'Kisebb' : 'Nagyobb'} helyet keress!`);
    }
    return notYet(`Még ${goal.digits - digits.length} nagyítás hiányzik.`);
  },
  describe: ({ state }, { digits }) => {
    const [low, high] = zoomWindow(state, digits);
    return `A keresett szám (${state.symbol}) ${num(low, 6)} és ${num(high, 6)} között van.`;
  },
};

export interface Hops {
  first: number;
  second: number;
}

export const hops: Model<HopsConfig, Hops> = {
  initial: () => ({ first: 0, second: 0 }),
  evaluate: ({ state }, goal, hop) => {
    const [a, b] = [hop.first * state.first, hop.second * state.second];
    if (a === 0 || b === 0) return notYet('A 0-ról indultak. Keresd a következő közös helyet!');
    if (a !== b) return notYet(`Az egyik a ${a}, a másik a ${b} helyen van. Ugorjon mindig az, amelyik hátrébb van!`);
    return verdict(a === goal.meet, `Itt is találkoznak, de van korábbi közös hely is.`);
  },
  describe: ({ state }, hop) => `Az első béka helye ${hop.first * state.first}, a másodiké ${hop.second * state.second}.`,
};
