import { describe, expect, it } from 'vitest';
import { renderFormula, sideBySide } from './formula.ts';

describe('the formulas of one line', () => {
  it.each([
    ['K=2\\pi r\\qquad\\qquad T=\\pi r^2', ['K=2\\pi r', 'T=\\pi r^2']],
    ['a^m\\cdot a^n\\qquad a^m:a^n\\qquad (a^m)^n', ['a^m\\cdot a^n', 'a^m:a^n', '(a^m)^n']],
    ['\\frac ab=a:b,\\qquad b\\neq0', ['\\frac ab=a:b,', 'b\\neq0']],
    ['a+b', ['a+b']],
  ])('%s', (tex, parts) => expect(sideBySide(tex)).toEqual(parts));

  it('keeps together what a bracket or an environment holds', () => {
    for (const tex of ['\\text{a\\qquad b}', '\\begin{cases}x\\qquad y\\end{cases}', '\\left(x\\qquad y\\right)', '\\{a\\qquadrat'])
      expect(sideBySide(tex)).toEqual([tex]);
  });
});

describe('the places where a formula may break', () => {
  const partsOf = (tex: string): string[] => {
    const formula = renderFormula(tex, false);
    const [, ...parts] = ('html' in formula ? formula.html : '').split('<span class="base">');
    return parts.map(part => part.replace(/<[^>]*>/g, ''));
  };
  it.each([
    ['70=a\\cdot 100+c\\cdot 10', ['70', '=a⋅100', '+c⋅10']],
    ['2\\cdot 123456789\\cdot 123456789', ['2⋅123456789', '⋅123456789']],
    ['3x-5\\leq 36:4', ['3x', '−5', '≤36:4']],
    ['(-3)\\pm 1', ['(−3)', '±1']],
  ])('%s: before a sign, not inside a short product', (tex, parts) => expect(partsOf(tex)).toEqual(parts));
});
