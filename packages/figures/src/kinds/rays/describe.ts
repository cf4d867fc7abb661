import { imageOf } from './lens.ts';
import type { Rays } from './schema.ts';

const written = (items: readonly (readonly [string, string | undefined])[]): string =>
  items.flatMap(([what, text]) => (text === undefined ? [] : [` ${what}: ${text}.`])).join('');

/** How far the object stands, measured by the eye in focal lengths. */
function objectPlace({ object, focus }: Extract<Rays, { at: 'convex-lens' | 'concave-lens' }>): string {
  if (object === undefined) return '';
  const ratio = object / focus;
  if (ratio < 1) return ' a fókuszpont és a lencse között';
  if (ratio < 2) return ' a fókuszponton túl, de a fókusztávolság kétszeresénél közelebb';
  return ratio === 2 ? ' a fókusztávolság kétszeresére' : ' a fókusztávolság kétszeresénél távolabb';
}

function lensText(spec: Extract<Rays, { at: 'convex-lens' | 'concave-lens' }>): string {
  const name = spec.at === 'convex-lens' ? 'Gyűjtőlencse' : 'Szórólencse';
  const image = spec.image ? imageOf(spec) : undefined;
  const where = image
    ? ` A kép a lencse ${image.distance > 0 ? 'túlsó oldalán' : 'tárgy felőli oldalán'}, ${image.magnification < 0 ? 'fordított' : 'egyenes'} állású nyíl.`
    : '';
  return `${name} a tengelyen, két oldalán a fókuszpont; balra a tárgy, egy felfelé mutató nyíl${objectPlace(spec)}.${where}`;
}

export function describe(spec: Rays): string {
  switch (spec.at) {
    case 'mirror':
      return `Síktükör a beesési merőlegessel, ferdén érkező fénysugárral${spec.reflected ? ' és a visszavert sugárral' : ''}.${written([
        ['A beeső sugár és a merőleges között', spec.inLabel],
        ['A visszavert sugár és a merőleges között', spec.outLabel],
        ['A beeső sugár és a tükör között', spec.mirrorLabel],
      ])}`;
    case 'border':
      return `Két közeg határa; a fénysugár felülről érkezik, és a határon ${spec.refracted < spec.angle ? 'a merőleges felé' : spec.refracted > spec.angle ? 'a merőlegestől el' : 'nem'} törik.${written(
        [
          ['Fent', spec.upper],
          ['Lent', spec.lower],
          ['A beesési szögnél', spec.inLabel],
          ['A törési szögnél', spec.outLabel],
        ],
      )}`;
    case 'prism':
      return `Háromszög alakú üvegprizma, balról fénysugár érkezik${spec.colours ? ', jobbra színes sávok lépnek ki, fent vörös, lent ibolya' : ', jobbra az alap felé hajolva lép ki'}.`;
    case 'shadow':
      return `Lámpa, előtte egy akadály, hátul ernyő az árnyékkal.${written([
        ['Az akadálynál', spec.labels.obstacle],
        ['Az árnyéknál', spec.labels.shadow],
        ['A lámpától az akadályig', spec.labels.near],
        ['A lámpától az ernyőig', spec.labels.far],
      ])}`;
    case 'convex-lens':
    case 'concave-lens':
      return lensText(spec);
  }
}
