import type { SheetGroup } from '@eszkerek/contract/sheet-code';
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
}

/** Every page as it is printed: the sheets, then the keys. */
export function Papers({ groups, urlOf, ...shared }: PapersProps) {
  const { key } = shared.options;
  return (
    <section className={styles.pages} aria-label="Nyomtatási kép">
      {groups.map(({ group, tasks }) => (
        <SheetPaper key={group} group={group} tasks={tasks} url={urlOf(group)} {...shared} />
      ))}
      {key && <KeyTable groups={groups} {...shared} />}
      {key && groups.map(({ group, tasks }) => <KeyPaper key={group} group={group} tasks={tasks} {...shared} />)}
    </section>
  );
}
