import type { Recipes } from './moves.ts';
import { ai } from './recipes/ai.ts';
import { algebra } from './recipes/algebra.ts';
import { geometry } from './recipes/geometry.ts';
import { numbers } from './recipes/numbers.ts';
import { physics } from './recipes/physics.ts';

export const recipes: Recipes = { ...numbers, ...algebra, ...geometry, ...physics, ...ai };
