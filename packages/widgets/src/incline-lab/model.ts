export { flat } from './flat.ts';
export { slope } from './slope.ts';
export { work } from './work.ts';
