import { cylinder } from './solids/cylinder.ts';
import { prism } from './solids/prism.ts';
import { pyramid } from './solids/pyramid.ts';

export const solids = [prism, pyramid, cylinder];
