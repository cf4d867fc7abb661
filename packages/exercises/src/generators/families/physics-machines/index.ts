import type { Family } from '../family.ts';
import { archimedes } from './archimedes.ts';
import { hydraulicPress } from './hydraulic-press.ts';
import { misconceptions } from './misconceptions.ts';
import { pulley } from './pulley.ts';
import { stability } from './stability.ts';

export const physicsMachines: Family = { generators: [pulley, stability, hydraulicPress, archimedes], misconceptions };
