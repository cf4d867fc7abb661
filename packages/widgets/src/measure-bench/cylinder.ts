import { asking } from '../kit/asking.ts';
import { near, quantity, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type CylinderConfig = ModeConfig<'measure-bench', 'cylinder'>;
type Thing = CylinderConfig['state']['objects'][number];

/** How much of a floating body is under water. */
const SUNK = 0.6;

export interface Cylinder {
  water: number;
  inside: string[];
  /** The needle presses floating bodies under. */
  needle: boolean;
  level: string;
  volumes: Record<string, string>;
  seed: number;
}

export const under = ({ volume, floats }: Thing, needle: boolean) => (floats && !needle ? SUNK * volume : volume);

/** Where the water stands now. */
export const levelOf = ({ state }: CylinderConfig, now: Pick<Cylinder, 'water' | 'inside' | 'needle'>) =>
  now.water + state.objects.filter(({ id }) => now.inside.includes(id)).reduce((sum, thing) => sum + under(thing, now.needle), 0);

const isLevel = (config: CylinderConfig, now: Cylinder) =>
  near(readNumber(now.level) ?? Number.NaN, levelOf(config, now), config.state.cylinder.division / 2);
const isVolume = ({ state }: CylinderConfig, { id, volume }: Thing, now: Cylinder) =>
  near(readNumber(now.volumes[id] ?? '') ?? Number.NaN, volume, state.cylinder.division);

function volumesMissing(config: CylinderConfig, wanted: readonly string[], now: Cylinder): string | null {
  const { objects, cylinder } = config.state;
  const thing = objects.find(one => wanted.includes(one.id) && !isVolume(config, one, now));
  if (!thing) return null;
  const typed = readNumber(now.volumes[thing.id] ?? '');
  if (typed === null) return `Mekkora a térfogata? Írd be: ${thing.label}.`;
  if (near(typed, now.water + thing.volume, cylinder.division))
    return `${thing.label}: ez a víz és a test együtt. Mennyit emelkedett a víz?`;
  if (thing.floats && near(typed, under(thing, false), cylinder.division))
    return `${thing.label}: úszik, csak egy része van a víz alatt. Nyomd le a tűvel!`;
  return `${thing.label}: olvasd le a vízszintet előtte és utána, aztán vond ki! Egy osztásköz ${quantity(cylinder.division, cylinder.unit, 3)}.`;
}

const bare: Model<CylinderConfig, Cylinder> = {
  initial: ({ state }, seed) => ({ water: state.water, inside: [], needle: false, level: '', volumes: {}, seed }),
  evaluate: (config, goal, now) => {
    const { cylinder } = config.state;
    if (levelOf(config, now) > cylinder.max) return notYet('A víz kiömlött a hengerből. Vegyél ki valamit!');
    if (goal.water !== undefined && !near(now.water, goal.water, cylinder.division / 2))
      return notYet(
        `Tölts ${now.water < goal.water ? 'többet' : 'kevesebbet'}! Egy osztásköz ${quantity(cylinder.division, cylinder.unit, 3)}.`,
      );
    const volumes = volumesMissing(config, goal.volumes ?? [], now);
    if (volumes) return notYet(volumes);
    if (goal.level && !isLevel(config, now))
      return notYet(`Nézd szemből a vízszint alját! Egy osztásköz ${quantity(cylinder.division, cylinder.unit, 3)}.`);
    return solved;
  },
  describe: (config, now) => {
    const { cylinder, objects } = config.state;
    const inside = objects.filter(({ id }) => now.inside.includes(id)).map(({ label }) => label);
    const level = levelOf(config, now);
    const shown = Math.round(level / (cylinder.division / 2)) * (cylinder.division / 2);
    return `Mérőhenger ${quantity(cylinder.max, cylinder.unit)} skálával, egy osztásköz ${quantity(cylinder.division, cylinder.unit, 3)}. A víz a ${quantity(shown, cylinder.unit)} jelnél áll. ${inside.length > 0 ? `A vízben: ${inside.join(', ')}.` : ''}`.trim();
  },
};

export const cylinder = asking(bare, (config, now) => [
  ...(isLevel(config, now) ? ['read-water'] : []),
  ...now.inside.map(id => `in-${id}`),
  ...config.state.objects.filter(thing => isVolume(config, thing, now)).map(({ id }) => `read-${id}`),
]);
