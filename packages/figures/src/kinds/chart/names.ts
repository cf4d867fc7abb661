import { textNumber } from '@eszkerek/numbers/hungarian';
import type { Chart } from './schema.ts';

/** What one sign of a pictogram is worth. */
export const withUnitOf = ({ each, scale }: Chart): string => `${textNumber(each)}${scale?.label === undefined ? '' : ` ${scale.label}`}`;
