import { expect, test } from 'vitest';
import { checkTyped } from '../grading/check-typed.ts';
import type { Status } from '../grading/result.ts';
import { BESIDE } from './cases/beside.cases.ts';
import { caseTable, type Verdict } from './cases/case-table.ts';
import { EVERYDAY } from './cases/everyday.cases.ts';
import { FORMS } from './cases/forms.cases.ts';
import { EVERY_WORD, FRESH, FRESH_AGAIN } from './cases/fresh.cases.ts';
import { GUARDS } from './cases/guards.cases.ts';
import { HELD_OUT } from './cases/held-out.cases.ts';
import { NUMBER_WORDS } from './cases/number-words.cases.ts';
import { SENTENCES } from './cases/sentences.cases.ts';
import { TYPOGRAPHY } from './cases/typography.cases.ts';
import { UNITS_TYPED } from './cases/units.cases.ts';
import { VALUES_TYPED } from './cases/values.cases.ts';
import { WORKINGS } from './cases/workings.cases.ts';

const VERDICT: Record<Status, Verdict> = { correct: 'correct', partial: 'near', incorrect: 'incorrect', unreadable: 'asked' };

const CASES = [
  NUMBER_WORDS,
  SENTENCES,
  UNITS_TYPED,
  TYPOGRAPHY,
  VALUES_TYPED,
  FORMS,
  FRESH,
  FRESH_AGAIN,
  EVERY_WORD,
  HELD_OUT,
  GUARDS,
  BESIDE,
  WORKINGS,
  EVERYDAY,
].flatMap(caseTable);

test('there are at least 400 cases', () => expect(CASES.length).toBeGreaterThanOrEqual(400));

test.each(CASES.map(c => [c.line, c] as const))('%s', (_, { typed, spec, verdict }) => {
  expect(VERDICT[checkTyped(typed, spec).status]).toBe(verdict);
});
