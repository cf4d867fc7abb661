import { barModel } from './solving-methods/bar-model.ts';
import { compareMethod } from './solving-methods/compare-method.ts';
import { falsePosition } from './solving-methods/false-position.ts';
import { unitRate } from './solving-methods/unit-rate.ts';

export const solvingMethods = [unitRate, barModel, compareMethod, falsePosition];
