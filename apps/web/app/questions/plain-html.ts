const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

const decoded = (text: string): string =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return String.fromCodePoint(code);
  });

/**
 * The text of rendered content, for places that hold no markup. A formula stands twice in it, once for the eye and
 * once as MathML with its source: the source is handed to `formula`. Works without a page, so prerendering agrees.
 */
export function plainHtml(html: string, formula: (tex: string) => string): string {
  const parts: string[] = [];
  let hiddenSpans = 0;
  let inMath = false;
  let inSource = false;
  // A drawing is told by its description: the texts in it say nothing without their places.
  let inDrawing = false;
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith('<')) {
      if (inDrawing) continue;
      if (inSource) parts.push(` ${formula(decoded(token))} `);
      else if (!inMath && hiddenSpans === 0) parts.push(decoded(token));
    } else if (hiddenSpans > 0) hiddenSpans += token.startsWith('</span') ? -1 : token.startsWith('<span') && !token.endsWith('/>') ? 1 : 0;
    else if (token.startsWith('<svg')) inDrawing = true;
    else if (token.startsWith('<desc')) inDrawing = false;
    else if (token.startsWith('</desc')) inDrawing = true;
    else if (token.startsWith('</svg')) inDrawing = false;
    else if (/^<span[^>]*class="katex-html"/.test(token)) hiddenSpans = 1;
    else if (/^<math\b/.test(token)) inMath = true;
    else if (token.startsWith('</math')) inMath = false;
    else if (/^<annotation\b/.test(token)) inSource = true;
    else if (token.startsWith('</annotation')) inSource = false;
    else if (/^<(br|\/p|\/li)/.test(token)) parts.push(' ');
  }
  return parts
    .join('')
    .replaceAll('\u2060', '')
    .replace(/ +/g, ' ')
    .replace(/ (?=[.,;:?!)]|-\p{L})/gu, '')
    .trim();
}

const SIGNS: Record<string, string> = {
  cdot: '·',
  times: '×',
  div: ':',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  pm: '±',
  pi: 'π',
  rho: 'ρ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  circ: '°',
  infty: '∞',
  in: '∈',
  notin: '∉',
  cup: '∪',
  cap: '∩',
  subset: '⊂',
  to: '→',
  rightarrow: '→',
  square: '□',
  ldots: '…',
  dots: '…',
  parallel: '∥',
  perp: '⊥',
  angle: '∠',
  triangle: '△',
};
const RAISED: Record<string, string> = { 0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷', 8: '⁸', 9: '⁹', n: 'ⁿ' };
// Stand in for signs that would be read as commands again.
const [OPEN, CLOSE, POWER] = ['⦃', '⦄', 'ˆ'];
const GROUP = '(?:\\{([^{}]*)\\}|(\\w))';
const bracketed = (text: string): string => (/[\s+\-−·:]/.test(text.trim()) ? `(${text.trim()})` : text.trim());

/** A formula in one line of plain signs: `3/4`, `x²`, `2 · 5`. */
export function lineFormula(tex: string): string {
  let text = tex
    .replace(/\{,\}/g, ',')
    .replace(/\^\s*\{?\\circ\}?/g, '°')
    .replace(/\\(?:text|mathrm|mathbf|mathbb|operatorname)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\(?:left|right|displaystyle)|\\[,;:! ]|\\q?quad|~/g, ' ')
    .replace(/\\([%{}])/g, (_, sign: string) => (sign === '%' ? '%' : sign === '{' ? OPEN : CLOSE));
  const nested: [RegExp, (a: string, b: string) => string][] = [
    [new RegExp(`\\\\[dt]?frac\\s*${GROUP}\\s*${GROUP}`), (over, under) => `${bracketed(over)}/${bracketed(under)}`],
    [new RegExp(`\\\\sqrt\\s*${GROUP}`), inside => `√${bracketed(inside)}`],
    [new RegExp(`\\\\boxed\\s*${GROUP}`), inside => `[${inside}]`],
    [
      new RegExp(`\\^\\s*${GROUP}`),
      inside => (/^[\dn]+$/.test(inside) ? [...inside].map(sign => RAISED[sign]).join('') : `${POWER}${bracketed(inside)}`),
    ],
    [new RegExp(`_\\s*${GROUP}`), inside => inside],
  ];
  for (const [pattern, print] of nested)
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const [a, b] = [match[1] ?? match[2] ?? '', match[3] ?? match[4] ?? ''];
      text = text.slice(0, match.index) + print(a, b) + text.slice(match.index + match[0].length);
    }
  return text
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => SIGNS[name] ?? name)
    .replace(/[{}\\]/g, '')
    .replaceAll(OPEN, '{')
    .replaceAll(CLOSE, '}')
    .replaceAll(POWER, '^')
    .replace(/-/g, '−')
    .replace(/(?<=[\p{L}\p{N})\]}°%])\s*−\s*/gu, ' − ')
    .replace(/\s*([+=<>≤≥≠≈·×])\s*/g, ' $1 ')
    .replace(/\s+/g, ' ')
    .trim();
}
