import { expect, test } from 'vitest';
import { checkSteps } from './check-steps.ts';
import { RIGHT } from './right.cases.ts';
import { WRONG } from './wrong.cases.ts';

test.each(RIGHT.map(lines => [lines.join(' → '), lines] as const))('right: %s', (_, lines) => {
  const report = checkSteps(lines);
  expect({ wrong: report.firstWrong, status: report.lines.filter(l => !['start', 'right'].includes(l.status)) }).toEqual({
    wrong: null,
    status: [],
  });
});

test.each(WRONG.map(([line, reason, ...lines]) => [reason, line, lines.join(' → '), lines] as const))(
  '%s in line %i: %s',
  (reason, line, _, lines) => {
    const report = checkSteps(lines);
    expect({ line: (report.firstWrong ?? -1) + 1, reason: report.lines[line - 1]?.reason }).toEqual({ line, reason });
  },
);
