import { listed } from '../../kit/words.ts';
import type { Plan } from './schema.ts';

export function describe(spec: Plan): string {
  const places = Object.keys(spec.places);
  return [
    places.length === 0 ? 'Alaprajz.' : `Vázlat ezekkel a helyekkel: ${listed(places)}.`,
    ...spec.areas.flatMap(area => (area.label === undefined ? [] : [`Terület: ${area.label}.`])),
    ...spec.roads.map(
      road =>
        `${road.between.join(' és ')} között ${road.line === 'dash' ? 'szaggatott' : 'folytonos'} vonal${road.label === undefined ? '' : `, felirata ${road.label}`}.`,
    ),
    spec.scale ? ('length' in spec.scale ? `Mértékléc: ${spec.scale.label}.` : `Méretarány: ${spec.scale.text}.`) : '',
    spec.north ? 'Az északi irány felfelé van.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
