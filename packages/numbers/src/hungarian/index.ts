export * from './article.ts';
export * from './name.ts';
export * from './number-format.ts';
export * from './number-words.ts';
export * from './phrase.ts';
export * from './suffix.ts';
export * from './take-tail.ts';
export * from './unit.ts';
