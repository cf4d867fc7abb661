import { checkSteps } from '@eszkerek/exercises/step-guard/check-steps';

export interface WrittenLine {
  text: string;
  /** What the Lépésőr says of a line of formulas; it leaves prose to the reader. */
  mark: 'right' | 'wrong' | null;
  /** Why a line does not follow. */
  message?: string;
}

/** A word of the solution's prose; names of functions and units are shorter. */
const PROSE = /\p{L}{4,}/u;

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
    if (line) read.push({ text: line, mark: null });
  }
  if (chain.length > 0) close();
  return read;
}
