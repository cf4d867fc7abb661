import { expect, it } from 'vitest';
import { formulaOf } from './formula-of.ts';

const formula = (tex: string) => `<span class="katex"><math><annotation encoding="application/x-tex">${tex}</annotation></math></span>`;

it('takes the one task of a question, as a pupil would type it', () => {
  expect(formulaOf(`Oldd meg: ${formula('2x+3=11')}!`)).toBe('2x + 3 = 11');
  expect(formulaOf(`Mennyi ${formula('x')}, ha ${formula('2x=48')}?`)).toBe('2x = 48');
});

it('takes none where the task is not clear', () => {
  expect(formulaOf('Melyik mondat igaz?')).toBeUndefined();
  expect(formulaOf(`${formula('x+1=2')} vagy ${formula('x+2=3')}?`)).toBeUndefined();
  expect(formulaOf(`Melyik egyenlet gyöke ${formula('-6')}?`)).toBeUndefined();
  expect(formulaOf(`Mennyi ${formula('5x+11')} értéke, ha ${formula('x=7')}?`)).toBeUndefined();
  expect(formulaOf(`Oldd meg: ${formula('\\begin{cases}x+y=-4\\\\3x-y=24\\end{cases}')}`)).toBeUndefined();
});
