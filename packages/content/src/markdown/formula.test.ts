import { describe, expect, it } from 'vitest';
import { sideBySide } from './formula.ts';

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
