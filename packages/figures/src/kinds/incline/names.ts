import type { Incline } from './schema.ts';

export const FORCES: Record<Incline['forces'][number]['direction'], string> = {
  down: 'függőlegesen lefelé mutató erő',
  normal: 'a lejtőre merőleges erő',
  'up-slope': 'a lejtőn felfelé mutató erő',
  'down-slope': 'a lejtőn lefelé mutató erő',
};
