import { capital, letterArticle, numberSuffix } from '@eszkerek/numbers/hungarian';
import { quantity } from '../../kit/format.ts';
import type { Given } from './given.ts';
import type { LineThing, Opening, Shape, Thing } from './things.ts';

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** A name as it stands on the sheet: k₁. */
export const written = (id: string): string => id.replace(/\d/g, digit => SUBSCRIPTS[Number(digit)] ?? digit);

/** The letters whose spoken name has back vowels: á, há, ká, ó, kú, ú. */
const BACK = /^[ahkoqu]$/i;

/** „A-tól”, „B-től”, „M1-től”. */
export function awayFrom(id: string): string {
  const [, digits] = /(\d+)$/.exec(id) ?? [];
  return `${id}-${digits ? numberSuffix(Number(digits), 'tól') : BACK.test(id) ? 'tól' : 'től'}`;
}

export const the = (name: string): string => `${letterArticle(name)} ${name}`;
export const The = (name: string): string => capital(the(name));

type Case = 'plain' | 't' | 'ra' | 'val';
const cases = (stem: string, val: string, ra: string): Record<Case, string> => ({ plain: stem, t: `${stem}t`, ra: `${stem}${ra}`, val });
const shapes: Record<Shape, Record<Case, string>> = {
  line: cases('egyenes', 'egyenessel', 're'),
  ray: cases('félegyenes', 'félegyenessel', 're'),
  segment: cases('szakasz', 'szakasszal', 'ra'),
};

/** „az e egyenest”, „az AB szakaszra”. */
export const theLine = ({ id, shape }: LineThing, form: Case): string => `${the(id)} ${shapes[shape][form]}`;

/** „A pont”, „k1 kör”, „AB szakasz”. */
export function called(thing: Thing): string {
  if (thing.type === 'point') return `${thing.id} pont`;
  return `${thing.id} ${thing.type === 'circle' ? 'kör' : shapes[thing.shape].plain}`;
}

export const centimetres = (value: number): string => quantity(value, 'cm', 1);

/** „AB”, „a = 5 cm”, „3,5 cm”. */
export function openingName(opening: Opening, { lengths }: Given): string {
  if (typeof opening === 'number') return centimetres(opening);
  if (typeof opening === 'string') return `${opening} = ${centimetres(lengths[opening] ?? 0)}`;
  return opening.map(written).join('');
}
