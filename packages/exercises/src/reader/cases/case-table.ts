import type { TypedSpec } from '../../grading/typed-spec.ts';

/** `near`: half a point; `asked`: sent back with how to write it, not stored, costs nothing. */
export type Verdict = 'correct' | 'near' | 'incorrect' | 'asked';
export type Case = {
  readonly typed: string;
  readonly spec: TypedSpec;
  readonly verdict: Verdict;
  readonly reason: string;
  readonly line: string;
};

const VERDICTS: readonly string[] = ['correct', 'near', 'incorrect', 'asked'] satisfies Verdict[];
const CODES: readonly string[] = ['INT', 'NUM', 'FRAC', 'SET', 'TXT', 'PT', 'INTV', 'EXPR'];
const isVerdict = (text: string): text is Verdict => VERDICTS.includes(text);
const isCode = (text: string): text is TypedSpec['check'] => CODES.includes(text);

/** `INT unit=cm form=decimal tol=0,1 lowest percent q=The question` */
function readSpec(key: string, text: string): TypedSpec {
  const [head = '', task] = text.split(/ ?q=/);
  const words = head.split(' ').filter(Boolean);
  const code = words.find(isCode) ?? 'NUM';
  const option = (name: string): string | undefined => words.find(w => w.startsWith(`${name}=`))?.slice(name.length + 1);
  return {
    answer: key,
    check: code,
    accepted: [],
    patterns: [],
    dot: 'ask',
    ...(task ? { task } : {}),
    ...(option('unit') ? { unit: option('unit') } : {}),
    ...(option('tol') ? { tolerance: option('tol') } : {}),
    ...(option('form') ? { form: option('form') as TypedSpec['form'] } : {}),
    ...(words.includes('lowest') ? { lowest: true } : {}),
    ...(words.includes('percent') ? { percent: true } : {}),
  };
}

/** One case a line: `typed | key | code and options | verdict | reason`. */
export function caseTable(table: string): Case[] {
  return table
    .split('\n')
    .filter(line => line.includes(' | '))
    .map(line => {
      const parts = line.split(' | ');
      const [typed = '', key = '', spec = '', verdict = '', reason = ''] = parts;
      const found = verdict.trim();
      if (parts.length !== 5 || !isVerdict(found)) throw new Error(`not a case: ${line}`);
      return { typed, spec: readSpec(key.trim(), spec.trim()), verdict: found, reason: reason.trim(), line: line.trim() };
    });
}
