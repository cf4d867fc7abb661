import { describe, expect, it, test } from 'vitest';
import { conversion, convertible, readUnit, type Unit } from './unit.ts';
import { UNITS } from './unit-table.ts';

const unit = (text: string): Unit => {
  const found = readUnit(text);
  if (!found) throw new Error(`${text} is no unit`);
  return found;
};

describe('conversion', () => {
  test.each([
    ['km', 'm', '1000'],
    ['m', 'km', '1/1000'],
    ['cm^2', 'm^2', '1/10000'],
    ['l', 'dm^3', '1'],
    ['ml', 'cm^3', '1'],
    ['hl', 'l', '100'],
    ['g/cm^3', 'kg/m^3', '1000'],
    ['km/h', 'm/s', '5/18'],
    ['kWh', 'J', '3600000'],
    ['kWh', 'MJ', '18/5'],
    ['N*m', 'J', '1'],
    ['V*A', 'W', '1'],
    ['W', 'J/s', '1'],
    ['N/cm^2', 'Pa', '10000'],
    ['t', 'dkg', '100000'],
    ['nap', 'h', '24'],
    ['bani', 'lej', '1/100'],
    ['ha', 'm^2', '10000'],
    ['J/(kg*°C)', 'J/(kg*K)', '1'],
    ['kJ/(kg*K)', 'J/(kg*°C)', '1000'],
    ['J/kg°C', 'J/(kg*°C)', '1'],
    ['J/(kgK)', 'J/(kg*°C)', '1'],
  ])('one %s is so many %s: %s', (from, to, factor) => {
    expect(convertible(unit(from), unit(to))).toBe(true);
    expect(conversion(unit(from), unit(to)).toFraction()).toBe(factor);
  });

  test.each([
    ['km', 'kg'],
    ['cm', 'cm^2'],
    ['J', 'W'],
    ['Ft', 'lej'],
    ['%', '°'],
    ['°C', 'K'],
    ['hónap', 'nap'],
  ])('%s is never turned into %s', (from, to) => expect(convertible(unit(from), unit(to))).toBe(false));
});

describe('spelling', () => {
  test.each([
    ['négyzetméter', 'm²'],
    ['km/óra', 'km/h'],
    ['gramm/cm^3', 'g/cm³'],
    ['N*m', 'N·m'],
    ['MW', 'MW'],
    ['mW', 'mW'],
    ['KG', 'kg'],
    ['lejt', 'lej'],
    ['m-t', 'm'],
  ])('%s is printed as %s', (typed, symbol) => expect(unit(typed).symbol).toBe(symbol));

  test.each(['x', '', 'km 5', '5 km', 'km//h', 'almafa', 'km/', '^2'])('%j is no unit', typed => expect(readUnit(typed)).toBeNull());
});

it('reads every unit of the table under each of its names', () => {
  for (const [symbol, [, ...names]] of Object.entries(UNITS)) {
    for (const name of [symbol, ...names]) expect(unit(name).symbol).toBe(symbol);
  }
});
