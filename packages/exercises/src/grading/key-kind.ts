import { readAnswer } from '../reader/read-answer.ts';
import type { ValueKind } from '../reader/value.ts';
import { remembered } from './remembered.ts';
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

/** What the key is; PT is a point of the plane or, on a number line, a number. `null`: words, compared as text. */
function kindOf(check: CheckCode, key: string): ValueKind | null {
  if (check === 'TXT') return null;
  const kind = check === 'PT' ? (reads(key, 'point') ? 'point' : 'number') : KIND[check];
  return reads(key, kind) ? kind : null;
}

const kindOfKey = new Map<CheckCode, (key: string) => ValueKind | null>();

export function keyKind(check: CheckCode, key: string): ValueKind | null {
  const known = kindOfKey.get(check) ?? remembered(text => kindOf(check, text));
  kindOfKey.set(check, known);
  return known(key);
}
