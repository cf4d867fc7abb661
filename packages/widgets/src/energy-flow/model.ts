export { chain } from './chain.ts';
export { compare } from './compare.ts';
export { engine } from './engine.ts';
