import katex from 'katex';
import { LruCache } from '../lru-cache.ts';

export type Formula = { html: string } | { error: string };

/**
 * In characters of HTML; about 7 MB of heap. Over 8,000 random practice tasks it saves 48 % of the renderings; twice the size
 * saves 51 %, no limit 62 % and 140 MB.
 */
const CACHE_SIZE = 1_000_000;

/** The same formula occurs many times in a lesson, its quiz and practice tasks. Bounded: generated tasks never run out of new ones. */
const rendered = new LruCache<Formula>(CACHE_SIZE, formula => ('html' in formula ? formula.html : formula.error).length);

/** KaTeX with MathML beside the picture, so screen readers can read it; nothing of a formula is trusted. */
export function renderFormula(tex: string, display: boolean): Formula {
  const key = `${display ? 'D' : 'I'}${tex}`;
  const known = rendered.get(key);
  if (known) return known;
  const formula = render(tex, display);
  rendered.set(key, formula);
  return formula;
}

const SPACE = '<span class="mspace" style="[^"]*"></span>';
const SIGN_AT_END = new RegExp(
  `(<span class="m(?:bin|rel)">(?:[^<]|&[lg]t;)</span>(?:${SPACE})?)</span>(<span class="base"><span class="strut" style="[^"]*"></span>)`,
  'g',
);

/** KaTeX ends a line after a sign of relation or operation; in a Hungarian textbook the sign begins the next one. */
const breakBeforeSign = (html: string): string => html.replace(SIGN_AT_END, '</span>$2$1');

const PART = '<span class="base">';
const TIMES_AT_END = new RegExp(`<span class="m(?:bin|rel)">[⋅·×:]</span>(?:${SPACE})?</span>$`);
/** In characters: what is longer has to break on a phone. */
const LONGEST_TERM = 16;
const lengthOf = (html: string): number => html.replace(/<[^>]*>/g, '').length;

/** A line could end at any sign of operation; a short product or quotient stays whole, the sum around it breaks. */
function keepProducts(html: string): string {
  const [head = '', ...parts] = html.split(PART);
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before !== undefined && TIMES_AT_END.test(before) && lengthOf(before + part) <= LONGEST_TERM)
      joined[joined.length - 1] = before.slice(0, -'</span>'.length) + part;
    else joined.push(part);
  }
  return [head, ...joined].join(PART);
}

function render(tex: string, display: boolean): Formula {
  try {
    const html = katex.renderToString(tex, {
      displayMode: display,
      output: 'htmlAndMathml',
      trust: false,
      throwOnError: true,
      maxExpand: 200,
      strict: code => (code === 'unicodeTextInMathMode' ? 'error' : 'ignore'),
    });
    return { html: breakBeforeSign(keepProducts(html)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : String(error) };
  }
}

/** Opens a part that belongs together, closes it, or parts two formulas of one line. */
const TOKEN = /\\(?:begin|left)\b|\\(?:end|right)\b|\\qquad\b|\\.|[{}]/g;

/** The formulas of one line: `a \qquad b` is two. */
export function sideBySide(tex: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of tex.matchAll(TOKEN)) {
    if (token === '{' || token === '\\begin' || token === '\\left') depth += 1;
    else if (token === '}' || token === '\\end' || token === '\\right') depth -= 1;
    else if (token === '\\qquad' && depth === 0) {
      parts.push(tex.slice(from, index));
      from = index + token.length;
    }
  }
  parts.push(tex.slice(from));
  return parts.map(part => part.trim()).filter(part => part !== '');
}
