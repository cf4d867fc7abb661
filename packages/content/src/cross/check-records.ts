import { type Fault, reportInto } from '../fault.ts';
import { filesOf, type Library } from '../library.ts';
import type { CheckRecord } from '../registry/record.ts';

export interface OpenItem {
  slug: string;
  file: string;
  id: string;
  hash: string;
  line: number;
  state: 'unchecked' | 'changed' | 'disagreed';
}

/** Items nobody has solved independently in their present form. */
export function openItems(library: Library): OpenItem[] {
  const records = new Map<string, CheckRecord>(filesOf(library, 'record').map(({ placed, draft }) => [placed.stem, draft?.entries ?? {}]));
  return library.files.flatMap(({ file, placed, draft }) => {
    if (!draft || !placed || !('items' in draft)) return [];
    const record = records.get(placed.stem) ?? {};
    return draft.items.flatMap((item): OpenItem[] => {
      const entry = record[item.id];
      const open = { slug: placed.stem, file, ...item };
      if (!entry) return [{ ...open, state: 'unchecked' }];
      if (entry.hash !== item.hash) return [{ ...open, state: 'changed' }];
      return entry.result === 'disagreed' ? [{ ...open, state: 'disagreed' }] : [];
    });
  });
}

export function checkRecords(library: Library): Fault[] {
  const faults: Fault[] = [];
  for (const { file, id, line, slug, state } of openItems(library)) {
    const report = reportInto(faults, file);
    if (state === 'disagreed') report('checked-failed', line, `${id}: the solver got another answer`);
    else
      report(
        'unchecked',
        line,
        `${id} of ${slug} ${state === 'changed' ? 'has changed since it was solved' : 'was not solved independently'}`,
      );
  }
  return faults;
}
