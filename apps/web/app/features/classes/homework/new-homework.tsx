import type { AssignablePage } from '@eszkerek/contract/class-homework';
import type { SchoolClass } from '@eszkerek/contract/classes';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { PickBar } from '@eszkerek/ui/pick-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import type { Period } from '../period.ts';
import styles from './homework.module.css';
import { HomeworkForm } from './homework-form.tsx';
import { PagePicker } from './page-picker.tsx';

interface NewHomeworkProps {
  schoolClass: SchoolClass;
  /** Pages the teacher came from. */
  slugs: readonly string[];
  /** Only for those who made this mistake. */
  misconception: string | null;
  period: Period;
  /** Only for this one. */
  pupil: string | null;
}

/** Pages on one side, who gets them and until when on the other. */
export function NewHomework({ schoolClass, slugs: initial, misconception, period, pupil }: NewHomeworkProps) {
  const [slugs, setSlugs] = useState<readonly string[]>(initial);
  const pages = useQuery(api.classes.pages.query({ params: { id: schoolClass.id } }));
  const chosen = slugs.flatMap(slug => pages.data?.pages.find(page => page.slug === slug) ?? []);
  const toggle = ({ slug }: Pick<AssignablePage, 'slug'>) =>
    setSlugs(before => (before.includes(slug) ? before.filter(other => other !== slug) : [...before, slug]));
  return (
    <div className={cx(layoutStyles.stack, styles.columns)}>
      <section className={cx(panelStyles.panel, styles.side)} aria-label="Mit adsz ki?">
        <PagePicker
          classId={schoolClass.id}
          className={schoolClass.class_name}
          pupils={schoolClass.student_count}
          chosen={slugs}
          onToggle={toggle}
        />
        {chosen.length > 0 && (
          <PickBar action="Tovább" goal="ezt-adom-ki">
            {chosen.length} kiválasztva
          </PickBar>
        )}
      </section>
      <section className={cx(panelStyles.panel, styles.side, styles.give)} aria-labelledby="ezt-adom-ki">
        <HomeworkForm
          classId={schoolClass.id}
          pages={chosen}
          misconception={misconception}
          period={period}
          pupil={pupil}
          onDrop={toggle}
          onGiven={() => setSlugs([])}
        />
      </section>
    </div>
  );
}
