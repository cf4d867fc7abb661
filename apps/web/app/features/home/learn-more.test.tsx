import { readFileSync } from 'node:fs';
import { COLLAPSE_WIDTH_PX } from '@eszkerek/contract/constants';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LearnMore } from './learn-more.tsx';

it('holds three cards, open before any script', () => {
  const html = renderToStaticMarkup(<LearnMore />);
  expect(html.match(/<article/g)).toHaveLength(3);
  expect(html).toContain('aria-expanded="true"');
});

it('has its button up to 768 px only', () => {
  const css = readFileSync(new URL('./home.css', import.meta.url), 'utf8');
  const [plain = '', ...narrow] = css.split('@container');
  expect(plain).toContain('.more-toggle {\n  display: none;');
  const withButton = narrow.find(part => part.includes('.more-toggle {\n    display: flex;'));
  expect(withButton).toMatch(new RegExp(`^ app \\(max-width: ${COLLAPSE_WIDTH_PX / 16}rem\\)`));
});
