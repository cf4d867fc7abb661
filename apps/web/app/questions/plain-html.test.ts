import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { lineFormula, plainHtml } from './plain-html.ts';

const rendered = (tex: string): string => katex.renderToString(tex, { output: 'htmlAndMathml' });

test('text stays, a formula is told once, entities are read', () => {
  expect(plainHtml(`Mennyi ${rendered('\\frac27+\\frac37')}?`, lineFormula)).toBe('Mennyi 2/7 + 3/7?');
  expect(plainHtml('<strong>Bal</strong> &lt; jobb &amp; &#x27;fent&#39;', lineFormula)).toBe("Bal < jobb & 'fent'");
  expect(plainHtml(`A ${rendered('x')} és az ${rendered('x^2')}.`, tex => `[${tex}]`)).toBe('A [x] és az [x^2].');
});

test('a drawing is told by its description', () => {
  const svg = '<svg class="fig"><title>Ábra</title><desc>Két pont: A és B.</desc><path d="M0 0"/><text>A</text></svg>';
  expect(plainHtml(`Ez: ${svg} vége`, lineFormula)).toBe('Ez: Két pont: A és B. vége');
});

describe('a formula in one line', () => {
  test.each([
    ['\\frac57', '5/7'],
    ['\\frac{10}{12}', '10/12'],
    ['\\frac{a+1}{2}', '(a + 1)/2'],
    ['\\frac{\\frac12}{3}', '1/2/3'],
    ['2\\cdot5', '2 · 5'],
    ['3{,}5', '3,5'],
    ['x^2', 'x²'],
    ['10^{12}', '10¹²'],
    ['\\sqrt{16}', '√16'],
    ['12\\,\\text{cm}^2', '12 cm²'],
    ['-4', '−4'],
    ['39-5\\cdot4', '39 − 5 · 4'],
    ['2\\cdot(-3)', '2 · (−3)'],
    ['a\\le b', 'a ≤ b'],
    ['\\{1;2\\}', '{1;2}'],
    ['25\\%', '25%'],
    ['59:7', '59:7'],
    ['90^\\circ', '90°'],
    ['x^k', 'x^k'],
    ['2^{a+1}', '2^(a + 1)'],
  ])('%s', (tex, line) => {
    expect(lineFormula(tex)).toBe(line);
  });
});
