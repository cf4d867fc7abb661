export * from './questions/schema.ts';
export { printRational } from './reader/print.ts';
export { printValue, type Region } from './reader/print-value.ts';
export { type Rational, rational } from './reader/rational.ts';
export { MAX_LENGTH, type Reading, type ReadOptions, readAnswer } from './reader/read-answer.ts';
export { readUnit, type Unit } from './reader/unit.ts';
export type { Value } from './reader/value.ts';
