import type { Part, PartName } from './schema.ts';

const NAMES: Record<PartName, string> = {
  resistor: 'ellenállás',
  bulb: 'izzó',
  switch: 'kapcsoló',
  ammeter: 'ampermérő',
  voltmeter: 'voltmérő',
  motor: 'motor',
  cell: 'áramforrás (egy elem)',
  battery: 'áramforrás (telep)',
  fuse: 'biztosíték',
  bell: 'csengő',
  gap: 'szakadás',
  wire: 'vezeték',
};

const state = ({ part, open }: Pick<Part, 'part' | 'open'>): string => {
  if (part === 'switch') return open ? 'nyitott ' : 'zárt ';
  return open ? 'kiégett ' : '';
};

export const partName = (part: Pick<Part, 'part' | 'label' | 'open'>): string =>
  `${part.label === undefined ? '' : `${part.label.replace('_', '')} `}${state(part)}${NAMES[part.part]}`;
