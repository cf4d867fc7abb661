import type { FirstRight } from '@eszkerek/contract/first-right';

interface Try {
  user_id: string | null;
  status: string;
}

/** Counts by question. Rows are first tries in the order of time: of a pupil who met a question again, the first one counts. */
export const countFirstTries = <T extends Try>(rows: readonly T[], keyOf: (row: T) => string): Map<string, FirstRight & { tries: T[] }> => {
  const counts = new Map<string, FirstRight & { tries: T[] }>();
  for (const [key, same] of Map.groupBy(rows, keyOf)) {
    const tries = [...new Map(same.toReversed().map(row => [row.user_id, row])).values()];
    counts.set(key, { pupils: tries.length, right: tries.filter(({ status }) => status === 'correct').length, tries });
  }
  return counts;
};
