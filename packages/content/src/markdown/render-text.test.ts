import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContent } from '../read-content.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { renderText, renderTextSlowly } from './render-text.ts';

const CONTENT = fileURLToPath(new URL('../../../../content', import.meta.url));

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

describe('renderText', () => {
  it.each([
    ['Mennyi 3:4?', 'Mennyi 3:4?'],
    ['10:30-kor indul, 12:a osztály', '10:30-\u2060kor indul, 12:a osztály'],
    ['Van-e 3-mal több?', 'Van-\u2060e 3-\u2060mal több?'],
    ['5. lépés', '5. lépés'],
    ['- 3', '- 3'],
    ['# jel', '# jel'],
    ['a < b & c', 'a &#x3C; b &#x26; c'],
    ['**NEM** igaz', '<strong>NEM</strong> igaz'],
    ['12 500 lej, 5 cm', '12\u202f500\u00a0lej, 5\u00a0cm'],
    ['a (3; −2) pont; 4', 'a (3;\u00a0−2) pont; 4'],
    ['„Elég egy drót.” ✗', '„Elég egy drót.”\u00a0✗'],
    ['Van:\n\n- *egy*\n- kettő', '<p>Van:</p>\n<ul class="dashes">\n<li><em>egy</em></li>\n<li>kettő</li>\n</ul>'],
    ['- a\nb', '- a\nb'],
    ['első\n\nmásodik', '<p>első</p>\n<p>második</p>'],
    ['[lecke](matek-5-hatvany)', '<a href="/tananyag/matek-5-hatvany">lecke</a>'],
  ])('%j', (source, html) => {
    expect(renderText(source)).toBe(html);
  });

  it('draws formulas with MathML and keeps the words around them together', () => {
    const html = renderText('Az $\\frac12$ fél, ugye?');
    expect(html).toMatch(/^Az <span class="katex">.*<math .*<\/span> fél, ugye\?$/);
  });

  it('lets a long formula go on in the next line with its sign', () => {
    const lines = [...renderText('$25-9=16<a$').matchAll(/<span class="base">.*?(?=<span class="base">|$)/g)].map(([base]) =>
      base.replace(/<[^>]*>/g, ''),
    );
    expect(lines).toEqual(['25', '−9', '=16', '&lt;a']);
  });

  it('keeps a suffix and the end of the clause with the formula before it', () => {
    expect(renderText('Szorozd $\\pi$-vel, az $36$.')).toMatch(
      /^Szorozd <span class="keep-end"><span class="katex">.*<\/span>-vel,<\/span> az <span class="keep-end"><span class="katex">.*<\/span>\.<\/span>$/,
    );
  });

  it.each(['Tehát $5<10<600<80\\,000$.', 'Tehát **igaz:** $5<10<600<80\\,000$.'])('keeps the full stop with the last part: %s', source => {
    const html = renderText(source);
    const [, end = ''] = html.split('<span class="keep-end">');
    expect(end.replace(/<[^>]*>/g, '')).toBe('&lt;80000.');
    expect(end.match(/class="base"/g)).toHaveLength(1);
    // The parts before it may break; the formula is still said once, and every element is closed.
    expect(html.match(/<math /g)).toHaveLength(1);
    expect(html.match(/<span[ >]/g)).toHaveLength(html.match(/<\/span>/g)?.length ?? 0);
  });

  it.each(['Tehát $a=\\sqrt{36}=6$ m magas.', 'Tehát **jó:** $a=\\sqrt{36}=6$ m magas.'])('keeps the unit with its number: %s', source => {
    expect(renderText(source).split('<span class="keep-end">')[1]).toMatch(/6<[^m]*\u00a0m<\/span><\/span> magas\.$/);
    expect(renderText(source)).toBe(renderTextSlowly(source));
  });

  it('keeps a lone number before the end of the sentence with the part before it: 6! alone would be a factorial', () => {
    const [, end = ''] = renderText('Számítsd ki: $(5-20):6$!').split('<span class="keep-end">');
    expect(end.replace(/<[^>]*>/g, '').replace(/\s/g, '')).toBe('−20):6!');
    expect(renderText('$36-12$!')).toMatch(/^<span class="keep-end">/);
  });

  it('keeps an opening bracket with the formula after it, and a formula of several parts in one unit', () => {
    const bracket = renderText('Összeszoroztad ($2\\cdot 3=6$).');
    expect(bracket).toMatch(/^Összeszoroztad <span class="keep">\(<span class="katex">/);
    expect(bracket.match(/<span[ >]/g)).toHaveLength(bracket.match(/<\/span>/g)?.length ?? 0);
    expect(renderText('a ($x$) szög')).toMatch(/^a <span class="keep-end">\(<span class="katex">.*\)<\/span> szög$/);
    expect(renderText('mert $6\\cdot2=12$ és kész')).toMatch(/^mert <span class="keep"><span class="katex">.*<\/span> és kész$/);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '![x](javascript:alert(1))',
    '![x](https://example.org/x.png)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '$\\href{javascript:alert(1)}{x}$',
    '$\\includegraphics{https://example.org/x.png}$',
    '$\\htmlData{x=1}{y}$',
    '<a href="javascript:alert(1)" style="position:fixed">x</a>',
    '<svg onload=alert(1)>',
  ])('lets nothing dangerous through: %s', source => {
    const html = renderText(source);
    expect(html).not.toMatch(
      /<script|<img [^>]*(?:src|on)|<svg|<iframe|onerror=|onload=|href="(?:javascript|data)|src="(?:javascript|data)/i,
    );
  });

  it('takes the short cut only where both ways agree, over texts of the repository', () => {
    const texts = readContent(CONTENT)
      .filter(({ file }) => /(?:kviz|teszt)-.*\.yaml$/.test(file))
      .slice(0, 20)
      .flatMap(({ text }) => strings(readYaml(text).value));
    expect(texts.length).toBeGreaterThan(500);
    for (const text of texts) expect(renderText(text)).toBe(renderTextSlowly(text));
  });

  it('takes the short cut only where both ways agree, over made-up texts', () => {
    const piece = fc.constantFrom(
      'a',
      'Öt ',
      ' 5',
      '$2$',
      '$',
      '*',
      '_',
      '<',
      '>',
      '&',
      '&amp;',
      '1. ',
      '- ',
      '#',
      '\\',
      '`',
      '|',
      '~~',
      ':',
      '::x',
      '!',
      '[',
      ']',
      '(',
      ')',
      '\n',
      '+',
      '=',
      '"',
      "'",
      '–',
      'http://x',
      'www.a.hu',
      'a@b.hu',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map(parts => parts.join('')),
        text => {
          expect(renderText(text)).toBe(renderTextSlowly(text));
        },
      ),
      { numRuns: 1500 },
    );
  });
});
