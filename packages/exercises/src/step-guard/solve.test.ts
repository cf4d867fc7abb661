import { expect, test } from 'vitest';
import { printValue } from '../reader/print-value.ts';
import { makeSet } from '../reader/value.ts';
import { cleanLine } from './clean-line.ts';
import { readLine } from './line.ts';
import { solveLine } from './solve.ts';

function solutions(text: string): string {
  const line = readLine(cleanLine(text).text, 'equation');
  if (!('kind' in line)) throw new Error(`${text}: ${line.message}`);
  const found = solveLine(line);
  if (found?.kind === 'set') return printValue(makeSet(found.items));
  if (found?.kind === 'interval') return printValue({ kind: 'interval', parts: found.parts });
  return found?.kind ?? 'unknown';
}

test.each([
  ['2x + 3 = 7', '{2}'],
  ['3x = 1', '{1/3}'],
  ['√2·x = 2', '{√2}'],
  ['x² = 9', '{−3; 3}'],
  ['x² = 2', '{−√2; √2}'],
  ['x² - 2x - 1 = 0', '{1 − √2; 1 + √2}'],
  ['x² - 6x + 9 = 0', '{3}'],
  ['x² + 1 = 0', '∅'],
  ['x = x', 'everything'],
  ['x = x + 1', '∅'],
  ['1/x = 2', '{0,5}'],
  ['(x²-1)/(x-1) = 2', '∅'],
  ['x < 3', '(−∞; 3)'],
  ['-2x < 6', '(−3; ∞)'],
  ['-2x ≤ 6', '[−3; ∞)'],
  ['3x + 1 ≥ 10', '[3; ∞)'],
  ['5 > x', '(−∞; 5)'],
  ['2 < 3', 'everything'],
  ['x + 1 < x', '∅'],
  ['x < 1 vagy x > 3', '(−∞; 1) ∪ (3; ∞)'],
  ['x³ = 8', 'curve'],
  ['2x + 3y = 5', 'curve'],
  ['1/x < 2', 'unknown'],
])('%s: %s', (text, expected) => expect(solutions(text)).toBe(expected));
