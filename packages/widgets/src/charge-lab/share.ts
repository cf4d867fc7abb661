import { sharedCharges } from '@eszkerek/physics/charges';
import { asking } from '../kit/asking.ts';
import { near, quantity, readNumber, signed } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type ShareConfig = ModeConfig<'charge-lab', 'share'>;

export interface Share {
  charges: [number, number];
  touched: number;
  earthed: number;
  typed: [string, string];
  /** The numbers typed before the first touch were right. */
  predicted: boolean;
  seed: number;
}

export const unitOf = ({ state }: ShareConfig) => state.unit ?? 'nC';

/** The charges after a touch. */
export const afterTouch = ({ state: { spheres } }: ShareConfig, { charges }: Pick<Share, 'charges'>): [number, number] =>
  sharedCharges(charges[0] + charges[1], spheres[0].radius ?? 1, spheres[1].radius ?? 1);

const areRight = (typed: readonly string[], wanted: readonly number[]) =>
  wanted.every((value, i) => near(readNumber(typed[i] ?? '') ?? Number.NaN, value, Math.max(0.01, Math.abs(value) * 0.005)));

export const touch = <S extends Share>(config: ShareConfig, now: S): S => ({
  ...now,
  charges: afterTouch(config, now),
  touched: now.touched + 1,
  predicted: now.predicted || (now.touched === 0 && areRight(now.typed, afterTouch(config, now))),
});

export const earth = <S extends Share>(now: S, index: 0 | 1): S => ({
  ...now,
  charges: index === 0 ? [0, now.charges[1]] : [now.charges[0], 0],
  earthed: now.earthed + 1,
});

/** Whether the numbers may be written. */
export const isShown = ({ state }: ShareConfig, now: Share) => !state.hideAfter || now.touched === 0 || areRight(now.typed, now.charges);

const bare: Model<ShareConfig, Share> = {
  initial: ({ state: { spheres } }, seed) => ({
    charges: [spheres[0].charge, spheres[1].charge],
    touched: 0,
    earthed: 0,
    typed: ['', ''],
    predicted: false,
    seed,
  }),
  evaluate: (config, goal, now) => {
    if (goal.predicted && !now.predicted)
      return notYet(
        now.touched > 0
          ? 'Nem ennyi lett rajtuk. A töltés nem vész el: add össze előjelesen, és oszd el! Kezdd újra, és jósolj!'
          : 'Írd be a jóslatodat mindkét gömbre, aztán érintsd össze őket!',
      );
    const wanted = goal.charges;
    if (wanted && !wanted.every((value, i) => near(now.charges[i] ?? 0, value, Math.max(0.01, Math.abs(value) * 0.005))))
      return notYet(`Most ${signed(now.charges[0])} és ${signed(now.charges[1])} ${unitOf(config)} a két töltés.`);
    return solved;
  },
  describe: (config, now) => {
    const { spheres } = config.state;
    const said = (i: 0 | 1) => (isShown(config, now) ? quantity(now.charges[i], unitOf(config)) : 'ismeretlen töltés');
    return `${spheres[0].label}: ${said(0)}. ${spheres[1].label}: ${said(1)}. ${now.touched > 0 ? `${now.touched} érintés volt.` : 'Még nem értek össze.'}`;
  },
};

export const share = asking(bare, (_, { touched, earthed }) => [...(touched > 0 ? ['touched'] : []), ...(earthed > 0 ? ['earthed'] : [])]);
