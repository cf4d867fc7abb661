import type { BoardView } from '@eszkerek/contract/live-shapes';

type Bar = BoardView['votes'][number]['bars'][number];
interface Vote<Of extends Bar> {
  bars: Of[];
}

/** The same answer in every round; ids of typed answers are only places. */
export const keyOf = ({ letter, label }: Bar): string => letter ?? label;

/** Every bar of any round, in the order of the newest one. */
export const barsOf = <Of extends Bar>(votes: readonly Vote<Of>[]): Of[] => {
  const newest = votes.at(-1)?.bars ?? [];
  const known = new Set(newest.map(keyOf));
  return [...newest, ...votes.flatMap(({ bars }) => bars).filter(bar => !known.has(keyOf(bar)))];
};

export const countIn = ({ bars }: Vote<Bar>, key: string): number => bars.find(bar => keyOf(bar) === key)?.count ?? 0;
