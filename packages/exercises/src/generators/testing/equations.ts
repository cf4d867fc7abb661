import { close } from '../proof.ts';
import { exprValue } from './expr-value.ts';

/** A formula of plain numbers as `exprValue` reads it; undefined where a letter or another sign is left. */
function plain(side: string): string | undefined {
  let text = side
    .replaceAll('{,}', '.')
    .replaceAll('^\\circ', '')
    .replace(/\\,|\\ |\\left|\\right/g, '')
    .replace(/\\cdot/g, '*')
    .replaceAll(':', '/')
    .replace(/\^\{(-?\d+)\}/g, '^($1)')
    .replace(/\s/g, '');
  for (let nested = true; nested; ) {
    const flat = text.replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))');
    nested = flat !== text;
    text = flat;
  }
  return /^[-+*/^().\d]+$/.test(text) ? text : undefined;
}

function sideValue(side: string): number | undefined {
  const text = plain(side);
  try {
    const value = text ? exprValue(text) : Number.NaN;
    return Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `17:5=3`, maradék 2 is how a division is written; a formula called false is meant to be. */
const MEANT = /maradék|hamis/;

/** Equalities between numbers that do not hold. A side equal to `slip` is the mistake itself, quoted. */
export function falseEquations(text: string, slip?: number): string[] {
  if (!text.includes('=') || MEANT.test(text)) return [];
  const found: string[] = [];
  for (const [formula] of text.matchAll(/\$[^$]*\$/g)) {
    // A mixed number reads like a product.
    if (/\d\\frac/.test(formula)) continue;
    const sides = formula.slice(1, -1).split('=').map(sideValue);
    for (const [i, right] of sides.entries()) {
      const left = sides[i - 1];
      if (left === undefined || right === undefined || close(left, right)) continue;
      if (slip === undefined || !(close(left, slip) || close(right, slip))) found.push(formula);
    }
  }
  return found;
}
