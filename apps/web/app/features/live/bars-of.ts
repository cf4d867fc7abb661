import type { BoardView } from '@eszkerek/contract/live-shapes';
import { OTHER_ANSWERS } from '@eszkerek/contract/live-words';

type Bar = BoardView['votes'][number]['bars'][number];

/** An answer with its votes, round by round. */
interface Row<Of extends Bar> {
  key: string;
  bar: Of;
  counts: number[];
}

/** The joined rest of typed answers, which is no answer itself. */
export const isOthers = ({ bar }: { bar: Bar }): boolean => bar.id === OTHER_ANSWERS.id;

/** The same answer has the same key in every round; ids of typed answers are only places. No answer is empty. */
const keyOf = (bar: Bar): string => (isOthers({ bar }) ? '' : (bar.letter ?? bar.label));
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Every answer of any round, in the order of the newest one. */
export const rowsOf = <Of extends Bar>(votes: readonly { bars: Of[] }[]): Row<Of>[] => {
  const bars = votes.toReversed().flatMap(vote => vote.bars);
  const first = new Map(bars.toReversed().map(bar => [keyOf(bar), bar]));
  const rows = bars
    .filter(bar => first.get(keyOf(bar)) === bar)
    .map(bar => ({
      key: keyOf(bar),
      bar,
      counts: votes.map(vote => vote.bars.find(other => keyOf(other) === keyOf(bar))?.count ?? 0),
    }));
  return rows.toSorted((a, b) => Number(isOthers(a)) - Number(isOthers(b)));
};

/** At most so many rows: of typed answers the rarest are one row, but never those to be `kept`. */
export const withOthers = <Of extends Bar>(rows: Row<Of>[], most: number, kept: ReadonlySet<string>): Row<Of>[] => {
  if (rows.length <= most || rows.some(({ bar }) => bar.letter !== null)) return rows;
  const ranked = rows
    .filter(row => !isOthers(row))
    .toSorted((a, b) => Number(kept.has(b.key)) - Number(kept.has(a.key)) || sum(b.counts) - sum(a.counts));
  const shown = new Set(ranked.slice(0, most - 1));
  const rest = rows.filter(row => !shown.has(row));
  return [
    ...rows.filter(row => shown.has(row)),
    ...rest.slice(0, 1).map(({ bar, counts }) => ({
      key: '',
      bar: { ...bar, ...OTHER_ANSWERS },
      counts: counts.map((_, round) => sum(rest.map(row => row.counts[round] ?? 0))),
    })),
  ];
};
