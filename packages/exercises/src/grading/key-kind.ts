import { readAnswer } from '../reader/read-answer.ts';
import type { ValueKind } from '../reader/value.ts';
import type { CheckCode } from './typed-spec.ts';

const KIND: Record<Exclude<CheckCode, 'TXT' | 'PT'>, ValueKind> = {
  INT: 'number',
  NUM: 'number',
  FRAC: 'number',
  SET: 'set',
  INTV: 'interval',
  EXPR: 'expression',
};

const reads = (text: string, kind: ValueKind): boolean => readAnswer(text, { expect: kind, dot: 'decimal' }).status === 'ok';

const REMEMBERED = 5000;
const known = new Map<string, ValueKind | null>();

/** Reading the key takes longer than reading the answer, and a class asks for the same key thirty times. */
export function keyKind(check: CheckCode, key: string): ValueKind | null {
  const id = `${check} ${key}`;
  const before = known.get(id);
  if (before !== undefined) return before;
  const kind = kindOf(check, key);
  if (known.size >= REMEMBERED) known.clear();
  known.set(id, kind);
  return kind;
}

/** What the key is; PT is a point of the plane or, on a number line, a number. `null`: words, compared as text. */
function kindOf(check: CheckCode, key: string): ValueKind | null {
  if (check === 'TXT') return null;
  const kind = check === 'PT' ? (reads(key, 'point') ? 'point' : 'number') : KIND[check];
  return reads(key, kind) ? kind : null;
}
