/** Units a pupil may choose between, in the order of their size. */
const FAMILIES: readonly (readonly string[])[] = [
  ['mm', 'cm', 'dm', 'm', 'km'],
  ['mm²', 'cm²', 'dm²', 'm²', 'km²'],
  ['mm³', 'cm³', 'dm³', 'm³'],
  ['ml', 'cl', 'dl', 'liter'],
  ['g', 'dkg', 'kg', 't'],
  ['s', 'perc', 'óra', 'nap'],
  ['m/s', 'km/h'],
  ['g/cm³', 'kg/m³'],
  ['mA', 'A'],
  ['V', 'kV'],
  ['N', 'kN'],
  ['J', 'kJ'],
  ['W', 'kW'],
  ['Pa', 'kPa'],
];

/** Angles, temperatures, counted things, money, electricity: their answers are whole or decimal numbers. */
const PLAIN = new Set('° °C % fő db darab pont oldal képpont lej Ft V kV A mA Ω W kW kWh J kJ MJ Pa kPa Hz'.split(' '));

/** Whether digits, comma and minus are all that an answer in this unit needs. */
export const needsDigitsOnly = (unit: string | undefined): boolean => unit !== undefined && PLAIN.has(unit);

/** The unit of the question with its relatives; none where there is nothing to choose. */
export const unitChoices = (unit: string | undefined): readonly string[] =>
  (unit && FAMILIES.find(family => family.includes(unit === 'l' ? 'liter' : unit))) || [];
