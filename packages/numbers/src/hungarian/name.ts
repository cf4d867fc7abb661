import { type Harmony, type Stem, type SuffixKind, stemSuffix } from './suffix.ts';

export interface Name {
  name: string;
  harmony: Harmony;
}

/** Names from both countries; the harmony cannot be guessed for all of them (Matei is spoken with front suffixes). */
export const NAMES: readonly Name[] = [
  { name: 'Zsófi', harmony: 'back' },
  { name: 'Bence', harmony: 'front' },
  { name: 'Réka', harmony: 'back' },
  { name: 'Matei', harmony: 'front' },
  { name: 'Ioana', harmony: 'back' },
  { name: 'Aisha', harmony: 'back' },
  { name: 'Dani', harmony: 'back' },
  { name: 'Andrei', harmony: 'front' },
  { name: 'Kinga', harmony: 'back' },
  { name: 'Bálint', harmony: 'back' },
  { name: 'Ágnes', harmony: 'front' },
  { name: 'Nóra', harmony: 'back' },
  { name: 'Hunor', harmony: 'back' },
  { name: 'Csenge', harmony: 'front' },
  { name: 'Elena', harmony: 'back' },
  { name: 'Botond', harmony: 'back' },
  { name: 'Emese', harmony: 'front' },
  { name: 'Áron', harmony: 'back' },
  { name: 'Luca', harmony: 'back' },
  { name: 'Gergő', harmony: 'rounded' },
  { name: 'Mihai', harmony: 'back' },
  { name: 'Anna', harmony: 'back' },
];

const LENGTHENED: Record<string, string> = { a: 'á', e: 'é' };

/** `nameSuf(Bence, 'nak')` -> `Bencének`; a final a or e grows long, the v of -val becomes the last consonant. */
export function nameSuf({ name, harmony }: Name, kind: SuffixKind): string {
  const last = name.at(-1) ?? '';
  const long = LENGTHENED[last];
  const vowelFinal = /[aáeéiíoóöőuúüű]$/i.test(name);
  const back = harmony === 'back';
  const link = back ? 'o' : harmony === 'rounded' ? 'ö' : 'e';
  const stem: Stem = {
    harmony,
    val: `${vowelFinal ? 'v' : last}${back ? 'al' : 'el'}`,
    t: vowelFinal || /[nrsjlz]$/.test(last) ? 't' : `${link}t`,
    as: 's',
  };
  return `${long ? name.slice(0, -1) + long : name}${stemSuffix(stem, kind)}`;
}
