import { expect, it } from 'vitest';
import { misconceptionName } from './misconception-name.ts';

it.each([
  ['a nevezőt is összeadja', 'A nevezőt is összeadja'],
  ['az egészet veszi', 'Az egészet veszi'],
  ['összead, pedig kivonás kell', 'Összead, pedig kivonás kell'],
  ['élek–csúcsok keverése', 'Élek–csúcsok keverése'],
  ['Kivonáskor csak az első tag előjelét váltja meg.', 'Kivonáskor csak az első tag előjelét váltja meg'],
])('%s has a capital letter and no full stop', (text, name) => expect(misconceptionName(text)).toBe(name));

it.each([
  'kJ és J keverése',
  'dkg–dag, hl kihagyása a létrán',
  'm/s² helyett m/s',
  'x² = 5x → x = 5',
  '−b előjele',
  'km, m keverése',
  'a = b',
  'Kör, henger stb.',
  'Megáll félúton...',
])('%s stays as it is', text => expect(misconceptionName(text)).toBe(text));
