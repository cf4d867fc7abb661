import { divisibilityRule } from './number-theory/divisibility-rule.ts';
import { divisorsGen } from './number-theory/divisors.ts';
import { gcdGen } from './number-theory/gcd.ts';
import { lcmGen } from './number-theory/lcm.ts';
import { primeFactor } from './number-theory/prime-factor.ts';
import { primeTest } from './number-theory/prime-test.ts';

export const numberTheory = [divisorsGen, divisibilityRule, primeTest, primeFactor, gcdGen, lcmGen];
