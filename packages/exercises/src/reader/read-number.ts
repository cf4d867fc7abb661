import { evaluate } from './evaluate.ts';
import { type Exact, isNumber, isTrouble, rationalValue } from './exact.ts';
import { say } from './messages.ts';
import type { Node } from './node.ts';
import { type Problem, parseExpression } from './parse.ts';

export type Dot = 'ask' | 'decimal';
export type Valued = { readonly node: Node; readonly exact: Exact };

/** Value of an expression with or without letters. */
export function readExact(text: string, dot: Dot, unclear?: string): Valued | { readonly problem: Problem } {
  const parsed = parseExpression(text, { dot, ...(unclear ? { unclear } : {}) });
  if ('problem' in parsed) return parsed;
  const exact = evaluate(parsed.node);
  return isTrouble(exact) ? { problem: { message: say.trouble[exact.trouble] } } : { node: parsed.node, exact };
}

/** A number without letters. */
export function readNumber(text: string, dot: Dot, unclear: string = say.unclear): Valued | { readonly problem: Problem } {
  const read = readExact(text, dot, unclear);
  if ('problem' in read) return read;
  const finite = isNumber(read.exact) && (rationalValue(read.exact) !== null || read.exact.den.size === 1);
  return finite ? read : { problem: { message: say.letterInNumber } };
}
