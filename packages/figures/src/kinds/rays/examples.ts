import type { RaysInput } from './schema.ts';

export const examples: Record<string, RaysInput> = {
  síktükör: { kind: 'rays', at: 'mirror', angle: 40, inLabel: 'α', outLabel: 'β' },
  'síktükör a tükörrel bezárt szöggel': { kind: 'rays', at: 'mirror', angle: 55, reflected: false, mirrorLabel: '35°' },
  fénytörés: { kind: 'rays', at: 'border', angle: 50, refracted: 34, upper: 'levegő', lower: 'víz', inLabel: 'α', outLabel: 'β' },
  'gyűjtőlencse valódi képpel': { kind: 'rays', at: 'convex-lens', focus: 2, object: 5, labels: { object: 'T', image: 'K' } },
  nagyító: { kind: 'rays', at: 'convex-lens', focus: 4, object: 2 },
  szórólencse: { kind: 'rays', at: 'concave-lens', focus: 3, object: 5, labels: { image: 'K' } },
  'csak a tárgy': { kind: 'rays', at: 'convex-lens', focus: 2, object: 4, image: false, labels: { focus: 'F' } },
  prizma: { kind: 'rays', at: 'prism' },
  árnyék: {
    kind: 'rays',
    at: 'shadow',
    obstacle: 2,
    screen: 5,
    size: 4,
    labels: { obstacle: '4 cm', shadow: '?', near: '20 cm', far: '50 cm' },
  },
};
