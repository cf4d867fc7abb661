import { listed } from '../../kit/words.ts';
import { regionName, regionsOf } from './regions.ts';
import type { Venn } from './schema.ts';

export function describe(spec: Venn): string {
  const base = spec.universe === undefined ? '' : `, az alaphalmaz ${spec.universe}`;
  const filled = regionsOf(spec).flatMap(region => {
    const items = spec.content[region] ?? [];
    return items.length === 0 ? [] : [`${regionName(spec, region)}: ${items.join(', ')}`];
  });
  return [
    `Halmazábra: ${listed(spec.sets)} körei metszik egymást${base}.`,
    filled.length === 0 ? '' : `Benne: ${filled.join('; ')}.`,
    spec.shaded.length === 0 ? '' : `Satírozva: ${spec.shaded.map(region => regionName(spec, region)).join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
