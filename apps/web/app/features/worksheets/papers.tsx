import type { SheetGroup } from '@eszkerek/contract/sheet-code';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { useEffect } from 'react';
import { pageFoot } from './page-foot.ts';
import { type GroupTasks, KeyPaper, KeyTable, SheetPaper } from './paper.tsx';
import type { SheetOptions } from './sheet-options.ts';
import styles from './worksheets.module.css';

interface PapersProps {
  groups: readonly GroupTasks[];
  title: string;
  seed: string;
  options: SheetOptions;
  /** Where the pupils of a group check their answers. */
  urlOf: (group: SheetGroup) => string;
  /** How many pages a pupil of the first group gets. */
  onPages: (pages: number) => void;
}

/** Where „Megnézem” jumps. */
export const PAPERS = 'nyomtatasi-kep';

/** Rules that hold the code of the sheet: no stylesheet can name it. */
function usePrintRules(rules: string): void {
  useEffect(() => {
    // Safari before 16.4 has none, and no feet of pages either.
    if (document.adoptedStyleSheets === undefined) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    };
  }, [rules]);
}

/** Every page as it is printed: the sheets, then the keys. */
export function Papers({ groups, urlOf, onPages, ...shared }: PapersProps) {
  const { key } = shared.options;
  usePrintRules(
    pageFoot(
      groups.map(({ group }) => group),
      shared.seed,
    ),
  );
  return (
    <section id={PAPERS} tabIndex={-1} className={cx(layoutStyles.stack, styles.pages)} aria-label="Nyomtatási kép">
      {groups.map(({ group, tasks }, place) => (
        <SheetPaper key={group} group={group} tasks={tasks} url={urlOf(group)} onPages={place === 0 ? onPages : undefined} {...shared} />
      ))}
      {key !== 'none' && <KeyTable groups={groups} {...shared} />}
      {key === 'steps' &&
        groups.map(({ group, tasks }) => <KeyPaper key={group} group={group} tasks={tasks} seed={shared.seed} options={shared.options} />)}
    </section>
  );
}
