export { coulomb } from './coulomb.ts';
export { rub } from './rub.ts';
export { share } from './share.ts';
