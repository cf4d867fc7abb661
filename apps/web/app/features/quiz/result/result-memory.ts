import { createStored } from '../../../lib/stored.ts';

/** What a finished round looked like: ids of the questions asked, and of those that were right. */
export interface RoundResult {
  attempt: string;
  account: string;
  asked: readonly string[];
  right: readonly string[];
}

interface Rounds {
  last: RoundResult;
  before?: RoundResult;
}

const isRounds = (value: unknown): value is Rounds => typeof value === 'object' && value !== null && 'last' in value;

/** The last two rounds of each page on this device, so that the result can say what became better. */
const rounds = createStored<Readonly<Record<string, Rounds>>>('quizRounds', {
  initial: {},
  parse: text => {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.fromEntries(Object.entries(value).filter((pair): pair is [string, Rounds] => isRounds(pair[1])));
  },
  print: JSON.stringify,
});

const KEEP = 40;

/** Remembers the round and answers the one before it; the same result shown again changes nothing. */
export function rememberRound(slug: string, round: RoundResult): RoundResult | null {
  const { [slug]: known, ...others } = rounds.get();
  if (known?.last.attempt === round.attempt) return known.before ?? null;
  const before = known?.last.account === round.account ? known.last : undefined;
  rounds.set(Object.fromEntries([...Object.entries(others).slice(1 - KEEP), [slug, { last: round, before }]]));
  return before ?? null;
}
