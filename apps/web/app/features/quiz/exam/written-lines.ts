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
      chain.push(line);
      continue;
    }
    if (chain.length > 0) close();
    if (line) read.push(readNamed(line));
  }
  if (chain.length > 0) close();
  return read;
}
