import { takeTail } from '@eszkerek/numbers/hungarian';
import { UNIT_PATTERN } from '../language/units.ts';

const NBSP = '\u00a0';
const UNIT = new RegExp(`^[ ${NBSP}](${UNIT_PATTERN})`, 'u');

/** A part of a formula that KaTeX never breaks; between two of them a line may end. */
const PART = '<span class="base">';
const LONE = /^[+−⋅:]?[\p{L}\d]{1,4}$/u;
const bare = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/[\u200b\s]/g, '');

/** What opens a bracket or a quotation right before a formula. */
const HEAD = /[(„]$/u;

/** The end of the text before a formula that stays with the formula; empty if nothing does. */
export const headOf = (text: string): string => HEAD.exec(text)?.[0] ?? '';

/** The beginning of the text after a formula that stays with it: its unit, a suffix and the marks that close a clause. */
export function tailOf(text: string): { tail: string; rest: string } {
  const unit = UNIT.exec(text)?.[1];
  const { tail, rest } = takeTail(unit ? text.slice(unit.length + 1) : text);
  return { tail: unit ? `${NBSP}${unit}${tail}` : tail, rest };
}

/**
 * The parts are inline blocks: a browser may break beside each whatever stands there. So the head, the last part and the tail share
 * elements that do not wrap; a formula of several parts is one unit in its line and wraps only where it is longer than the line.
 */
export function keep(formula: string, tail: string, head = ''): string {
  const end = formula.lastIndexOf(PART);
  const first = formula.indexOf(PART);
  if (first === end) return head || tail ? `<span class="keep-end">${head}${formula}${tail}</span>` : formula;
  if (!tail) return `<span class="keep">${head}${formula}</span>`;
  // „6!” alone in a line would be read as a factorial: a lone number or letter stays with the part before it.
  const last = LONE.test(bare(formula.slice(end))) ? Math.max(formula.lastIndexOf(PART, end - 1), first) : end;
  if (first === last) return `<span class="keep-end">${head}${formula}${tail}</span>`;
  const kept = `<span class="katex"><span class="katex-html" aria-hidden="true">${formula.slice(last)}`;
  return `<span class="keep">${head}${formula.slice(0, last)}</span></span><span class="keep-end">${kept}${tail}</span></span>`;
}
