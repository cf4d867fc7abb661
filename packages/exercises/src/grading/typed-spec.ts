import type { z } from 'zod';
import type { checkCode, QuestionOf } from '../questions/schema.ts';
import { readUnit } from '../reader/unit.ts';
import type { answerForm } from '../types/numeric/schema.ts';
import { sourceText } from './source-text.ts';

export type CheckCode = z.output<typeof checkCode>;
export type Pattern = {
  readonly value: string;
  readonly tolerance?: string;
  readonly misconception?: string;
  readonly explanation: string;
};

/** What a typed answer is held against: a numeric question, a number line or one blank. */
export type TypedSpec = {
  readonly answer: string;
  readonly check: CheckCode;
  readonly accepted: readonly string[];
  readonly patterns: readonly Pattern[];
  readonly tolerance?: string;
  readonly unit?: string;
  /** The unit stands behind the box: a number in another one does not fit there. */
  readonly unitPrinted?: boolean;
  readonly lowest?: boolean;
  readonly percent?: boolean;
  /** The form the question asks for. */
  readonly form?: z.output<typeof answerForm>;
  /** The text of the question: its words may stand beside the answer. */
  readonly task?: string;
  /** What is written on its figure. */
  readonly shown?: string;
  /** Author's texts for the right, the right but reducible and any other answer. */
  readonly right?: string;
  readonly notLowest?: string;
  readonly other?: string;
  /** In practice a foreseen mistake is explained even when its form would be asked back; in a test that would leak the key. */
  readonly practice?: boolean;
  /** A number line below 1000 cannot mean thousands by `1.125`. */
  readonly dot: 'ask' | 'decimal';
};

type WrittenPattern = NonNullable<QuestionOf<'numeric'>['feedback']>['patterns'][number];

/** One pattern for each value of a class. */
export const spreadPatterns = (patterns: readonly WrittenPattern[] = []): Pattern[] =>
  patterns.flatMap(({ also = [], ...pattern }) => [pattern, ...also.map(value => ({ ...pattern, value }))]);

const writtenOn = (figure: unknown): string =>
  [...JSON.stringify(figure ?? '').matchAll(/"label":"([^"]*)"/g)].map(([, text]) => text).join('; ');

export const numericSpec = (q: QuestionOf<'numeric'>): TypedSpec => ({
  answer: q.answer,
  check: q.check,
  accepted: q.accepted ?? [],
  patterns: spreadPatterns(q.feedback?.patterns),
  tolerance: q.tolerance,
  unit: q.unit,
  lowest: q.lowest,
  percent: q.percent,
  form: q.form,
  task: sourceText(q.question),
  ...(q.figure ? { shown: writtenOn(q.figure) } : {}),
  right: q.feedback?.correct,
  notLowest: q.feedback?.notLowest,
  other: q.feedback?.other,
  dot: 'ask',
});

export const numberLineSpec = (q: QuestionOf<'numberLine'>): TypedSpec => ({
  answer: q.answer,
  // A key such as 2,5 is one number here, never the point (2; 5).
  check: 'NUM',
  accepted: [],
  patterns: spreadPatterns(q.feedback?.patterns).map(p => ({ ...p, tolerance: p.tolerance ?? q.tolerance })),
  tolerance: q.tolerance,
  right: q.feedback?.correct,
  other: q.feedback?.other,
  dot: Math.max(Math.abs(q.line.min), Math.abs(q.line.max)) < 1000 ? 'decimal' : 'ask',
});

type Blank = QuestionOf<'fillSteps'>['blanks'][number];

/** Without a code the content tells: a number is wanted exactly, a lone sign or a word as it stands, letters as an expression. */
function inferCheck(answer: string): CheckCode {
  if (/^[-+*/:·<>=≤≥≠|∈∉]+$/.test(answer) || /\p{L}{3,}|^\p{L}{2,}$/u.test(answer)) return 'TXT';
  return /[a-zA-Z]/.test(answer) ? 'EXPR' : 'FRAC';
}

/** The unit that is printed after the blank: `[a] Ft`, `$[a]\\%$`. */
function printedUnit(template: string, id: string): string | undefined {
  const after = template
    .slice(template.indexOf(`[${id}]`) + id.length + 2)
    .replace(/\\(?:text|mathrm)\{([^}]*)\}/g, '$1')
    .replace(/\\%/g, '%')
    .replace(/^(?:\\[,; ]|[$\s~])+/, '');
  const word = /^[\p{L}%‰°][\p{L}%‰°²³/·-]*/u.exec(after)?.[0];
  return word && readUnit(word) ? word : undefined;
}

export function blankSpec(blank: Blank, template: string): TypedSpec {
  const printed = printedUnit(sourceText(template), blank.id);
  return {
    answer: blank.answer,
    check: blank.check ?? inferCheck(blank.answer),
    accepted: blank.accepted ?? [],
    patterns: blank.wrong,
    tolerance: blank.tolerance,
    unit: blank.unit ?? printed,
    ...(printed ? { unitPrinted: true } : {}),
    lowest: blank.lowest,
    percent: blank.percent,
    form: blank.form,
    other: blank.other,
    dot: 'ask',
  };
}
