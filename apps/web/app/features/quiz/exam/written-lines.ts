import { checkSteps } from '@eszkerek/exercises/step-guard/check-steps';

export interface WrittenLine {
  text: string;
  /** What the Lépésőr says of a line of formulas; it leaves prose to the reader. */
  mark: 'right' | 'wrong' | null;
  /** Why a line does not follow. */
  message?: string;
}

/** A word of the solution's prose; names of functions and units are shorter. A capital names a point, a length, an area: no unknown. */
const PROSE = /\p{L}{4,}|\p{Lu}(?!\()/u;
/** `AD = 21·28/35 = 16,8 cm`, `BC² = …`: what stands after the name. */
const NAMED = /^(?:∢\s*)?\p{Lu}[\p{Lu}\d']*\s*(?:\^\s*2|²)?\s*=\s*(.+)$/u;
/** Only numbers and signs, perhaps a unit at the end. */
const COMPUTED = /^[^\p{L}]+(?:[cdmk]?m[²³]?|°)?$/u;

/** The computation of a named quantity, alone: lines about different quantities do not follow from each other. */
function readNamed(text: string): WrittenLine {
  const rest = NAMED.exec(text)?.[1] ?? '';
  const status = rest.includes('=') && COMPUTED.test(rest) ? checkSteps([rest], {}).lines[0]?.status : undefined;
  return { text, mark: status === 'right' || status === 'wrong' ? status : null };
}

/** `d = 3·4/5 = 2,4`: a quantity by its small letter, computed at once. */
const SMALL_NAMED = /^(\p{Ll})\s*=\s*([^\p{L}]*=.+)$/u;
const SOLVED = /^\p{Ll}\s*=\s*[^\p{L}=]+$/u;
const LABEL = /^\(?[a-h]\)/u;
const RELATION = /[=<>≤≥]/;

/** Whether a line goes on with the chain. A new part of the task, another equation after the solved one, or a computation aside does not. */
function follows(line: string, chain: readonly string[]): boolean {
  const before = chain.at(-1);
  if (before === undefined || line.startsWith('=')) return true;
  if (LABEL.test(line) || RELATION.test(line) !== RELATION.test(before)) return false;
  if (SOLVED.test(before) && !SOLVED.test(line)) return false;
  const aside = (text: string) => RELATION.test(text) && COMPUTED.test(text);
  return !aside(line) && !aside(before);
}

/** What stands after the letter of a quantity that the chain does not speak of. */
function computedAside(line: string, chain: readonly string[]): boolean {
  const [, name = '', rest = ''] = SMALL_NAMED.exec(line) ?? [];
  return COMPUTED.test(rest) && !chain.some(other => other.includes(name));
}

/** The lines of a written solution. Lines of formulas that follow each other are checked as one chain. */
export function readLines(text: string): WrittenLine[] {
  const lines = text.split('\n').map(line => line.trim());
  const read: WrittenLine[] = [];
  let chain: string[] = [];
  const close = () => {
    const { lines: checked } = checkSteps(chain, {});
    read.push(
      ...chain.map((line, i): WrittenLine => {
        const { status, message } = checked[i] ?? {};
        if (status === 'wrong') return { text: line, mark: status, ...(message ? { message } : {}) };
        return { text: line, mark: status === 'right' ? status : null };
      }),
    );
    chain = [];
  };
  for (const line of lines) {
    if (line && !PROSE.test(line)) {
      const aside = computedAside(line, chain);
      if (chain.length > 0 && (aside || !follows(line, chain))) close();
      chain.push(line);
      if (aside) close();
      continue;
    }
    if (chain.length > 0) close();
    if (line) read.push(readNamed(line));
  }
  if (chain.length > 0) close();
  return read;
}
