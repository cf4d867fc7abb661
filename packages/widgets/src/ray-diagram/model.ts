import { criticalAngle as critical, lensImage, refraction as refractionOf } from '@eszkerek/physics/optics';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type MirrorConfig = ModeConfig<'ray-diagram', 'mirror'>;
export type PlaneConfig = ModeConfig<'ray-diagram', 'plane-mirror'>;
export type RefractionConfig = ModeConfig<'ray-diagram', 'refraction'>;
export type LensConfig = ModeConfig<'ray-diagram', 'lens'>;
export type EyeConfig = ModeConfig<'ray-diagram', 'eye'>;
export type Medium = RefractionConfig['state']['from'];

export const index: Record<Medium, number> = { air: 1, water: 1.33, glass: 1.5, diamond: 2.42 };
export const mediumName: Record<Medium, string> = { air: 'levegő', water: 'víz', glass: 'üveg', diamond: 'gyémánt' };

export interface Incidence {
  incidence: number;
}

export const mirror: Model<MirrorConfig, Incidence> = {
  initial: ({ state }) => ({ incidence: state.incidence }),
  evaluate: (_, goal, { incidence }) => {
    if (goal.reflection !== undefined && !near(incidence, goal.reflection, 0.5))
      return notYet(`A visszaverődési szög most ${num(incidence)}°, ugyanakkora, mint a beesési szög. A merőlegestől mérjük!`);
    return verdict(
      goal.between === undefined || near(incidence * 2, goal.between, 1),
      `A két sugár most ${num(incidence * 2)}°-os szöget zár be.`,
    );
  },
  describe: (_, { incidence }) => `Beesési szög ${num(incidence)} fok, visszaverődési szög ${num(incidence)} fok.`,
};

export interface Distance {
  distance: number;
}

export const planeMirror: Model<PlaneConfig, Distance> = {
  initial: ({ state }) => ({ distance: state.distance }),
  evaluate: (_, goal, { distance }) =>
    verdict(
      near(distance * 2, goal.objectImage, 0.02),
      near(distance, goal.objectImage, 0.02)
        ? 'Ez a tükörtől mért távolság. A kép még ugyanennyivel a tükör mögött van!'
        : `A kép most ${num(distance * 2)} m-re van tőled.`,
    ),
  describe: (_, { distance }) => `A tárgy ${num(distance)} m-re a tükör előtt, a kép ${num(distance)} m-re a tükör mögött.`,
};

/** null means total reflection. */
export const refract = (from: Medium, to: Medium, incidence: number) => refractionOf(index[from], index[to], incidence);

export const criticalAngle = (from: Medium, to: Medium) => critical(index[from], index[to]);

export const refraction: Model<RefractionConfig, Incidence> = {
  initial: ({ state }) => ({ incidence: state.incidence }),
  evaluate: ({ state }, goal, { incidence }) => {
    const out = refract(state.from, state.to, incidence);
    if (goal.totalReflection !== undefined)
      return verdict(
        (out === null) === goal.totalReflection,
        goal.totalReflection
          ? `Most még kijut a fény, ${num(out ?? 0, 1)}°-ban. Növeld a beesési szöget!`
          : 'Most teljes visszaverődés van. Csökkentsd a beesési szöget!',
      );
    return verdict(
      out !== null && goal.refraction !== undefined && near(out, goal.refraction, 1),
      out === null ? 'A fény nem jut ki: teljes visszaverődés.' : `A törési szög most ${num(out, 1)}°.`,
    );
  },
  describe: ({ state }, { incidence }) => {
    const out = refract(state.from, state.to, incidence);
    return `Beesési szög ${num(incidence)} fok. ${out === null ? 'Teljes visszaverődés.' : `Törési szög ${num(out, 1)} fok.`}`;
  },
};

export interface Lens {
  object: number;
}

/** A negative image distance is a virtual image on the object's side. */
export const imageOf = ({ type, focal }: LensConfig['state'], object: number) => lensImage(type === 'converging' ? focal : -focal, object);

export function imageKind(state: LensConfig['state'], object: number) {
  const image = imageOf(state, object);
  if (!image) return null;
  const m = Math.abs(image.magnification);
  const size: 'same' | 'larger' | 'smaller' = near(m, 1, 0.02) ? 'same' : m > 1 ? 'larger' : 'smaller';
  const kind: 'real' | 'virtual' = image.distance > 0 ? 'real' : 'virtual';
  return { kind, size };
}

const kindName = { real: 'valódi', virtual: 'látszólagos' };
const sizeName = { same: 'ugyanakkora', larger: 'nagyított', smaller: 'kicsinyített' };
export const describeImage = (state: LensConfig['state'], object: number) => {
  const kind = imageKind(state, object);
  return kind
    ? `${kindName[kind.kind]}, ${sizeName[kind.size]}, ${kind.kind === 'real' ? 'fordított' : 'egyenes állású'}`
    : 'a fókuszpontban nincs kép: a sugarak párhuzamosak';
};

export const lens: Model<LensConfig, Lens> = {
  initial: ({ state }) => ({ object: state.object }),
  evaluate: ({ state }, goal, { object }) => {
    const [image, kind] = [imageOf(state, object), imageKind(state, object)];
    if (goal.distance !== undefined && (!image || !near(image.distance, goal.distance, 0.05)))
      return notYet(`A képtávolság most ${image ? num(image.distance) : 'végtelen'}.`);
    if ((goal.image !== undefined && kind?.kind !== goal.image) || (goal.size !== undefined && kind?.size !== goal.size))
      return notYet(`A kép most ${describeImage(state, object)}. Mozdítsd a tárgyat, és figyeld a fókuszpontot és a kétszeresét!`);
    return solved;
  },
  describe: ({ state }, { object }) =>
    `A tárgy ${num(object)} egységre van a lencsétől, a fókusztávolság ${num(state.focal)}. A kép ${describeImage(state, object)}.`,
};

export interface Eye {
  diopters: number;
}

const needed = { normal: 0, 'short-sighted': -2.5, 'long-sighted': 2.5 };
/** How far behind (+) or before (−) the retina the rays meet, in model units. */
export const focusError = (eye: EyeConfig['state']['eye'], diopters: number) => Number((needed[eye] - diopters).toFixed(3));

export const eye: Model<EyeConfig, Eye> = {
  initial: ({ state }) => ({ diopters: state.diopters }),
  evaluate: ({ state }, _, { diopters }) => {
    const error = focusError(state.eye, diopters);
    return verdict(
      near(error, 0, 0.3),
      error < 0
        ? 'A sugarak a retina előtt találkoznak. Szórólencse, vagyis negatív dioptria kell.'
        : 'A sugarak a retina mögött találkoznának. Gyűjtőlencse, vagyis pozitív dioptria kell.',
    );
  },
  describe: ({ state }, { diopters }) => {
    const error = focusError(state.eye, diopters);
    return `${num(diopters)} dioptriás szemüveggel a sugarak ${near(error, 0, 0.3) ? 'a retinán találkoznak, a kép éles' : error < 0 ? 'a retina előtt találkoznak' : 'a retina mögött találkoznának'}.`;
  },
};
