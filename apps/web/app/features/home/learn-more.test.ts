import { readFileSync } from 'node:fs';
import { COLLAPSE_WIDTH_PX } from '@eszkerek/contract/constants';
import { expect, it } from 'vitest';

it('has its button up to 768 px only', () => {
  const css = readFileSync(new URL('./home.module.css', import.meta.url), 'utf8');
  const [plain = '', ...narrow] = css.split('@container');
  expect(plain).toContain('.moreToggle {\n    display: none;');
  const withButton = narrow.find(part => part.includes('.moreToggle {\n      display: flex;'));
  expect(withButton).toMatch(new RegExp(`^ app \\(max-width: ${COLLAPSE_WIDTH_PX / 16}rem\\)`));
});
