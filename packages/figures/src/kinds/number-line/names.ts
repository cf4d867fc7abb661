import type { NumberLine } from './schema.ts';

/** Names of what can be chosen; they never say a value that the drawing does not write. */
export const elementName = {
  point: (point: NumberLine['points'][number]): string => (point.label === undefined ? 'megjelölt pont' : `${point.label} pont`),
  interval: (interval: NumberLine['intervals'][number]): string =>
    interval.label === undefined ? 'megjelölt intervallum' : `${interval.label} intervallum`,
};
