import { coulombForce } from '@eszkerek/physics/charges';
import { measure } from '@eszkerek/physics/instrument';
import { asking, rowEvents } from '../kit/asking.ts';
import { near, num, signed } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type CoulombConfig = ModeConfig<'charge-lab', 'coulomb'>;

export interface Row {
  r: number;
  f: number;
  /** The charges it was measured with. */
  charges: string;
}

export interface Coulomb {
  q1: number;
  q2: number;
  distance: number;
  rows: Row[];
  seed: number;
}

/** Newtons; positive repels. */
export const forceNow = ({ q1, q2, distance }: Pick<Coulomb, 'q1' | 'q2' | 'distance'>) => coulombForce(q1, q2, distance);

/** The force meter's last digit: three figures of what it shows. */
const stepFor = (force: number) => 10 ** (Math.floor(Math.log10(Math.max(1e-6, Math.abs(force)))) - 2);

/** What the force meter shows, in newtons, without sign; every row of one setting is a new reading. */
export function shownForce({ state }: CoulombConfig, now: Coulomb): number {
  const force = Math.abs(forceNow(now));
  const again = now.rows.filter(({ r }) => r === now.distance).length;
  return measure(force, now.seed, `F ${now.q1} ${now.q2} ${now.distance} ${again}`, { error: state.noise ?? 0.01, step: stepFor(force) });
}

export const writeRow = <S extends Coulomb>(config: CoulombConfig, now: S): S =>
  now.rows.length >= 12
    ? now
    : { ...now, rows: [...now.rows, { r: now.distance, f: shownForce(config, now), charges: `${now.q1} ${now.q2}` }] };

/** Rows at different distances. */
export const rowsOf = ({ rows }: Pick<Coulomb, 'rows'>) => new Set(rows.map(({ r }) => r)).size;

const isHalved = ({ rows }: Coulomb) => rows.some(one => rows.some(other => other.charges === one.charges && near(other.r * 2, one.r)));
export const kindOf = (now: Coulomb) => (forceNow(now) > 0 ? 'repel' : forceNow(now) < 0 ? 'attract' : null);

const bare: Model<CoulombConfig, Coulomb> = {
  initial: ({ state: { q1, q2, distance } }, seed) => ({ q1, q2, distance, rows: [], seed }),
  evaluate: (_, goal, now) => {
    const force = Math.abs(forceNow(now));
    if (goal.kind && kindOf(now) !== goal.kind)
      return notYet(goal.kind === 'attract' ? 'Vonzás kell: nézd az előjeleket!' : 'Taszítás kell: nézd az előjeleket!');
    if (goal.force && !near(force, goal.force.value, goal.force.tolerance))
      return notYet(`Az erő most kb. ${num(force, 3)} N. ${force < goal.force.value ? 'Nagyobb' : 'Kisebb'} kell.`);
    if (goal.rows !== undefined && rowsOf(now) < goal.rows) return notYet(`${rowsOf(now)} távolságnál mértél, ${goal.rows} kell.`);
    return solved;
  },
  describe: (config, now) => {
    const kind = kindOf(now);
    return `Két töltés: ${signed(now.q1)} és ${signed(now.q2)} mikrocoulomb, ${num(now.distance)} cm-re egymástól. ${kind === null ? 'Nem hat rájuk erő.' : `${kind === 'repel' ? 'Taszítják' : 'Vonzzák'} egymást, az erőmérő ${num(shownForce(config, now), 4)} N-t mutat.`}`;
  },
};

export const coulomb = asking(bare, (_, now) => {
  const kind = kindOf(now);
  return [...rowEvents(rowsOf(now)), ...(isHalved(now) ? ['halved'] : []), ...(kind ? [kind] : [])];
});
