import { remembered } from './remembered.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&nbsp;': ' ', '&amp;': '&' };
const decoded = (text: string): string => text.replace(/&(?:lt|gt|quot|#x27|nbsp|amp);/g, entity => ENTITIES[entity] ?? entity);

/** A tag, or text up to the next one; `a<b` holds no tag. */
const TOKEN = /<(\/?)([a-z][a-z\d]*)\b([^<>]*)>|[^<]+|</gi;
const BLANK = /<span class="blank" data-blank="([a-z])">[^<]*<\/span>/g;
const ENDS_PARAGRAPH = /^(?:p|div|table|tr|li|ul|ol)$/i;
const INLINE = /^(?:span|strong|em|b|i|u|a|text|tspan)$/i;

/**
 * A question as its author wrote it. A compiled one holds every formula three times (MathML, its source, the drawing): only the
 * source is kept, as `$\frac{6}{8}$`, and a blank is `[a]` again. What was never compiled stays as it is.
 */
export const sourceText = remembered((html): string => {
  let text = '';
  /** Spans open inside a drawing, which says again what its source says. */
  let drawn = 0;
  let inMath = false;
  let inSource = false;
  for (const [token, closing, name = '', rest = ''] of html.replace(BLANK, '[$1]').matchAll(TOKEN)) {
    if (!name) {
      if (inSource || (!inMath && drawn === 0)) text += token;
    } else if (drawn > 0 || rest.includes('"katex-html"')) {
      if (name === 'span') drawn += closing ? -1 : 1;
    } else if (name === 'math') inMath = !closing;
    else if (name === 'annotation') {
      inSource = !closing;
      text += '$';
    } else if (inMath) continue;
    else if (closing && ENDS_PARAGRAPH.test(name)) text += '\n\n';
    else if (!INLINE.test(name)) text += ' ';
  }
  return decoded(text)
    .replace(/\\boxed\{\\text\{([a-z])\}\}/g, '[$1]')
    .replace(/\u2060/g, '');
});
