export type Relation = '<' | '≤' | '>' | '≥';
export const RELATIONS: readonly Relation[] = ['<', '≤', '>', '≥'];
export const TEX: Readonly<Record<Relation, string>> = { '<': '<', '≤': '\\le ', '>': '>', '≥': '\\ge ' };
export const FLIPPED: Readonly<Record<Relation, Relation>> = { '<': '>', '≤': '≥', '>': '<', '≥': '≤' };
export const OTHER_END: Readonly<Record<Relation, Relation>> = { '<': '≤', '≤': '<', '>': '≥', '≥': '>' };

export const holds = (a: number, relation: Relation, b: number): boolean =>
  relation === '<' ? a < b : relation === '≤' ? a <= b : relation === '>' ? a > b : a >= b;

export const isLess = (relation: Relation): boolean => relation === '<' || relation === '≤';
export const isClosed = (relation: Relation): boolean => relation === '≤' || relation === '≥';
