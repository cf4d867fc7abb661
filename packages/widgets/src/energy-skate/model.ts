export { energy } from './energy.ts';
export { track } from './track.ts';
