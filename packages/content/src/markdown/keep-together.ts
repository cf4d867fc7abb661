/** A part of a formula that KaTeX never breaks; between two of them a line may end. */
const PART = '<span class="base">';

/**
 * The parts are inline blocks: a browser may break after one whatever follows it. So the last part and the tail share an element
 * that does not wrap; the parts before it wrap as ever.
 */
export function keep(formula: string, tail: string): string {
  if (!tail) return formula;
  const last = formula.lastIndexOf(PART);
  if (formula.indexOf(PART) === last) return `<span class="keep-end">${formula}${tail}</span>`;
  const end = `<span class="katex"><span class="katex-html" aria-hidden="true">${formula.slice(last)}`;
  return `<span class="keep">${formula.slice(0, last)}</span></span><span class="keep-end">${end}${tail}</span></span>`;
}
