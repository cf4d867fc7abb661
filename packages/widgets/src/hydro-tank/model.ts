export { depth } from './depth.ts';
export { float } from './float.ts';
export { press } from './press.ts';
export { vessels } from './vessels.ts';
