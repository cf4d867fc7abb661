import { partName } from './names.ts';
import type { Circuit, Part } from './schema.ts';

const one = (part: Part): string =>
  `${partName(part)}${part.across ? `, rajta párhuzamosan ${partName({ part: 'voltmeter', label: part.across.label })}` : ''}`;

export function describe(spec: Circuit): string {
  const items = spec.loop.map(item =>
    'parallel' in item
      ? `párhuzamos ágak (${item.parallel.map((branch, i) => `${i + 1}. ág: ${branch.map(one).join(', ')}`).join('; ')})`
      : one(item),
  );
  return `Áramkör: ${partName(spec.source)}, és vele sorban: ${items.join('; ')}.`;
}
