import { RULES, type RuleName } from './rules.ts';

export interface Fault {
  rule: RuleName;
  /** Relative to the content folder. */
  file: string;
  line: number;
  message: string;
}

/** How every check reports: bound to one file. */
export type Report = (rule: RuleName, line: number, message: string) => void;

export const reportInto =
  (faults: Fault[], file: string): Report =>
  (rule, line, message) => {
    faults.push({ rule, file, line: Math.max(1, line), message });
  };

/** Help and contracts name prices as the payment page does, in RON; lessons speak of lej. */
export const pricesInRon =
  (report: Report): Report =>
  (rule, line, message) => {
    if (rule !== 'money') report(rule, line, message);
  };

export const formatFault = (fault: Fault, root = ''): string =>
  `${root}${fault.file}:${fault.line}  ${fault.rule}\n    ${fault.message}\n    → ${RULES[fault.rule]}`;

export const byPlace = (a: Fault, b: Fault): number => a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule);
