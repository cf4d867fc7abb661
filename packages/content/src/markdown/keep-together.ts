/** A part of a formula that KaTeX never breaks; between two of them a line may end. */
const PART = '<span class="base">';
const LONE = /^[\p{L}\d]{1,4}$/u;
const bare = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/[\u200b\s]/g, '');

/**
 * The parts are inline blocks: a browser may break after one whatever follows it. So the last part and the tail share an element
 * that does not wrap; the parts before it wrap as ever.
 */
export function keep(formula: string, tail: string): string {
  if (!tail) return formula;
  const end = formula.lastIndexOf(PART);
  // „6!” alone in a line would be read as a factorial: a lone number or letter stays with the part before it.
  const last = LONE.test(bare(formula.slice(end))) ? Math.max(formula.lastIndexOf(PART, end - 1), formula.indexOf(PART)) : end;
  if (formula.indexOf(PART) === last) return `<span class="keep-end">${formula}${tail}</span>`;
  const kept = `<span class="katex"><span class="katex-html" aria-hidden="true">${formula.slice(last)}`;
  return `<span class="keep">${formula.slice(0, last)}</span></span><span class="keep-end">${kept}${tail}</span></span>`;
}
