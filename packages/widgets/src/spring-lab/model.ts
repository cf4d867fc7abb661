export { forceMeter } from './force-meter.ts';
export { hooke } from './hooke.ts';
export { planets } from './planets.ts';
