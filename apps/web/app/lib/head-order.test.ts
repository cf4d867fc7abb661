import { expect, test } from 'vitest';
import { textBeforeScripts, withFormulaFonts } from './head-order.ts';

test('scripts are named after the styles, and only marked', () => {
  const html =
    '<html><head><link rel="preload" href="/f.woff2" as="font"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script>theme</script><link rel="stylesheet" href="/s.css"/></head><body>x<script type="module" async="">import "/a.js"</script></body></html>';
  expect(textBeforeScripts(html)).toBe(
    '<html><head><link rel="preload" href="/f.woff2" as="font"/><script>theme</script><link rel="stylesheet" href="/s.css"/><link rel="later" href="/a.js"/><link rel="later" href="/b.js"/></head><body>x<script type="later">import "/a.js"</script></body></html>',
  );
});

test('a page without scripts stays as it is', () => {
  expect(textBeforeScripts('<html><head></head></html>')).toBe('<html><head></head></html>');
});

test('only a page with formulas asks for their fonts', () => {
  const head = '<head><link rel="icon" href="/i.svg"/></head>';
  expect(withFormulaFonts(`${head}<p>x</p>`, ['/k.woff2'])).toBe(`${head}<p>x</p>`);
  expect(withFormulaFonts(`${head}<span class="katex">`, ['/k.woff2'])).toBe(
    '<head><link rel="preload" href="/k.woff2" as="font" type="font/woff2" crossorigin="anonymous"/><link rel="icon" href="/i.svg"/></head><span class="katex">',
  );
});
