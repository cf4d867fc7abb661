export { axle } from './axle.ts';
export { lift } from './lift.ts';
