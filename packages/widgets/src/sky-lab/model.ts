export { day } from './day.ts';
export { eclipse } from './eclipse.ts';
export { phases } from './phases.ts';
export { seasons } from './seasons.ts';
