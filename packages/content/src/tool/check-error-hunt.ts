import type { ErrorHunt } from '@eszkerek/documents/tools/error-hunt';
import type { Report } from '../fault.ts';

/** Every planted error stands on a line that exists, for a reason that can be chosen. */
export function checkErrorHunt(hunt: ErrorHunt | undefined, lineOf: (path: (string | number)[]) => number, report: Report): void {
  const reasons = new Set(hunt?.reasons.map(reason => reason.id));
  const ids = new Set<string>();
  hunt?.cases.forEach((one, i) => {
    const line = lineOf(['errorHunt', 'cases', i]);
    if (ids.has(one.id)) report('tool-field', line, `the case ${one.id} occurs twice`);
    ids.add(one.id);
    if (one.wrong > one.lines.length) report('tool-field', line, `the case ${one.id} has no line ${one.wrong}`);
    for (const reason of [one.reason, ...(one.alsoReasons ?? [])])
      if (!reasons.has(reason)) report('tool-field', line, `${reason} is not among the reasons`);
    if (one.lines[one.wrong - 1] === one.fix) report('tool-field', line, `the correction of ${one.id} is the wrong line itself`);
  });
}
