import katex from 'katex';

export type Formula = { html: string } | { error: string };

/** The same formula returns many times in a lesson and its quiz. */
const rendered = new Map<string, Formula>();

/** KaTeX with MathML beside the picture, so screen readers can read it; nothing of a formula is trusted. */
export function renderFormula(tex: string, display: boolean): Formula {
  const key = `${display ? 'D' : 'I'}${tex}`;
  const known = rendered.get(key);
  if (known) return known;
  const formula = render(tex, display);
  rendered.set(key, formula);
  return formula;
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
    return { html };
  } catch (error) {
    return { error: error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : String(error) };
  }
}
