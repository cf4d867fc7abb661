export { balance } from './balance.ts';
export { cylinder } from './cylinder.ts';
export { repeat } from './repeat.ts';
export { ruler } from './ruler.ts';
