import type { Family } from '../family.ts';
import { divisibilityClaims } from './divisibility-claims.ts';
import { divisibilityRule } from './divisibility-rule.ts';
import { divisorsGen } from './divisors.ts';
import { gcdGen } from './gcd.ts';
import { lcmGen } from './lcm.ts';
import { misconceptions } from './misconceptions.ts';
import { primeFactor } from './prime-factor.ts';
import { primeTest } from './prime-test.ts';

export const numberTheory: Family = {
  generators: [divisorsGen, divisibilityRule, primeTest, primeFactor, gcdGen, lcmGen, divisibilityClaims],
  misconceptions,
};
