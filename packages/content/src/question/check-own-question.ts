import { type Question, question as questionSchema } from '@eszkerek/exercises/questions/schema';
import { mapTexts } from '@eszkerek/exercises/questions/texts';
import { visit } from 'unist-util-visit';
import { parseText } from '../markdown/parse.ts';
import type { RuleName } from '../rules.ts';
import { checkFigures } from './check-figures.ts';
import { checkQuestion } from './check-question.ts';
import type { MisconceptionUse, QuestionContext } from './question-context.ts';

type Path = readonly (string | number)[];

export interface OwnFault {
  rule: RuleName;
  path: Path;
}

export interface OwnCheck {
  /** Absent when the question does not have the shape of its type. */
  question?: Question;
  faults: OwnFault[];
  misconceptions: readonly string[];
}

/** Definitions, boxes of any size and addresses: KaTeX is safe with them, the page around the formula is not. */
const REFUSED_TEX =
  /\\(?:def|gdef|let|newcommand|renewcommand|providecommand|rule|kern|mkern|hskip|hspace|raisebox|href|url|html\w*|include\w*)(?![a-zA-Z])/;

const LINES = 10_000;

/** Nobody reviews what a teacher writes before pupils see it: no links and pictures, whatever sanitising would let through. */
const checkMarkup = (text: string, fault: (rule: RuleName) => void): void =>
  visit(parseText(text), node => {
    if (node.type === 'link' || node.type === 'linkReference' || node.type === 'image' || node.type === 'imageReference') fault('link');
    if ((node.type === 'inlineMath' || node.type === 'math') && 'value' in node && REFUSED_TEX.test(node.value)) fault('latex');
  });

/** The checks of the bank's questions over one that a teacher wrote, without those that need the whole content. */
export const checkOwnQuestion = (written: unknown): OwnCheck => {
  const parsed = questionSchema.safeParse(written);
  if (!parsed.success) {
    const paths = parsed.error.issues.map(issue => issue.path.filter(key => typeof key !== 'symbol'));
    return { faults: paths.map(path => ({ rule: 'schema', path })), misconceptions: [] };
  }
  const question = parsed.data;
  const faults: OwnFault[] = [];
  const paths: Path[] = [];
  // Checks report lines of a file. Here each path has lines of its own: more than a text can have.
  const context: QuestionContext = {
    place: 'test',
    words: new Map(),
    lineOf: path => (paths.push(path) - 1) * LINES + 1,
    report: (rule, line) => void faults.push({ rule, path: paths[Math.floor((line - 1) / LINES)] ?? [] }),
  };
  mapTexts(question, (text, path) => {
    checkMarkup(text, rule => faults.push({ rule, path }));
    return text;
  });
  const uses: MisconceptionUse[] = checkQuestion(question, context);
  checkFiguresSafely(question, context);
  return { question, faults, misconceptions: uses.map(({ id }) => id) };
};

/** A drawing may fail in ways that a reviewed figure never does. */
const checkFiguresSafely = (question: Question, context: QuestionContext): void => {
  try {
    checkFigures(question, context);
  } catch {
    context.report('figure', context.lineOf(['figure']), 'the figure cannot be drawn');
  }
};
