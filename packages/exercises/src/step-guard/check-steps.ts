import { type Exact, equalExact } from '../reader/exact.ts';
import { understoodAs } from '../reader/messages.ts';
import { TIMES_LETTER } from '../reader/parse.ts';
import { MAX_LENGTH } from '../reader/read-answer.ts';
import { type Cleaned, cleanLine, sequenceOf, statementsOf, withoutApart } from './clean-line.ts';
import { isFinished, resultOf } from './finished.ts';
import { followEquation, type Known, NOTHING_KNOWN } from './follow-equation.ts';
import { type ExpressionLine, followExpression, proportionOf, type Verdict } from './follow-expression.ts';
import { type Line, type Mode, readLine } from './line.ts';
import { type Reason, reasons, say } from './messages.ts';
import { hasLetters, modeOf } from './mode.ts';
import { withoutUnits } from './units.ts';

/** `waiting`: behind a wrong line, not looked at yet. `unchecked`: beyond what can be compared; it does not stop the work. */
export type StepStatus = 'start' | 'right' | 'wrong' | 'unreadable' | 'unchecked' | 'waiting' | 'empty';
export type StepLine = {
  readonly status: StepStatus;
  readonly understood?: string;
  readonly message?: string;
  /** Why the line is wrong; `message` says it to the pupil. */
  readonly reason?: Reason;
};

export type StepReport = {
  readonly lines: readonly StepLine[];
  /** Index of the first line that needs another look. */
  readonly firstWrong: number | null;
  readonly finished: boolean;
  /** Of a finished working that arrived at one value. */
  readonly result?: string;
  readonly message: string;
};

export type StepOptions = {
  readonly mode?: Mode;
  /** The given task; without it the first typed line is taken for it. */
  readonly start?: string;
  /** The expression to arrive at, in the form it is wanted in, or the rearranged formula. */
  readonly goal?: string;
};

const MAX_LINES = 40;
const SIDES_AGREE = /^(?:b(?:al)?(?: ?oldal)?|b\.?o\.?) ?= ?(?:j(?:obb)?(?: ?oldal)?|j\.?o\.?)$/i;

const lettersTyped = (texts: readonly string[]): string[] =>
  [...new Set(texts.join(' ').match(/(?<![a-záéíóöőúüű])[a-z](?![a-záéíóöőúüű])/g) ?? [])].sort();
const isBlank = (text: string): boolean => text.trim() === '';

type Work = {
  readonly mode: Mode;
  readonly isTable: boolean;
  readonly isOnly: boolean;
  known: Known;
  last: ExpressionLine | null;
  isChecked: boolean;
  /** What the first side came to in the check. */
  sideValue: Exact | null;
};

function follow(work: Work, line: Line, text: string, { isCheck, hasArrow }: Cleaned, later: () => Line[]): Verdict {
  if (line.kind === 'expression') {
    const verdict = followExpression(work.last, line, /^[=≈]/.test(text), work.isTable);
    if (verdict.status !== 'wrong') work.last = line;
    return verdict;
  }
  const { verdict, known } = followEquation(line, work.known, {
    isCheck,
    hasArrow,
    isOnly: work.isOnly,
    isIndexed: /^[a-z]_?[12] ?=/i.test(text),
    later: later(),
  });
  if (verdict.status === 'aside' && work.known.isSolved) work.isChecked = true;
  work.known = known;
  return verdict;
}

/** `Bal: 2·4 + 3 = 11`, `Jobb: 10`. */
function sidesAgree(work: Work, line: Line): boolean {
  if (line.kind !== 'relations' || !work.known.isSolved) return true;
  const value = (line.links.at(-1)?.to ?? line.relations.at(-1)?.right)?.exact ?? null;
  const agrees = work.sideValue === null || value === null || equalExact(work.sideValue, value);
  work.sideValue = work.sideValue === null ? value : null;
  return agrees;
}

const statusOf = (verdict: Verdict): StepStatus => (verdict.status === 'aside' ? 'right' : verdict.status);

function checkLine(work: Work, cleaned: Cleaned, text: string, later: () => Line[]): StepLine {
  if (work.known.isSolved && (SIDES_AGREE.test(text) || (cleaned.isCheck && text === ''))) return { status: 'right' };
  const printed: string[] = [];
  let status: StepStatus = 'start';
  const isFirst = work.mode === 'equation' && work.known.previous === null;
  for (const statement of statementsOf(text).flatMap(piece => (isFirst ? sequenceOf(piece) : [piece]))) {
    const isSide = cleaned.isCheck && work.mode === 'equation' && !/[=<>≈]/.test(statement);
    const line = readLine(isSide ? `${statement} = ${statement}` : statement, work.mode);
    if (!('kind' in line)) return { status: 'unreadable', message: line.message };
    printed.push(line.printed);
    const understood = understoodAs(printed.join(' ⇒ '));
    const verdict = follow(work, line, statement, cleaned, later);
    if (verdict.status === 'wrong') return { status: 'wrong', understood, message: reasons[verdict.reason], reason: verdict.reason };
    if (cleaned.isSide && !sidesAgree(work, line))
      return { status: 'wrong', understood, message: reasons.checkFalse, reason: 'checkFalse' };
    if (status !== 'unchecked') status = statusOf(verdict);
  }
  if (printed.length === 0) return { status: 'unreadable', message: say.unreadable };
  const understood = understoodAs(printed.join(' ⇒ '));
  return status === 'unchecked' ? { status, understood, message: say.unchecked } : { status, understood };
}

