import type { Family } from '../family.ts';
import { diopter } from './diopter.ts';
import { misconceptions } from './misconceptions.ts';
import { planeMirror } from './plane-mirror.ts';
import { refraction } from './refraction.ts';
import { resistors } from './resistors.ts';
import { transformer } from './transformer.ts';

export const physicsCurrents: Family = {
  generators: [planeMirror, refraction, diopter, resistors, transformer],
  misconceptions,
};
