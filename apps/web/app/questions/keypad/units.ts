/** Angles, temperatures, counted things, money, electricity: their answers are whole or decimal numbers. */
const PLAIN = new Set('° °C % fő db darab pont oldal képpont lej Ft V kV A mA Ω W kW kWh J kJ MJ Pa kPa Hz'.split(' '));

/** Whether digits, comma and minus are all that an answer in this unit needs. */
export const needsDigitsOnly = (unit: string | undefined): boolean => unit !== undefined && PLAIN.has(unit);
