import type { Rational } from '@eszkerek/numbers/rational';

export type LiteralForm = 'integer' | 'decimal' | 'repeating' | 'mixed';

/** What was typed, as a tree: the value is computed from it, the form is read off it. */
export type Node =
  | { readonly kind: 'literal'; readonly value: Rational; readonly form: LiteralForm; readonly printed: string; readonly lowest: boolean }
  | { readonly kind: 'pi' }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'neg'; readonly of: Node }
  | { readonly kind: 'sqrt'; readonly of: Node }
  /** Only in workings (`notation: 'working'`): |−5| and 25%. */
  | { readonly kind: 'abs' | 'percent'; readonly of: Node }
  | { readonly kind: 'add' | 'sub' | 'mul' | 'pow'; readonly left: Node; readonly right: Node }
  | { readonly kind: 'div'; readonly left: Node; readonly right: Node; readonly sign: '/' | ':' };

export type Literal = Extract<Node, { kind: 'literal' }>;
