import { Branch } from '@eszkerek/ui/branch.tsx';
import type { ReactNode } from 'react';
import { text } from '../text/common.ts';

interface TreePage {
  slug: string;
  subject: string | null;
  unit: string;
  unit_title: string;
}

interface PageTreeProps<T> {
  /** In the order of the curriculum. */
  pages: readonly T[];
  open: boolean;
  subjectNote: (pages: readonly T[]) => string;
  unitNote: (pages: readonly T[]) => string;
  row: (page: T) => ReactNode;
}

const subjectNames: Readonly<Record<string, string>> = text.subjects;

/** Subject by subject, unit by unit, to choose pages from. */
export function PageTree<T extends TreePage>({ pages, open, subjectNote, unitNote, row }: PageTreeProps<T>) {
  return [...Map.groupBy(pages, page => page.subject ?? '')].map(([subject, own]) => (
    // Keyed by its first state: a narrowed tree opens, a whole one starts closed.
    <Branch
      key={`${subject}/${open}`}
      open={open}
      subject={subject}
      title={<b>{subjectNames[subject] ?? 'Egyéb'}</b>}
      note={subjectNote(own)}
    >
      {[...Map.groupBy(own, page => page.unit)].map(([unit, list]) => (
        <Branch key={unit} open={open} title={<span>{list[0]?.unit_title}</span>} note={unitNote(list)}>
          <ul>
            {list.map(page => (
              <li key={page.slug}>{row(page)}</li>
            ))}
          </ul>
        </Branch>
      ))}
    </Branch>
  ));
}