const NO_HINT: Cleaned = { text: '', isCheck: false, hasArrow: false, isSide: false };

/** A line that would be right without what stands apart at its end: a note. The line before, repeated, stays as it was typed. */
function checkOrNote(work: Work, cleaned: Cleaned, text: string, before: string, later: () => Line[]): StepLine {
  const known = work.known;
  const result = checkLine(work, cleaned, text, later);
  const bare = result.status === 'wrong' && work.mode === 'equation' ? withoutApart(text) : null;
  if (bare === null || bare.replaceAll(' ', '') === before.replaceAll(' ', '')) return result;
  const trial: Work = { ...work, known };
  const other = checkLine(trial, cleaned, bare, later);
  if (other.status !== 'right') return result;
  work.known = trial.known;
  return other;
}

/** `3x = 12 :3` on the first line, followed by `x = 4`: the line without its note. Null when the next line follows as it stands. */
function startWithoutNote(work: Work, [first = '', next = '']: readonly string[], [, cleaned]: readonly Cleaned[]): string | null {
  const bare = work.mode === 'equation' && next !== '' ? withoutApart(first) : null;
  if (bare === null || !cleaned) return null;
  const follows = (start: string): boolean => {
    const trial: Work = { ...work };
    checkLine(trial, NO_HINT, start, () => []);
    return checkOrNote(trial, cleaned, next, start, () => []).status === 'right';
  };
  return !follows(first) && follows(bare) ? bare : null;
}

/** In a working without letters an x between numbers is a multiplication sign. */
function withTimes(texts: readonly string[]): readonly string[] {
  const first = texts.find(text => text !== '') ?? '';
  return hasLetters(first.replace(TIMES_LETTER, '*')) ? texts : texts.map(text => text.replace(TIMES_LETTER, '*'));
}

/** What is wrong with reading must never break the page: a line that cannot be followed is asked about. */
function readable(texts: readonly string[], mode: Mode): Line[] {
  return texts.flatMap(text =>
    statementsOf(text).flatMap(statement => {
      const line = readLine(statement, mode);
      return 'kind' in line ? [line] : [];
    }),
  );
}

function reportMessage(lines: readonly StepLine[], firstWrong: number | null, finished: boolean, work: Work): string {
  if (firstWrong !== null) return say.line(firstWrong + 1);
  if (finished) return work.mode === 'expression' ? say.finishedExpression : work.isChecked ? say.finishedAndChecked : say.finished;
  if (lines.some(line => line.status === 'unchecked')) return say.someUnchecked;
  return lines.some(line => line.status === 'right') ? say.allRight : say.started;
}

/** Checks typed lines one after the other and points at the first that does not follow. Never throws. */
export function checkSteps(typed: readonly string[], options: StepOptions = {}): StepReport {
  if (options.start === undefined && typed.every(isBlank)) {
    return { lines: typed.map(() => ({ status: 'empty' })), firstWrong: null, finished: false, message: say.begin };
  }
  if (typed.length > MAX_LINES)
    return { lines: typed.map(() => ({ status: 'waiting' })), firstWrong: null, finished: false, message: say.tooLong };
  const tooLong = (text: string): boolean => text.length > MAX_LENGTH;
  const given = [options.start ?? '', ...typed];
  const pair = lettersTyped(given);
  const first = given.find(text => !isBlank(text) && !tooLong(text)) ?? '';
  const all = given.map(text => cleanLine(tooLong(text) ? '' : text, pair, first));
  const [start = '', ...texts] = withoutUnits(withTimes(all.map(cleaned => cleaned.text)));
  const filled = [start, ...texts].filter(text => text !== '');
  const mode = options.mode ?? modeOf(filled);
  const isTable = filled.filter(text => proportionOf(readable([text], 'expression')[0] ?? null)).length > 1;
  const isOnly = filled.length === 1;
  const work: Work = { mode, isTable, isOnly, known: NOTHING_KNOWN, last: null, isChecked: false, sideValue: null };
  if (start !== '') checkLine(work, NO_HINT, start, () => []);
  else texts[0] = startWithoutNote(work, texts, all.slice(1)) ?? texts[0] ?? '';
  let firstWrong: number | null = null;
  const lines = typed.map((text, i): StepLine => {
    if (isBlank(text)) return { status: 'empty' };
    if (firstWrong !== null) return { status: 'waiting' };
    const result: StepLine = tooLong(text)
      ? { status: 'unreadable', message: say.unreadable }
      : checkOrNote(work, all[i + 1] ?? NO_HINT, texts[i] ?? '', texts[i - 1] ?? start, () => readable(texts.slice(i + 1, i + 5), mode));
    if (result.status === 'wrong' || result.status === 'unreadable') firstWrong = i;
    return result;
  });
  const end = mode === 'expression' ? work.last : work.known.previous;
  const isListed = work.known.listed.length > 0 && work.known.isSolved;
  const finished =
    firstWrong === null && end !== null && lines.some(l => l.status === 'right') && (isListed || isFinished(end, options.goal));
  const result = finished && end !== null ? resultOf(end) : undefined;
  return {
    lines,
    firstWrong,
    finished,
    ...(result === undefined ? {} : { result }),
    message: reportMessage(lines, firstWrong, finished, work),
  };
}
