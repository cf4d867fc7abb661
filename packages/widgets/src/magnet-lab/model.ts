export { bars } from './bars.ts';
export { compass } from './compass.ts';
export { electromagnet } from './electromagnet.ts';
export { induction } from './induction.ts';
export { materials } from './materials.ts';
export { transformer } from './transformer.ts';
