import { normalise, plainWord } from '../reader/normalise.ts';
import { readUnit, type Unit } from '../reader/unit.ts';

/** Quantities by the stems of their names, each with the letters that stand for it. Without accents, lower case. */
const QUANTITIES: readonly (readonly [stem: RegExp, letters: string])[] = [
  [/^sugar/, 'r'],
  [/^atmero/, 'd'],
  [/^(?:fel)?kerulet/, 'kpc'],
  [/^(?:alap)?terulet/, 'tasb'],
  [/felszin/, 'afst'],
  [/felulet/, 'afst'],
  [/terfogat/, 'v'],
  [/sebesseg/, 'vc'],
  [/^gyorsulas/, 'ag'],
  [/^(?:menet|meres|esesi)?ido(?:tartam|t|je|vel)?/, 't'],
  [/^(?:meg)?ut(?:at|ja|jat)?$|tavolsag|elmozdulas|hossz(?:a|at|usag\w*)?$/, 'sdlhxfkt'],
  [/^tomeg/, 'm'],
  [/suruseg/, 'd'],
  [/nyomas/, 'p'],
  [/(?:^|hajto|nyomo|sulyos|huzo)ero(?:t|vel|k|s)?$|ereje|^suly/, 'fgnk'],
  [/nyomatek/, 'm'],
  [/munka|energia|^ho(?:t|mennyiseg\w*)?$|^toltes/, 'wleqmhk'],
  [/teljesitmeny/, 'p'],
  [/feszultseg/, 'u'],
  [/aramerosseg/, 'i'],
  [/ellenallas/, 'r'],
  [/frekvencia/, 'fn'],
  [/^(?:periodus|rezges|kering)\w*ido/, 't'],
  [/hullamhossz/, 'l'],
  [/homerseklet|^hofok/, 't'],
  [/magassag|melyseg/, 'mhs'],
  [/^(?:test|lap)?atlo/, 'defx'],
  [/^osszeg/, ''],
  [/^kulonbseg/, ''],
  [/^szorzat/, ''],
  [/^hanyados/, ''],
  [/^szamlalo/, ''],
  [/^nevezo/, ''],
  [/^lkkt$|^tobbszoros/, ''],
  [/^lnko$|^oszto/, ''],
];

/** „sugarú”, „átmérőjű”: what kind of thing it is, not the quantity itself. */
const ADJECTIVE = /j?u$/;

export type Quantity = { readonly name: string; readonly letters: string };

/** The quantities a text names as nouns: „a kör sugara”, not „5 cm sugarú”. */
export const quantitiesIn = (text: string): Quantity[] =>
  (text.match(/\p{L}{2,}/gu) ?? []).map(plainWord).flatMap(word => {
    if (ADJECTIVE.test(word)) return [];
    const found = QUANTITIES.findLast(([stem]) => stem.test(word));
    return found ? [{ name: String(found[0]), letters: found[1] }] : [];
  });

/** Letters that stand for one of them in every school book; a, b, x name anything. */
export const isQuantityLetter = (letter: string): boolean => 'rdktvmfpuiqw'.includes(letter.toLowerCase());

/** Units of the quantities that a letter may stand for, upper and lower case together: v is speed, V is volume. */
const UNITS_OF: Readonly<Record<string, string>> = {
  v: 'm/s m³',
  t: 's m nap hét hónap év m² °C K',
  s: 'm m² s',
  m: 'kg m Nm',
  f: 'N Hz m m²',
  g: 'N m/s² N/kg',
  p: 'Pa W m m² %',
  u: 'V',
  i: 'A m',
  r: 'Ω m',
  q: 'C J',
  e: 'J m %',
  w: 'J',
  a: 'm/s² m m²',
};
const bases = (units: string): (string | undefined)[] => units.split(' ').map(unit => readUnit(normalise(unit))?.base);
const BASES_OF = new Map(Object.entries(UNITS_OF).map(([letter, units]) => [letter, bases(units)]));
const PHYSICAL = new Set([...BASES_OF.values()].flat());

/** „v = 4080” where metres are asked for: the letter of a quantity that has other units. */
export function isLetterOfOtherUnit(letter: string, unit: Unit | undefined): boolean {
  const known = BASES_OF.get(letter.toLowerCase());
  return known !== undefined && unit !== undefined && PHYSICAL.has(unit.base) && !known.includes(unit.base);
}
