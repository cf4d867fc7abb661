import { createStored } from './stored.ts';

export type Region = 'ro' | 'hu';

/** Which school programme orders the topics; kept on the device, Romania first. */
export const region = createStored<Region>('region', {
  initial: 'ro',
  parse: text => (text === 'ro' || text === 'hu' ? text : undefined),
  print: value => value,
});

export const REGIONS = [
  { value: 'ro', label: 'Románia' },
  { value: 'hu', label: 'Magyarország' },
] as const satisfies { value: Region; label: string }[];
