import { expect, it } from 'vitest';
import { type FormulaKind, insertFormula } from './insert-formula.ts';

/** `[` and `]` stand around what is selected. */
const after = (kind: FormulaKind, marked: string): string => {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const value = marked.replace(/[[\]]/g, '');
  const { text, from, to } = insertFormula(kind, { value, start, end });
  return `${value.slice(0, start)}${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}${value.slice(end)}`;
};

it.each([
  ['fraction', 'Mennyi []?', 'Mennyi $\\frac{[1]}{2}$?'],
  ['fraction', 'Mennyi $2 + []$?', 'Mennyi $2 + \\frac{[1]}{2}$?'],
  ['fraction', '[3]', '$\\frac{[3]}{2}$'],
  ['power', '5 \\$ és []', '5 \\$ és $[x]^{2}$'],
  ['root', '[]', '$\\sqrt{[9]}$'],
  ['formula', 'Mennyi [2x + 1]?', 'Mennyi $[2x + 1]$?'],
  ['formula', 'Mennyi []?', 'Mennyi $[x + 1]$?'],
  ['times', '3 [] 4', '3 ·[] 4'],
  ['times', '$3[]4$', '$3 \\cdot []4$'],
  ['degree', '90[]', '90°[]'],
  ['degree', '$90[]$', '$90^\\circ[]$'],
] as const)('%s in %s', (kind, before, expected) => {
  expect(after(kind, before)).toBe(expected);
});
